/** Her own words said back as they stand: what she put in quotation marks or in capitals, what she likens to what, how much of something it was. */
import { withoutOrders } from '../orders';
import { isFunctionWord, LAUGHTER, sentences, straighten, words } from '../text';
import { FORBIDDEN } from '../wording';
import { isGrave } from './grave';

export interface HerWords {
  kind: 'quoted' | 'simile' | 'loud' | 'amount';
  /** As it can stand in a sentence: '"kind forehead"', 'PASSED', '13 hours'. */
  text: string;
}

const QUOTED =
  /(?:^|[\s(,:])(?:"([^"]{2,40})"|“([^“”]{2,40})”|'([^']{3,40})'|‘([^‘’]{3,40})’)(?=$|[\s,.!?;:)])/gu;
const MOST_QUOTED = 6;
/** What is quoted so often that it says nothing, or is no joke. */
const NOT_QUOTED =
  /^(?:ok(?:ay)?|no|yes|hi|hey|hello|sorry|you|me|it|i|fine|just|so)$|\b(?:fat|ugly|stupid|whore|slut|bitch|fuck\w*|shit\w*|die|dead|kill\w*|rape\w*|sex\w*|naked|nudes?|drunk|cancer)\b/i;

const LOUD = /(?<![\p{L}\p{N}'’])\p{Lu}{4,}(?:\s\p{Lu}{2,})*(?![\p{L}\p{N}'’])/gu;
const MOST_LOUD = 3;
/** Letters that are said one by one, and cries. */
const NOT_LOUD =
  /^(?:OMFG|LMAO|LMFAO|ROFL|HAHA\w*|LOLO?L*|YOLO|FOMO|NASA|NATO|ADHD|HIIT|PTSD|GCSES?|GMAT|IELTS|TOEFL|HDMI|WIFI|IKEA|ASAP|DIYS?|COVID|STEM|MRIS?|UPSC|NEET|NEPA|EFCC|HMRC|DVLA|UCAS|ASOS|LEGO|ALDI|LIDL|TESCO|ASDA|YAAS+|YESS+|NOOO+|HELP|SORRY|HELLO|PLEASE|REALLY|VERY|STOP|WILL|MEET|AGAIN|RIGHT|MORE|LOOKED|STAY|BEHIND|HATE|LOVE|WAIT|DIED|DEAD|KILL|CRYING|FUCK\w*|SHIT\w*)$/;

