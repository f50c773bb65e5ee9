/**
 * The shield: before a text goes to a hosted model, what identifies people is replaced on this device, and
 * put back in the answer.
 */
import { AMBIGUOUS_NAMES, FIRST_NAMES } from './names';

export type HiddenKind = 'name' | 'handle' | 'phone' | 'email' | 'address' | 'link';

export interface Hidden {
  placeholder: string;
  original: string;
  kind: HiddenKind;
}

export interface Shielded {
  text: string;
  hidden: Hidden[];
  /** Puts the originals back into a model's answer, also when it changed a placeholder's case or brackets. */
  restore(answer: string): string;
}

interface Span {
  start: number;
  end: number;
  kind: HiddenKind;
}

/** Local parts are no longer than this, so that a row of letters is not gone over again from each of them. */
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const SPOKEN_EMAIL =
  /[\p{L}\p{N}._-]{1,64}\s?(?:\(at\)|\[at\])\s?[\p{L}\p{N}-]+\s?(?:\(dot\)|\[dot\]|\.)\s?(?:com|net|org|de|co\.uk|io|fr|es)\b/giu;
/** 'ana dot ruiz at gmail dot com': said, not written. */
const WORDED_EMAIL =
  /[\p{L}\p{N}_-]{1,64}(?:\s(?:dot|punto|punkt|point|ponto)\s[\p{L}\p{N}_-]+)*\s(?:at|arroba|chiocciola|arobase)\s[\p{L}\p{N}-]+(?:\s(?:dot|punto|punkt|point|ponto)\s(?:com|net|org|de|co|uk|io|fr|es|it|pt|br|me)|\.(?:com|net|org|de|co\.uk|io|fr|es|it|br|me))+\b/giu;
