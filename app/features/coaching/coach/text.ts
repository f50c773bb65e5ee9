/** Words, sentences and seeded chance: what the rest of the coach is made of. */

/** Straight quotes and composed letters, so that one pattern meets every keyboard. */
export function straighten(text: string): string {
  // Most texts need nothing of it.
  if (!/`|[^ -~]| {8}/.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201B\u02BC`\u00B4]/g, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/\s{8,}/g, (gap) => (gap.includes('\n') ? '\n\n' : '  '));
}

const SHORTHAND: Record<string, string> = {
  u: 'you',
  ya: 'you',
  r: 'are',
  ur: 'your',
  im: "i'm",
  ive: "i've",
  ill: "i'll",
  id: "i'd",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  youre: "you're",
  theyre: "they're",
  thats: "that's",
  whats: "what's",
  wheres: "where's",
  hows: "how's",
  whos: "who's",
  whens: "when's",
  lets: "let's",
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  wyd: 'what are you doing',
  wbu: 'what about you',
  hbu: 'how about you',
  hbt: 'how about',
  wdym: 'what do you mean',
  wdyt: 'what do you think',
  hru: 'how are you',
  hw: 'how',
  teh: 'the',
  yuo: 'you',
  waht: 'what',
  watd: 'what do',
  adn: 'and',
  liek: 'like',
  cnat: "can't",
  moveis: 'movies',
  nw: 'now',
  jst: 'just',
  tht: 'that',
  wht: 'what',
  thnik: 'think',
  wat: 'what',
  gna: 'going to',
  shud: 'should',
  cud: 'could',
  wya: 'where are you at',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tonite: 'tonight',
  '2nite': 'tonight',
  '2day': 'today',
  '2moro': 'tomorrow',
  wknd: 'weekend',
  wkend: 'weekend',
  rn: 'right now',
  fav: 'favorite',
  fave: 'favorite',
  favourite: 'favorite',
  favorites: 'favorite',
  favourites: 'favorite',
  plz: 'please',
  pls: 'please',
  thx: 'thanks',
  ty: 'thank you',
  sry: 'sorry',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  cos: 'because',
  prolly: 'probably',
  rly: 'really',
  sth: 'something',
  smth: 'something',
  abt: 'about',
  w: 'with',
  bf: 'boyfriend',
  gf: 'girlfriend',
  bday: 'birthday',
  y: 'why',
  k: 'ok',
  kk: 'ok',
  okay: 'ok',
  okey: 'ok',
  sat: 'saturday',
  thurs: 'thursday',
  thur: 'thursday',
  tues: 'tuesday',
  definately: 'definitely',
  freinds: 'friends',
  freind: 'friend',
  realy: 'really',
  doin: 'doing',
  goin: 'going',
  nothin: 'nothing',
  somethin: 'something',
  thinkin: 'thinking',
  workin: 'working',
  heyy: 'hey',
  heyyy: 'hey',
  hii: 'hi',
  hiii: 'hi',
  beleive: 'believe',
  intrested: 'interested',
  intersted: 'interested',
  interessted: 'interested',
  relatonship: 'relationship',
  relationshp: 'relationship',
};

/**
 * The text as the patterns read it: lower case, shorthand written out, typing marks kept.
 * Only for understanding; nothing of it is ever shown.
 */
