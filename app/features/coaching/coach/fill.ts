/** Puts words into a line, with the grammar they need. */
import { capitalise } from './text';

export interface Slots {
  x?: string;
  a?: string;
  o1?: string;
  o2?: string;
  d?: string;
  y?: string;
  k?: string;
  tk?: string;
  v?: string;
}

const VERBS: Record<string, string> = {
  is: 'are',
  has: 'have',
  does: 'do',
  was: 'were',
  goes: 'go',
};
/** Words that end in s and are one thing. */
const SINGULAR_S =
  /(?:ss|us|is|chess|tennis|news|darts|series|physics|swiss|darius|leeds|los angeles|paris|athens|brussels|naples|wales|texas|dallas|vegas|honduras|maldives|laos|christmas|class|abs|netflix)$/i;

export function isPlural(noun: string): boolean {
  // A bag of crisps is one thing.
  const head =
    noun
      .replace(/ of .*/, '')
      .split(' ')
      .at(-1) ?? '';
  return /s$/i.test(head) && !SINGULAR_S.test(noun) && !/'s$/.test(head);
}

export function singular(noun: string): string {
  if (!isPlural(noun)) return noun;
  if (/ies$/i.test(noun) && noun.length > 4 && !/(?:cookies|movies|brownies|selfies|huskies)$/i.test(noun))
    return `${noun.slice(0, -3)}y`;
  if (/huskies$/i.test(noun)) return 'husky';
  if (/(?:ch|sh|x|ss)es$/i.test(noun)) return noun.slice(0, -2);
  return noun.slice(0, -1);
}

export function plural(noun: string): string {
  if (isPlural(noun) || /series$/.test(noun)) return noun;
  if (/(?:ch|sh|x|s|z)$/i.test(noun)) return `${noun}es`;
  return `${noun}s`;
}

/** The line with its slots filled, or null when a slot has nothing to put in. */
export function fill(line: string, slots: Slots): string | null {
  // Without slots there is nothing to fit, and the line may be in another language.
  if (!line.includes('{')) return line;
  let missing = false;
  const need = (value: string | undefined): string => {
    if (!value) missing = true;
    return value ?? '';
  };
  let out = line.replace(/\{xs\}/g, () => plural(need(slots.x)));
  out = out.replace(/\b(does the) \{x\}/g, (_, lead: string) => `${lead} ${singular(need(slots.x))}`);
  out = out.replace(
    /\b((?:a|an|every|each|another|any|one)(?: (?:good|long|slow|proper|perfect|terrible|free|famous|few|comfort|second|first|favourite))?) \{x\}/gi,
    (_, lead: string) => `${lead} ${singular(need(slots.x))}`,
  );
  out = out.replace(
    /(\b\w+ )?\{([xXyYkKaAdDvV]|[tT]k|[oO][12])\}( \w+)?/g,
    (_, lead: string | undefined, slot: string, next: string | undefined) => {
      const key = slot.toLowerCase() as keyof Slots;
      const value = need(slots[key]);
      const shown = slot !== slot.toLowerCase() ? capitalise(value) : value;
      // 'looking after tomatoes is': the verb belongs to what stands before the preposition.
      const governed = /^(?:of|in|after|for|with|about|at|to|by|from|on|over|into|love|like|doing) $/i.test(
        lead ?? '',
      );
      return (lead ?? '') + shown + (governed || key === 'v' ? (next ?? '') : agree(value, next ?? ''));
    },
  );
  if (missing) return null;
  // 'a evening', 'the that museum', 'a a birthday'.
  out = out
    .replace(/\b(a|an|the|every|your|my) (?=(?:a|an|the|your|my|that|this) )/gi, '')
    .replace(/\b([Aa]) (?=[aeiou](?!ne\b|ni|se|uro))/g, '$1n ')
    .replace(/\b([Aa])n (?=[^aeiouh\s])/g, '$1 ');
  return out.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, s: string, l: string) => s + l.toUpperCase());
}

/** 'tacos wins' becomes 'tacos win': the verb right after a plural. */
function agree(value: string, next: string): string {
  const word = next.trim();
  if (!word || !isPlural(value)) return next;
  if (Object.hasOwn(VERBS, word)) return ` ${VERBS[word]}`;
  if (
    /^(?:beats|begins|wins|deserves|belongs|works|takes|gets|builds|brings|comes|sounds|tastes|always|makes|means|matters|lands|stays|changes|clearly|depends|needs|fixes|decides|calls|goes|shows)$/.test(
      word,
    ) &&
    !/^(?:always|clearly)$/.test(word)
  ) {
    return ` ${word.replace(/(?<=ch|sh|x|ss)es$|s$/, '')}`;
  }
  return next;
}
