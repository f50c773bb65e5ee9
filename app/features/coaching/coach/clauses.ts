/** What she did or is, turned round so that it can be said back: 'I walked 6km in heels' is 'you walked 6km in heels'. */
import { contentStems, flip, isFunctionWord, LAUGHTER, sentences, straighten, words } from './text';

export interface Clause {
  /** In the second person, small first letter, no mark at the end: 'you walked 6km in heels'. */
  text: string;
  /** Something that happened, or how things are. */
  kind: 'past' | 'state';
  /** The sentence it comes from, as she wrote it. */
  line: string;
}

const OPENERS =
  /^(?:(?:yeah|yes|yep|yup|no|nope|nah|haha\w*|lol|lmao|oh|well|so|and|but|ok|okay|omg|ugh|honestly|tbh|actually|also|then|today|yesterday|last night|this morning|this weekend|finally|anyway|basically|currently|right now|plus|btw|literally|apparently|somehow|good|great|fine|hi|hey|hmm+|aww*|wow|not much|nothing much|thanks|sorry)(?:[,!.:]+\s*|\s+))+(?=i\b|i'|we\b|we'|just\b|got\b|\p{L}+ed\b)/iu;
const IRREGULAR =
  /^(?:ate|beat|became|began|bought|broke|brought|built|came|caught|chose|cut|did|drank|drew|drove|fell|felt|forgot|found|gave|got|grew|had|heard|held|hid|hit|kept|knew|learnt|left|lost|made|met|overslept|paid|put|ran|rang|read|rode|said|sang|sat|saw|sent|sewed|shot|slept|sold|spent|spilt|split|spoke|stood|stole|swam|taught|thought|threw|told|took|tore|went|woke|won|wore|wrote|burnt|dreamt|dug|flew|froze|hung|laid|led|lent|quit|shut|snuck|stuck|swore|was|were)$/;
/** What is no fact to say back: thoughts, wishes, hedges, and what is about the two of them. */
const NOT_ECHOED =
  /\b(?:(?:have|has|had|need) to|you|your|yours|u|ur|think|guess|mean|meant|know|knew|suppose|hope|hoping|wish|wonder|believe|feel|felt|want|wanted|need|needed|would|could|should|might|may|wouldn't|couldn't|shouldn't|can't|cannot|cant|won't|sorry|sure|agree|sad|cry|cried|crying|miss|missed|upset|depressed|anxious|lonely|died|dead|dying|die|hospital|funeral|cancer|sick|ill|hurt|fired|dumped|divorce|failed|lost my|scared|afraid|hate|stressed|exhausted|tired|busy|bored|fine|good|great|ok|okay|well|in|glad|happy|said|saying|tell|asked|date|dating|single|sex|sexy|naked|kill|killed|ignore|prompt|instructions|fuck\w*|shit\w*|damn|supposed|literally|kinda|hungover|drunk|deal|it|this|that|him|her|them|they|he|she)\b/i;
const TAIL =
  /\s+(?:lol|haha\w*|lmao|tho|though|tbh|honestly|actually|btw|already|again|yet|too|today|tonight|yesterday|now|lately|rn|anyway|so|and|but|because|like|:\)|xd|oops|ugh|or something|i think|i guess)$/i;
const CUT =
  /[,;:()[\]"*~]|\.\.\.|\s-\s|\s(?:but|because|bc|cause|cuz|so|which|who|that|when|while|since|until|till|if|though|although|then|or|where|as|and now|and then|and i|and we|and my|and the|and it)\s/i;

const SLIP =
  /^(?!(?:my|by|why|try|cry|dry|fly|sky|spy|shy|gym|mr|mrs|ms|dr|dj|tv|pc|km|kg|cm|nyc|uk|hmm+|ok|mm+|st|vs|dvd|cd|hr|hrs|myth|nymph|rhythm|lynx|hymn|crypt)$)[^aeiouyàáâäãèéêëìíîïòóôöõùúûü\d']+$/u;

function inSecondPerson(clause: string): string {
  return flip(clause)
    .replace(/\byou was\b/gi, 'you were')
    .replace(/\byou am\b/gi, 'you are')
    .replace(/^we\b/i, 'you')
    .replace(/^we're\b/i, "you're")
    .replace(/^we've\b/i, "you've")
    .replace(/\bus\b/g, 'you');
}

/** Her clauses that can be said back, the fullest first. Questions, feelings and anything about him are left out. */
export function clausesIn(lines: readonly string[]): Clause[] {
  const out: (Clause & { weight: number })[] = [];
  for (const line of lines) {
    for (const sentence of sentences(line)) {
      if (sentence.includes('?') || sentence.length > 400) continue;
      const bare = straighten(sentence)
        .replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu, '')
        .replace(/[.!]+$/, '')
        .replace(/\b(?:ive|im)\b/gi, (w) => (/ive/i.test(w) ? "i've" : "i'm"))
        .trim()
        .replace(OPENERS, '')
        .trim();
      let core = (bare.split(CUT)[0] ?? '').trim();
      for (let i = 0; i < 3; i++) core = core.replace(TAIL, '').trim();
      const all = core.split(/\s+/);
      const subject = /^(?:i|i'm|i've|we|we're|we've)$/i.test(all[0] ?? '');
      const verb = (subject ? all[1] : all[0])?.toLowerCase() ?? '';
      const adverb =
        /^(?:just|finally|also|still|recently|once|accidentally|actually|even|nearly|almost)$/.test(verb);
      const main = adverb ? ((subject ? all[2] : all[1])?.toLowerCase() ?? '') : verb;
      const past = IRREGULAR.test(main) || /^\p{L}{2,}ed$/u.test(main);
      if (!subject && !(past && (/ed$/.test(main) || IRREGULAR.test(main)))) continue;
      if (!subject && isFunctionWord(main) && !IRREGULAR.test(main)) continue;
      // In a hurry and full of slips: said back, it would read as mockery.
      if (words(sentence).filter((w) => SLIP.test(w)).length > 0) continue;
      const n = words(core).length;
      if (n < 4 || n > 10 || contentStems(core).size < 2 || LAUGHTER.test(core)) continue;
      if (NOT_ECHOED.test(core.replace(/^(?:i|we|i'm|we're)\b/i, '')) || /^(?:i'm|we're) not\b/i.test(core))
        continue;
      if (/[^\p{L}\p{N}\s'&%€$£-]/u.test(core)) continue;
      if (/\b(?:a|an|the|my|our|of|to|in|at|for|with|on|from|i|we|not|very|really)$/i.test(core)) continue;
      const turned = inSecondPerson(subject ? core : `i ${core}`);
      const text = turned.replace(/^\p{Lu}/u, (c) => c.toLowerCase()).replace(/^(?:You)\b/, 'you');
      out.push({
        text: subject ? text : text.replace(/^you (\p{Lu})/u, (_, c: string) => `you ${c.toLowerCase()}`),
        kind: past || /^i've$/i.test(all[0] ?? '') ? 'past' : 'state',
        line: sentence,
        weight: contentStems(core).size + (past ? 1 : 0),
      });
    }
  }
  return out.sort((a, b) => b.weight - a.weight).map(({ weight: _, ...c }) => c);
}