const IBAN = /\b[A-Z]{2}\d{2}(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,3})?\b/gu;
/** A number plate or a code, only where it is called one. */
const PLATE =
  /\b(?:plate|number plate|licen[cs]e plate|reg|registration|kennzeichen|matr[ií]cula|plaque|targa|passport|passport number|booking code|door code|gate code)\s*(?:number\s*)?(?:is|:|=)\s*([A-Z]{1,3}[\s-]?[A-Z\d]{1,4}[\s-]?[A-Z\d]{0,5}\d[A-Z\d]*|\d{4,8})/giu;
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"]+|\b(?:instagram|facebook|fb|twitter|x|t|tiktok|linkedin|snapchat|onlyfans|wa|paypal|cash|venmo|github|reddit|twitch|youtube|threads|open\.spotify|linktr|ko-fi|patreon|revolut|monzo)\.(?:com|me|to|app|net|tv|ee)\/[^\s<>"]+/giu;
const HANDLE = /(?<![\p{L}\p{N}._])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,28}[\p{L}\p{N}_])?/gu;
const NAMED_HANDLE =
  /\b(?:insta(?:gram)?|ig|snap(?:chat)?|sc|tiktok|telegram|discord|twitter|kik|username|user|handle|venmo|cashapp|skype)(?:'s|s)?\s*(?:is|handle|name|username|id|tag|:|-|=|→|it's|its|\s)*\s*(?:is|:|-|=)\s*["']?([a-z0-9_](?:[a-z0-9_.]{1,28}[a-z0-9_])(?:#\d{4})?)/giu;
/** 'add me on snap, it's moonpie.88': the name of the place and the handle stand apart. */
const LATER_HANDLE =
  /\b(?:insta(?:gram)?|ig|snap(?:chat)?|tiktok|telegram|discord|twitter|kik|skype|venmo|cashapp)\b[^\n@]{0,24}?\b(?:it'?s|i'?m|i am|as|under|name|is)\s+["']?([a-z0-9_](?:[a-z0-9_.]{1,28}[a-z0-9_])(?:#\d{4})?)/giu;
const BARE_HANDLE =
  /\b(?:insta(?:gram)?|ig|snap(?:chat)?|tiktok|telegram|discord)\s+([a-z0-9]*(?:[a-z0-9]+[._]|[a-z]+\d)[a-z0-9_.]*[a-z0-9_])/giu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d[\d\s().\-/]{5,18}\d(?![\p{L}\p{N}])/gu;
const STREET_EN =
  /\b\d{1,5}[a-z]?,?\s+(?:(?:north|south|east|west|n|s|e|w)\.?\s+)?(?:[\p{L}\p{N}'.-]+\s+){1,4}?(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|square|sq|terrace|way|close|crescent|gardens|grove|row|mews|parkway|pkwy|highway|hwy|circle|hill|park)\b\.?(?:,?\s*(?:apt|apartment|unit|flat|suite|#)\.?\s*[\p{L}\p{N}-]+)?/giu;
const STREET_DE =
  /\b\p{Lu}[\p{L}-]*(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ufer|damm)\s+\d{1,4}\s?[a-z]?\b/gu;
const STREET_ROMANCE =
  /\b(?:rue|avenue|boulevard|calle|avenida|plaza|via|viale|piazza|rua|travessa)\s+(?:d[eou]s?\s+|de la\s+|del\s+|della\s+|l')?(?:[\p{L}'-]+\s?){1,4},?\s*(?:n[ºo°]?\.?\s*)?\d{1,4}\b|\b\d{1,4}(?:\s?bis)?,?\s+(?:rue|avenue|boulevard|place|quai|chemin)\s+(?:d[eu]s?\s+|de la\s+|l')?[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*/giu;
const FLAT = /\b(?:apt|apartment|flat|unit|suite)\.?\s*(?:no\.?\s*|#)?\d{1,4}[a-z]?\b/giu;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/giu;
/** Digits alone are one after a comma or where they are called one. */
const CALLED_POSTCODE =
  /(?:,\s{0,3}(?:[A-Z]{2}\s{1,3})?|\b(?:zip|zip ?code|post ?code|postal code|plz|postleitzahl|c[oó]digo postal|code postal|cap|cep)\s{0,3}(?:is|ist|es|est|:|=)?\s{0,3})\b(\d{4,5}(?:-\d{3,4})?)\b(?=\s|$|[.,!?])/giu;

const CAP = "\\p{Lu}[\\p{L}'’-]*\\p{L}";
/** Words before a name; what follows is a name even when no list knows it. */
const NAME_CUES: RegExp[] = [
  new RegExp(
    `\\b(?:[Mm]y name(?:'s| is)|[Nn]ame(?:'s| is)|[Cc]all(?:s|ed)? me|[Tt]hey call me|[Ee]veryone calls me|[Tt]his is|[Ii]t's|[Ii] am|[Ii]'m|[Ii]m)\\s+(${CAP}(?:\\s+${CAP})?)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear|[Tt]hanks|[Tt]hank you|[Oo]k|[Bb]ye|[Mm]orning|[Nn]ight|[Hh]ola|[Ss]alut|[Hh]allo|[Bb]onjour|[Ww]elcome)[,]?\\s+(${CAP})(?=\\s*[,!.?:)]|\\s*$|\\s+[a-z])`,
    'gmu',
  ),
  new RegExp(
    `\\b(?:[Mm]y|[Hh]is|[Hh]er|[Yy]our|[Oo]ur)\\s+(?:best |older |younger |little |big |baby |twin |ex |old |good |new )*(?:friend|bestie|sister|brother|cousin|mom|mum|mother|dad|father|aunt|uncle|niece|nephew|son|daughter|boss|manager|coworker|colleague|roommate|flatmate|neighbou?r|dog|cat|ex|husband|wife|boyfriend|girlfriend|teacher|therapist|trainer|landlord|puppy|kid|grandma|grandpa|nan),?\\s+(?:is called |named |called |is named )?(${CAP}(?:\\s+${CAP})?)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Mm]e llamo|[Mm]i nombre es|[Ss]oy|[Ii]ch hei(?:ß|ss)e|[Mm]ein [Nn]ame ist|[Ii]ch bin (?:die|der)|[Jj]e m['’]appelle|[Mm]oi c['’]est|[Mm]eu nome [ée]|[Mm]e chamo|[Mm]i chiamo|[Ii]l mio nome è|[Mm]ein(?:e)? (?:[Ff]reund(?:in)?|[Ss]chwester|[Bb]ruder)|[Mm]i (?:hermana|hermano|amiga|amigo|prima|primo)|[Mm](?:a|on) (?:s[oœ]ur|fr[èe]re|copine|pote)|[Mm]inha (?:irm[ãa]|amiga)|[Mm]eu (?:irm[ãa]o|amigo)|[Mm]i[ao] (?:sorella|fratello|amic[oa]))\\s+(${CAP})`,
    'gu',
  ),
  // 'and Dan', 'Kavita and Dan': names come in pairs before a place of theirs or a verb.
  new RegExp(
    `(?:\\b(?:[Ss]ee|[Mm]eet|[Aa]sk|[Tt]ell|[Tt]ext|[Cc]all|with|from|for|at)\\s+(?:you at |you with )?)(${CAP})(?=\\s+and\\s+${CAP}|['’]s\\s+(?:place|house|flat|party|birthday|wedding|car|mum|mom|dad))`,
    'gu',
  ),
  new RegExp(
    `(?<=\\p{L} and )(${CAP})(?=['’]s\\b|\\s+(?:is|are|say|says|said|were|was|will|want|wants|live|lives)\\b)`,
    'gu',
  ),
  new RegExp(`\\b(?:named|called|ask for|say hi to|tell)\\s+(${CAP}(?:\\s+${CAP})?)`, 'gu'),
  new RegExp(`\\b(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r|[Pp]rof)\\.?\\s+(${CAP}(?:\\s+${CAP})?)`, 'gu'),
  new RegExp(`(?:^|\\n|\\s)[-~–—]\\s?(${CAP})\\s*$`, 'gmu'),
  new RegExp(`(?:^|[.!?]\\s+|:\\s*)(${CAP}) here\\b`, 'gmu'),
  /\b(?:it'?s|this is)\s+([\p{L}'-]{2,20})\s+from\s+(?:hinge|tinder|bumble|the gym|work|class|school|okcupid|yoga|last night|badoo|the bar|the party)\b/giu,
  /\bmy (?:best |older |younger |little |big |good |old )*(?:friend|sister|brother|cousin|roommate|flatmate|ex|boss|mate|bestie|boyfriend|girlfriend|husband|wife)\s+([\p{Ll}]{3,14})(?=\s*(?:,|$|\s(?:works|lives|keeps|says|said|told|thinks|just|is|was|knows|texted|called|wants|loves|hates)\b))/gu,
  /\b(?:my name is|my name's|call me|name's|named|is called)\s+([\p{L}'-]{2,20})/giu,
];
const NOT_A_NAME = new Set(
  `i i'm i've i'd i'll monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december english spanish french german italian portuguese dutch polish russian chinese japanese korean
  indian mexican thai turkish greek christmas easter halloween thanksgiving netflix spotify instagram tinder bumble hinge whatsapp
  snapchat facebook google youtube amazon ikea starbucks the a an and but so not just really very from in at on to you there here
  everyone all again then girl boy guy him her she he man woman sorry good great nice happy sure fine well ok okay yes no lol haha
  free busy tired excited glad back home done ready new late more going trying looking also single vegan vegetarian american british
  canadian irish scottish australian european my your our his this that it's what who how when where why love wow god jesus beautiful
  gorgeous morning night everybody guys friend stranger now today tomorrow tonight if is are was were do does did have has had will
  would can could should we they me us them one two three lovely who that which and always just never still also works lives keeps says said told thinks was knows group request friday for with about as of or because honestly maybe please thanks`.split(
    /\s+/,
  ),
);

function overlaps(spans: readonly Span[], start: number, end: number): boolean {
  return spans.some((s) => start < s.end && end > s.start);
}

function isPhone(candidate: string): boolean {
  const digits = candidate.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return false;
  // Dates, hours and ranges of years have the same shape.
  if (
    /^\s*\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\s*$/.test(candidate) ||
    /^\s*\d{4}[./-]\d{1,2}[./-]\d{1,2}\s*$/.test(candidate)
  )
    return false;
  if (/^(?:19|20)\d{2}\s*[-/]\s*(?:19|20)\d{2}$/.test(candidate.trim())) return false;
  return !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}[\s,]+\d/.test(candidate.trim());
}

function findSpans(text: string): Span[] {
  const spans: Span[] = [];
  const add = (rule: RegExp, kind: HiddenKind, accept: (found: string) => boolean = () => true) => {
    for (const m of text.matchAll(rule)) {
      const part = m[1] ?? m[0];
      const start = m.index + (m[1] === undefined ? 0 : m[0].lastIndexOf(m[1]));
      const trimmed = part.replace(/[.,!?;:)]+$/, '');
      if (trimmed && accept(trimmed) && !overlaps(spans, start, start + trimmed.length)) {
        spans.push({ start, end: start + trimmed.length, kind });
      }
    }
  };
  add(EMAIL, 'email');
  add(SPOKEN_EMAIL, 'email');
  add(WORDED_EMAIL, 'email');
  add(IBAN, 'phone');
  add(PLATE, 'address');
  add(LINK, 'link');
  add(HANDLE, 'handle');
  const realHandle = (h: string) =>
    !/^(?:is|handle|name|the|my|your|a|it|not|so|and|but|for|or|to|there|here|more|too)$/i.test(h);
  add(NAMED_HANDLE, 'handle', realHandle);
  add(BARE_HANDLE, 'handle', realHandle);
  add(LATER_HANDLE, 'handle', (h) => realHandle(h) && /[\d._]/.test(h));
  add(
    STREET_EN,
    'address',
    (a) =>
      !/\b\d+\s+(?:minutes?|mins?|hours?|years?|days?|weeks?|months?|times|more|of|people|miles?|km|am|pm)\b/i.test(
        a,
      ),
  );
  add(STREET_DE, 'address');
  add(STREET_ROMANCE, 'address');
  add(FLAT, 'address');
  add(POSTCODE, 'address');
  add(CALLED_POSTCODE, 'address');
  add(PHONE, 'phone', isPhone);
  const isName = (n: string) => {
    const first = (n.split(/\s+/)[0] ?? '').toLowerCase();
    return !NOT_A_NAME.has(first) && !/^\p{Lu}+$/u.test(n.length > 4 ? n : '');
  };
  for (const cue of NAME_CUES) {
    for (const m of text.matchAll(cue)) {
      const whole = m[1];
      if (whole === undefined) continue;
      // 'Anna The' : only the part before a word that is no name.
      const parts = whole.split(/\s+/);
      const kept =
        parts[1] !== undefined && NOT_A_NAME.has(parts[1].toLowerCase()) ? (parts[0] ?? '') : whole;
      const name = kept.replace(/['’]s$/, '');
      const start = m.index + m[0].lastIndexOf(whole);
      if (name && isName(name) && !overlaps(spans, start, start + name.length))
        spans.push({ start, end: start + name.length, kind: 'name' });
    }
  }
  for (const m of text.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
    const word = m[0].replace(/['’]s$/u, '');
    const lower = word.toLowerCase();
    const start = m.index;
    if (!FIRST_NAMES.has(lower) || overlaps(spans, start, start + word.length)) continue;
    const capital = /^\p{Lu}/u.test(word);
    if (!capital && lower.length < 4) continue;
    if (!capital && AMBIGUOUS_NAMES.has(lower)) continue;
    if (AMBIGUOUS_NAMES.has(lower)) {
      // 'Grace' in the middle of a sentence is a person; at its start it may be the word.
      const before = text.slice(0, start).trimEnd();
      if (
        before === '' ||
        /[.!?:\n]$/.test(before) ||
        /\b(?:in|on|of|this|next|last|the|a|early|late|mid|every|by|since|until|till)$/i.test(before)
      )
        continue;
    }
    // A surname goes with its first name.
    const surname = /^\s+(\p{Lu}[\p{Ll}'’-]{2,})(?![\p{L}])/u.exec(text.slice(start + word.length));
    const end =
      capital &&
      surname?.[1] &&
      !NOT_A_NAME.has(surname[1].toLowerCase()) &&
      !FIRST_NAMES.has(surname[1].toLowerCase())
        ? start + word.length + surname[0].length
        : start + word.length;
    spans.push({ start, end, kind: 'name' });
  }
  return spans.sort((a, b) => a.start - b.start);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Replaces what identifies people by placeholders such as [NAME_1]; the same thing always by the same one. */
export function shield(given: string): Shielded {
  // Long gaps say nothing, and the patterns below would go over them again and again.
  const text = given.replace(/\s{8,}/g, (gap) => (gap.includes('\n') ? '\n\n' : '  '));
  const spans = findSpans(text);
  const hidden: Hidden[] = [];
  const known = new Map<string, string>();
  const next = new Map<string, number>();
  const placeholderFor = (original: string, kind: HiddenKind): string => {
    const key = `${kind}:${kind === 'name' ? original.toLowerCase() : original}`;
    const existing = known.get(key);
    if (existing) return existing;
    let n = next.get(kind) ?? 0;
    let placeholder: string;
    do {
      n++;
      placeholder = `[${kind.toUpperCase()}_${n}]`;
      // Text that already says [NAME_1] keeps it: restoring must not touch it.
    } while (new RegExp(`${kind}[_ -]?${n}(?!\\d)`, 'i').test(text));
    next.set(kind, n);
    known.set(key, placeholder);
    hidden.push({ placeholder, original, kind });
    return placeholder;
  };
  let out = '';
  let at = 0;
  // A name found once is hidden everywhere, also where it is written small.
  const names = new Set(spans.filter((s) => s.kind === 'name').map((s) => text.slice(s.start, s.end)));
  for (const name of names) {
    for (const m of text.matchAll(
      new RegExp(
        `(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`,
        AMBIGUOUS_NAMES.has(name.toLowerCase()) ? 'gu' : 'giu',
      ),
    )) {
      if (!overlaps(spans, m.index, m.index + m[0].length))
        spans.push({ start: m.index, end: m.index + m[0].length, kind: 'name' });
    }
  }
  spans.sort((a, b) => a.start - b.start);
  for (const span of spans) {
    if (span.start < at) continue;
    out += text.slice(at, span.start) + placeholderFor(text.slice(span.start, span.end), span.kind);
    at = span.end;
  }
  out += text.slice(at);
  return {
    text: out,
    hidden,
    restore(answer) {
      if (hidden.length === 0) return answer;
      const originals = new Map(hidden.map((h) => [h.placeholder.slice(1, -1).toUpperCase(), h.original]));
      const kinds = [...new Set(hidden.map((h) => h.kind.toUpperCase()))].join('|');
      return answer.replace(
        new RegExp(`[[({<]?\\b(${kinds})[_ -]?(\\d+)\\b[\\])}>]?`, 'gi'),
        (whole, kind: string, n: string) => originals.get(`${kind.toUpperCase()}_${n}`) ?? whole,
      );
    },
  };
}
