/** The last look at a reply's words: what may not be in it, other words for the same, small words in front. */
import type { ReplyTone } from '../types';
import { ASK_LEADS, LEAD_INS } from './content/bridges';
import { ANSWER_STARTS, ANY_STARTS, STARTS } from './content/small-words';
import type { Draft } from './draft';
import { known } from './knowledge';
import { type Chance, pick, words } from './text';
import type { Understanding } from './understand';

export const MAX_WORDS = 46;

/** Never in a reply: looks, netspeak, put-downs, pressure, unfilled slots, what reads as a machine's. */
export const FORBIDDEN =
  /\b(?:sexy|beautiful|gorgeous|hot(?! (?:chocolate|sauce|pot|dog|spring|yoga|drink|wheels))|cutie|babe|baby girl|body|curves|ur|u|wat|lol|lmao|hmu|dtf|prove it|you owe me an? (?:answer|reply|date)|why (?:aren't|won't) you|don't be (?:shy|boring)|most girls|other girls|not like other|for a girl|as an ai|language model|delve|tapestry|you said|undefined|null)\b|[{}[\]]|—|\*\*/i;

export const STATES =
  /^(?:I|I'd|I'm|I've|I'll|There|There's|The|It|You|My|An?|Some|Nobody|Most|People|Anyone|Any|Good|Food)\b/;

export const SERIOUS =
  /\b(?:sorry|thank|thanks|findahelpline|988|congratulations|good night|sleep well|hi|hey|hello)\b/i;

/** The same thought in slightly other words, and now and then a small lead-in. */
export function vary(
  rng: Chance,
  text: string,
  tone: ReplyTone,
  names: ReadonlySet<string>,
  leadIn: boolean,
  askLead: boolean,
): string {
  let out = text;
  for (const [rule, ways] of known().sameThing) {
    if (rng() < 0.5) {
      const way = pick(rng, ways);
      // What she wrote stays as she wrote it.
      if (way && out.slice(0, out.search(rule)).split('"').length % 2) out = out.replace(rule, way);
    }
  }
  const first = /^[\p{L}'-]+/u.exec(out)?.[0] ?? '';
  if (
    askLead &&
    rng() < 0.3 &&
    !/\b(?:honest|truthful|tell me)/.test(out) &&
    /^(?:What|Which|Who|How|Where|Is|Are|Do|Did|Would|Were|When)(?:'s|'re)?\b/.test(out)
  ) {
    return `${pick(rng, ASK_LEADS[tone]) ?? ''} ${out.charAt(0).toLowerCase()}${out.slice(1)}`;
  }
  if (leadIn && rng() < 0.24 && STATES.test(out) && !SERIOUS.test(out)) {
    const lead = pick(rng, LEAD_INS[tone]) ?? '';
    const rest = /^I\b/.test(out) || names.has(first) ? out : out.charAt(0).toLowerCase() + out.slice(1);
    out = `${lead} ${rest}`;
  }
  return out;
}

/** How often a small word comes first: to an answer, to what many would get in such a moment, and where hers is in it. */
const STARTING = { answer: 0.15, moment: 0.45, told: 0.2, own: 0, second: 0 };
/** The device has fewer lines, so that more people would get the same; 'Ha, okay.' tells some of them apart. */
const STARTING_ON_DEVICE = { answer: 1, moment: 1, told: 1, own: 0.8, second: 0.4 };

/** Cool before a warm sentence; where there are lines enough they need not tell replies apart. */
const COOL = /^(?:Hm|We|R|Al|I s|Wo|Hon|E|B)/;

/** The same before a single line with nothing of hers in it, which others would get as well. */
const ANYBODYS = 0.5;

/** Words that a sentence often begins with, and no name: after a small word and a comma they lose their capital. */
const COMMON =
  /^(?:I(?:'\w+)?|An?|The|Yes|No|Not|My|It(?:'s|'d)?|That(?:'s|'d)?|There(?:'s)?|This|These|They(?:'re|'d)?|You(?:'re|'ve|'d|r)?|We(?:'d|'ll)?|Some\w*|Any\w*|Every\w*|Nothing|Nobody|Nowhere|Never|Nearly|One|Two|If|In|Only|Just|Then|With|Of|On|At|By|For|To|As|All|And|Long|More|Most(?:ly)?|Less|Enough|What\w*|When\w*|Where\w*|Who\w*|Which\w*|How\w*|Now|Being|Fine|Fair|Good|Great|Better|Half|People|Because|Very|Quite|Pretty|Sure|Even|Old|Still|Too|Soon|Early|Late|Close|Far|Small|Big|Next|First|After|Before|About|Part|Probably|Definitely|Absolutely|Sometimes|Often|Always|Maybe|Whatever|Thank|Thanks|Gladly|Let's|Give|Take|Ask|Home)\b/;

/** 'Ah.' before 'A bit of both.': 'Ah, a bit of both.' By itself a small word reads curt. */
function runOn(start: string, said: string): string | null {
  if (!/^\w+\.$/.test(start) || !COMMON.test(said)) return null;
  return `${start.slice(0, -1)}, ${/^I\b/.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1)}`;
}

/** The chosen draft in its final words. */
export function worded(rng: Chance, d: Draft, u: Understanding): Draft {
  if (d.basis.moment === 'language') return d;
  const { question, moment, topic, keyword, clause, told } = d.basis;
  const own = topic || keyword || clause;
  const bare = !own && !told;
  const starting = known().asked.length > 0 ? STARTING : STARTING_ON_DEVICE;
  const anybodys = starting === STARTING && d.parts.length === 1 && !d.parts[0]?.line?.text.includes('{');
  const often = starting[own ? 'own' : told ? 'told' : question ? 'answer' : 'moment'];
  const start =
    rng() < (anybodys ? Math.max(often, ANYBODYS) : often)
      ? pick(
          rng,
          (
            STARTS[question?.kind ?? moment ?? ''] ?? (d.plain ? [] : question ? ANSWER_STARTS : ANY_STARTS)
          ).filter((s) => starting !== STARTING || !COOL.test(s)),
        )
      : undefined;
  const second =
    bare && !d.plain && start && /^\w+\.$/.test(start) && rng() < starting.second
      ? pick(rng, ANY_STARTS)
      : undefined;
  const said = d.parts.map((p, i) =>
    vary(rng, p.text, d.tone, u.names, !d.plain && i === 0 && !start, !d.plain && i > 0),
  );
  const echo =
    start !== undefined && said[0]?.toLowerCase().startsWith(start.replace(/\W+$/, '').toLowerCase());
  const first = second && second !== start ? `${start?.slice(0, -1)}, ${second.toLowerCase()}` : start;
  const [opening = '', ...rest] = said;
  const begun = echo || !first ? opening : (runOn(first, opening) ?? `${first} ${opening}`);
  const text = [begun, ...rest].join(' ');
  // Small words in front are the first to go when it gets long.
  return { ...d, text: words(text).length > MAX_WORDS && !u.caring ? d.text : text };
}