export function plain(text: string): string {
  return straighten(text)
    .toLowerCase()
    .replace(/[a-z0-9']+/g, (word) => (Object.hasOwn(SHORTHAND, word) ? (SHORTHAND[word] ?? word) : word))
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** As much of a text as the patterns are tried on: its end, where questions and news stand. Keeps them quick on any input. */
export function ending(text: string, most: number): string {
  return text.length > most ? text.slice(text.indexOf(' ', text.length - most) + 1) : text;
}

export function words(text: string): string[] {
  return (
    straighten(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  );
}

export function countWords(text: string): number {
  return words(text).length;
}

/** A rough stem: enough to see that 'hiked' and 'hiking' are one thing. */
export function stem(word: string): string {
  let w = word.replace(/'(s|re|ve|ll|d|m|t)$/, '');
  if (w.length > 4 && w.endsWith('ies')) w = `${w.slice(0, -3)}y`;
  else if (w.length > 3 && w.endsWith('s') && !w.endsWith('ss') && !w.endsWith('us')) w = w.slice(0, -1);
  if (w.length > 5 && w.endsWith('ing')) w = w.slice(0, -3);
  else if (w.length > 4 && w.endsWith('ed')) w = w.slice(0, -2);
  if (w.length > 3 && w.endsWith('e')) w = w.slice(0, -1);
  if (w.length > 3 && w.at(-1) === w.at(-2)) w = w.slice(0, -1);
  return w;
}

const FUNCTION_WORDS = new Set(
  `a an the and or but so if then than that this these those there here to of in on at by for with from into about as up down out
  off over under again just only even very too also really quite pretty kinda kind sort bit lot lots much many more most some any
  all both each every other another no not yes yeah yep nah nope ok okay oh ah hmm hm well like i me my mine myself you your yours
  yourself he him his she her hers it its we us our they them their who whom what which when where why how is am are was were be
  been being do does did done doing have has had having will would can could should shall may might must i'm i've i'll i'd you're
  you've you'll you'd it's that's what's there's he's she's we're they're don't doesn't didn't can't won't isn't aren't wasn't
  couldn't wouldn't shouldn't haven't hasn't let's lets get got getting go going gone went come came coming make made know knew
  think thought say said tell told see saw seen look want wanted need needed thing things something anything nothing everything
  someone anyone one two day today now still yet ever never always maybe actually honestly literally basically probably haha hahaha
  lol lmao omg hey hi hello thanks thank please sorry good great nice cool fun right sure way time new old big little best better
  because since until while though although back own same such first last next few sound sounds feel feels love loved hope take
  took give gave keep put try tried start started guess mean means yours jaja jajaja xd ugh aw aww wow hahah heyy heyyy hii hiii hiya sup yess yesss nooo`.split(
    /\s+/,
  ),
);

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || LAUGHTER.test(word);
}

/** Stems of the words that carry meaning. */
export function contentStems(text: string): Set<string> {
  const out = new Set<string>();
  for (const w of words(text)) {
    if (w.length < 3 || FUNCTION_WORDS.has(w) || /^\d+$/.test(w)) continue;
    out.add(stem(w));
  }
  return out;
}

export function sentences(text: string): string[] {
  return straighten(text)
    .split(/(?<=[.!?])["')\]]*\s+|\n+|(?<=[?!])(?=\p{L})|(?<=\p{Extended_Pictographic}\uFE0F?)\s+(?=\p{Lu})/u)
    .map((s) => s.trim())
    .filter(Boolean);
}

const EMOJI = /\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|\uFE0F|\p{Emoji_Modifier})*/gu;

export function emojis(text: string): string[] {
  return text.match(EMOJI) ?? [];
}

export const LAUGHTER =
  /\b(?:(?:ba)?(?:ha){2,}h?|h[ae]h[ae]+h*|lo+l+|lmf?ao+|rofl|ja(?:ja)+|je(?:je)+|kk+k+|xd+|hihi+|mdr)\b|[😂🤣😹😆]/iu;

/** FNV-1a: the same text always gives the same seed. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

export type Chance = () => number;

/** Mulberry32: numbers in 0..1 that depend on the seed alone, so an answer can be repeated. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(rng: Chance, from: readonly T[]): T | undefined {
  return from[Math.floor(rng() * from.length)];
}

export function shuffled<T>(rng: Chance, from: readonly T[]): T[] {
  const out = [...from];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(rng() * (i + 1));
    const a = out[i] as T;
    out[i] = out[j] as T;
    out[j] = a;
  }
  return out;
}

export function capitalise(text: string): string {
  return text.replace(/^(["'(]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase());
}

/** Share of words two texts have in common (Jaccard over content stems, 0..1). */
export function overlap(a: string, b: string): number {
  return shareOf(contentStems(a), contentStems(b));
}

/** How much of all of two sets is in both, 0 to 1. */
export function shareOf<T>(x: ReadonlySet<T>, y: ReadonlySet<T>): number {
  let shared = 0;
  for (const w of x) if (y.has(w)) shared++;
  return shared / (x.size + y.size - shared || 1);
}

/** Her words turned round, so that 'my sister' can be said back to her as 'your sister'. */
export function flip(text: string): string {
  const swap: Record<string, string> = {
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    our: 'your',
    ours: 'yours',
    your: 'my',
    yours: 'mine',
    yourself: 'myself',
    i: 'you',
    me: 'you',
    "i'm": "you're",
    "i've": "you've",
    "i'll": "you'll",
    "i'd": "you'd",
    am: 'are',
    you: 'me',
  };
  // 'one you refuse to sell' is 'one I refuse to sell'
  return text.replace(
    /\b(one|things?|any\w+|some\w+|that|who|where|when|if) you\b|[A-Za-z']+/gi,
    (w, before) => (before ? `${before} I` : (swap[w.toLowerCase()] ?? w)),
  );
}

/** Non-empty lines of a template, so that tables of sentences read as plain text. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((l) => l.trim())
    .filter(Boolean);
}
