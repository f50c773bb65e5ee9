/** What a line looks like to the signs' classifier: hashed words, pairs and gaps, and the line it answers. */
import { SIGN_WORDS } from './content/sign-words';
import { plain, sentences } from './text';

export const SIGNS = ['declined', 'minor', 'caring', 'threat', 'sexual', 'hate'] as const;
export type SignName = (typeof SIGNS)[number];

/** Number of buckets the features are hashed into; the weights are made for exactly this number. */
export const BUCKETS = 1 << 15;

const YOUNG_WORDS = /^(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)$/;

/** Numbers by what they may mean here: an age under 18, an adult's, a birth year, a time, anything else. */
function numberClass(digits: string): string {
  const n = Number(digits);
  if (digits.length === 4) return n >= 2009 && n <= 2016 ? '#born' : '#year';
  if (n >= 10 && n <= 17) return '#young';
  return n >= 18 && n <= 99 ? '#grown' : '#n';
}

/** Folded words, numbers by class, question and exclamation marks, emoji. */
export function tokens(text: string): string[] {
  const folded = plain(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\d{1,2}[:.h]\d{2}/g, ' #time ');
  const found = folded.match(/#time|\d+|[\p{L}]+(?:'\p{L}+)?|[?!]|\p{Extended_Pictographic}/gu) ?? [];
  return found.slice(0, 160).map((t) => (/^\d/.test(t) ? numberClass(t) : t));
}

/** Classes of a word; prefixes are looked up by their first letters. */
const WHOLE = new Map<string, string[]>();
const PREFIXES: [string, string][] = [];
for (const [name, list] of Object.entries(SIGN_WORDS)) {
  for (const w of list.split(/\s+/)) {
    if (w.endsWith('*')) PREFIXES.push([w.slice(0, -1), name]);
    else WHOLE.set(w, [...(WHOLE.get(w) ?? []), name]);
  }
}
const known = new Map<string, readonly string[]>();

export function classesOf(word: string): readonly string[] {
  const hit = known.get(word);
  if (hit) return hit;
  const bare = word.replace(/'s$/, '');
  const out = new Set<string>(WHOLE.get(word) ?? WHOLE.get(bare) ?? []);
  for (const [prefix, name] of PREFIXES) if (bare.startsWith(prefix)) out.add(name);
  const list = [...out];
  if (known.size < 20_000) known.set(word, list);
  return list;
}

/** How far apart two words may stand and still say something together. */
const REACH = 6;

function bucket(feature: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) h = Math.imul(h ^ feature.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  return (h >>> 0) % BUCKETS;
}

/**
 * A message's features. `before` is what the other one wrote right before it, '' when nothing: '15' is an age after
 * 'how old are you?' only.
 */
export function featureNames(text: string, before: string): Set<string> {
  const out = new Set<string>();
  const add = (feature: string) => out.add(feature);
  const own = ['^', ...tokens(text), '$'];
  for (let i = 0; i < own.length; i++) {
    const t = own[i] ?? '';
    const next = own[i + 1];
    if (t !== '^' && t !== '$') {
      add(t);
      // The start of a long word stands for its forms and most of its typos.
      if (t.length > 5) add(`${t.slice(0, 5)}-`);
      if (YOUNG_WORDS.test(t)) add('#young');
    }
    if (next !== undefined) add(`${t} ${next}`);
  }
  const classes = own.map((t) => (t === '^' || t === '$' ? [] : classesOf(t)));
  for (let i = 0; i < own.length; i++) {
    for (const a of classes[i] ?? []) {
      add(`@${a}`);
      for (let j = i + 1; j < Math.min(own.length, i + 1 + REACH); j++) {
        for (const b of classes[j] ?? []) {
          add(`@${a}>${b}`);
          if (j === i + 1) add(`@${a}+${b}`);
        }
      }
    }
  }
  const said = own.length - 2;
  add(said <= 2 ? 'len1' : said <= 5 ? 'len2' : said <= 12 ? 'len3' : 'len4');
  const asked = tokens(before).slice(-14);
  asked.forEach((t, i) => {
    add(`<${t}`);
    for (const c of classesOf(t)) add(`<@${c}`);
    const next = asked[i + 1];
    if (next !== undefined) add(`<${t} ${next}`);
  });
  if (asked.length === 0) add('<none');
  return out;
}

/** Buckets of a message's features. */
export function featuresOf(text: string, before: string): Set<number> {
  return new Set([...featureNames(text, before)].map(bucket));
}

/** What is looked at one by one: each sentence, each message, and all of a run together. */
export function unitsOf(messages: readonly string[]): string[] {
  const all = new Set<string>();
  for (const m of messages) {
    for (const s of sentences(m)) all.add(s);
    all.add(m);
  }
  if (messages.length > 1) all.add(messages.join('\n'));
  return [...all];
}