const IN_WORDS: Readonly<Record<string, number>> = {
  ...{ three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};

/** From so much of it on it is much. */
const MUCH: readonly [unit: RegExp, least: number][] = [
  [/^(?:minutes|mins)$/, 25],
  [/^(?:hours|hrs)$/, 3],
  [/^days$/, 4],
  [/^weeks$/, 3],
  // A life's, rather than a day's.
  [/^(?:months|years)$/, Number.POSITIVE_INFINITY],
  [/^times$/, 3],
  [/^(?:km|kms|kilomet(?:er|re)s|miles)$/, 8],
  [/^(?:kg|kilos|stone|lbs?|pounds)$/, 5],
  [/^(?:euros?|quid|dollars|bucks|rand|rupees|zloty|kronor|pesos)$/, 40],
];
/** Things are counted from here on; of what they are only the plainest is said back. */
const MANY = 5;
const COUNTED = /^(?!(?:this|is|was|us|as|has|plus|years|months|pounds)$)\p{Ll}{3,}s$/u;
const NUMBER = String.raw`(?:\d{1,3}(?:[.,]\d{3})*|\d+|${Object.keys(IN_WORDS).join('|')})`;
const AMOUNT = new RegExp(String.raw`(?<![\w£$€.,:/'-])(${NUMBER})(?: (\p{Ll}+))(?![\w'’/-])`, 'giu');
const MONEY = /(?<![\w£$€])([£$€]\d{2,6}(?:[.,]\d{3})*)(?![\w.,:]\d|k\b|m\b)/g;
const LEAST_MONEY = 40;
/** How old, how far off or when: nothing to wonder at. */
const NOT_AN_AMOUNT =
  /\b(?:(?:i'?m|am|turn\w*|aged?|is|was|for|in|at|until|till|before|after|about|number|no|size|point|hundred|thousand|million|and|half|a|chapter|page|season|episode|platform|row|bus|room|flat|year|grade|level)\s*)$/i;
const AFTER_IT =
  /^\s*(?:old|older|younger|away|ago|later|or|to|till|until|apart|left|early|late|from now|o'?clock|of (?:us|age))\b/i;

const number = (text: string) => IN_WORDS[text.toLowerCase()] ?? Number(text.replace(/[.,](?=\d{3}\b)/g, ''));

function isMuch(count: number, unit: string): boolean {
  for (const [rule, least] of MUCH) if (rule.test(unit)) return count >= least;
  return COUNTED.test(unit) && count >= MANY && count < 1900;
}

function amountsIn(sentence: string): HerWords[] {
  const out: HerWords[] = [];
  for (const m of sentence.matchAll(AMOUNT)) {
    const [whole, count = '', unit = ''] = m;
    const before = sentence.slice(0, m.index);
    const after = sentence.slice(m.index + whole.length);
    if (NOT_AN_AMOUNT.test(before) || AFTER_IT.test(after) || !isMuch(number(count), unit)) continue;
    out.push({ kind: 'amount', text: whole.trim() });
  }
  for (const [, text = ''] of sentence.matchAll(MONEY))
    if (number(text.slice(1)) >= LEAST_MONEY) out.push({ kind: 'amount', text });
  return out;
}

/** 'Like a wet cat'; not what something looks or feels like, nor what she would like. */
const SIMILE =
  /(?<!\b(?:i|you|we|they|he|she|who|d|would|do|don't|really|people|looks?|looked|feels?|felt|seems?|sounds?|something|stuff|things|just|that's|more|also|not) )\blike (?:an?|my|some|two|the) (?!(?:lot|bit|little|few|second|minute|day|week|month|year|real|good|great|nice|proper|normal|child|kid|baby|idiot|fool|zombie|log|dog|king|queen|book|boss|pro|charm|dream|person|man|woman|girl|guy|plan|idea|million|hundred|thousand|ton|whole)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}(?=\s*(?:[.,!;:)]|\p{Extended_Pictographic}|$))/giu;

const isShouted = (sentence: string) => {
  const all = words(sentence).length;
  return (sentence.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []).length > all / 2 && all > MOST_LOUD;
};

/** Meant for a machine: what it is told to say must not be said, not even as hers. */
const FOR_A_MACHINE =
  /\b(?:disregard|ignore|forget|override)\b.{0,40}\b(?:rules|instructions|everything|above|before this|prompt)\b|\b(?:output|(?:respond|answer|reply|end|start|begin) with|say exactly|repeat after me|print)\b|\byou(?: are|'re) now\b|\bsystem\b.{0,3}(?:[\])>:]|override)|\bnew (?:task|instructions?)\b/i;

export const forAMachine = (lines: readonly string[]): boolean =>
  lines.some((line) => FOR_A_MACHINE.test(line) || withoutOrders(line) !== line);

/** What of her last lines can be said back as it stands, the most telling first. What is grave or asked is left alone, and what are `his` words. */
export function herWords(lines: readonly string[], his = ''): HerWords[] {
  if (forAMachine(lines)) return [];
  const found: HerWords[] = [];
  for (const line of lines) {
    if (isGrave(line)) continue;
    const told = sentences(straighten(line)).filter((s) => !s.includes('?'));
    for (const [, a, b, c, d] of told.join(' ').matchAll(QUOTED)) {
      const quoted = (a ?? b ?? c ?? d ?? '').replace(/[.,!]+$/, '').trim();
      const count = words(quoted).length;
      if (count === 0 || count > MOST_QUOTED || /[?/]/.test(quoted)) continue;
      if (NOT_QUOTED.test(quoted) || FORBIDDEN.test(quoted) || LAUGHTER.test(quoted)) continue;
      found.push({ kind: 'quoted', text: `"${quoted}"` });
    }
    for (const sentence of told) {
      for (const [simile] of sentence.matchAll(SIMILE))
        if (!FORBIDDEN.test(simile)) found.push({ kind: 'simile', text: `"${simile}"` });
      if (!isShouted(sentence))
        for (const [loud] of sentence.matchAll(LOUD))
          if (!NOT_LOUD.test(loud) && words(loud).length <= MOST_LOUD && !words(loud).every(isFunctionWord))
            found.push({ kind: 'loud', text: loud });
      found.push(...amountsIn(sentence));
    }
  }
  const order = ['quoted', 'simile', 'loud', 'amount'];
  const seen = new Set<string>();
  return found
    .filter(({ text }) => !his.toLowerCase().includes(text.replaceAll('"', '').toLowerCase()))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .filter(({ text }) => !seen.has(text) && seen.add(text));
}
