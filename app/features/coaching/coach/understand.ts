/** What is going on in a conversation: questions, topics, moment, stage and his style. */

import { type Clause, clausesIn } from './clauses';
import { type Conversation, parseConversation, type Turn } from './conversation';
import { declineLine } from './decline';
import { echoIn, isPerson, keywordsIn } from './keywords';
import { known } from './knowledge';
import { languageOf } from './language';
import { type Moment, momentOf, momentWordOf } from './moments';
import { withoutOrders } from './orders';
import type { Question } from './question-rules';
import { openQuestions } from './questions';
import { checkSafety } from './safety';
import { type Style, styleOf } from './style';
import { contentStems, emojis, LAUGHTER, plain, sentences, straighten, words } from './text';
import { isSure, markOf, type Told } from './told';
import { isShared, type TopicHit, topicsIn } from './topic-hits';

export type Stage = 'opening' | 'warming' | 'planning' | 'stalled' | 'waiting' | 'declined';
export interface Understanding {
  conversation: Conversation;
  questions: Question[];
  /** What she tells beside them, the likeliest first. */
  told: Told[];
  topics: TopicHit[];
  /** What she did or is, as he can say it back ('you drive the school bus'). */
  clauses: Clause[];
  /** Single words of her last lines that carry most, best first ('regatta'). */
  keywords: string[];
  /** How each keyword is said back: with 'your' or 'the' as she had it, or bare ('algebra', 'Dave'). */
  leads: ReadonlyMap<string, 'your ' | 'my ' | 'the ' | ''>;
  /** The keyword is what he asked about, and she said next to nothing of it. */
  his: boolean;
  /** The keywords that are somebody ('boss', 'neighbour'). */
  people: ReadonlySet<string>;
  /** A word of hers to fall back on when no thing was named ('soaked'). */
  echo: string | null;
  /** The one word a moment turns on: what she praised, what annoyed her, what she would rather keep for later. */
  momentWord: string | null;
  moment: Moment;
  stage: Stage;
  declined: string | null;
  caring: boolean;
  style: Style;
  herStyle: Style;
  /** Names and places that keep their capital. */
  names: Set<string>;
  /** A day or time somebody named last, as it can be said back ('Thursday', 'tonight'). */
  time: string | null;
  /** She writes in another language than English ('es', 'de', ...), as far as it can be told. */
  language: string | null;
}

export function understand(text: string): Understanding {
  const conversation = parseConversation(text);
  const { runs } = conversation;
  const herRuns = runs.filter((r) => r.speaker === 'Girl').map((r) => r.texts.map(withoutOrders));
  const hisLast = conversation.runs.findLast((r) => r.speaker === 'Boy')?.texts.join('\n') ?? '';
  const names = namesIn(conversation.turns);
  const { caring } = checkSafety(text);
  // Who is in despair gets care, whatever else was said.
  const declined = caring ? null : declineLine(conversation);
  const { toldIn, feelOf } = known();
  // Where he wrote last, it is what she said before.
  const lately = conversation.lastSpeaker === 'Boy' ? conversation.girl.slice(-2) : conversation.herOpenLines;
  const kinds = toldIn?.(lately, conversation) ?? [];
  const moment = momentBy(momentOf(conversation), kinds, conversation);
  const feel = isSure(kinds[0]) ? null : feelOf?.(lately);
  const told = feel ? [feel, ...kinds] : kinds;
  // 'Guess who passed her driving test!!' gives the answer with it.
  const asked = openQuestions(conversation.herOpenLines, hisLast);
  const questions = (known().askedByContext?.(asked, conversation) ?? asked).filter(
    (q) => moment !== 'goodNews' || q.kind !== 'guessWhat',
  );
  const named = topicsIn(herRuns);
  const hers = known().topicsThatFit?.(named, conversation) ?? named;
  // What he brought up last and she answered is common ground, after all that is her own.
  const common = topicsIn([hisLast.split('\n')]).map((t) => ({ ...t, age: 1, hers: false, negative: false }));
  // search, not test: the patterns are global, and test would start the next reading in the middle of a line.
  // 'How's studying?' is about her; 'I'm basically a chef' is about him.
  const askedHer = (t: TopicHit) =>
    sentences(t.line).some(
      (x) => /\?|^(?:how|what|where|when|do|did|are) /i.test(x) && x.search(t.topic.pattern) >= 0,
    );
  const topics = [
    ...hers,
    ...common.filter((t) => !hers.some((h) => h.topic === t.topic) && (isShared(t.topic) || askedHer(t))),
  ];
  const own = keywordsIn(
    conversation,
    questions.map((q) => straighten(q.text)),
  ).filter(
    ({ word }) =>
      !conversation.herOpenLines.some(
        (l) => l.includes(word) && OF_THE_DEAD.test(l) && /^\p{Lu}/u.test(word),
      ),
  );
  const his = own.length === 0 && moment === 'dry' ? (known().his?.things(hisLast) ?? []) : [];
  const keywords = own.length > 0 ? own : his;
  const style = styleOf(conversation.boy);
  return {
    conversation,
    questions,
    told: toldBeside(told, questions),
    topics,
    clauses: clausesIn(conversation.herOpenLines.map(withoutOrders)),
    keywords: keywords.map((k) => k.word),
    leads: new Map(keywords.map((k) => [k.word, k.lead])),
    people: new Set(keywords.filter((k) => isPerson(k)).map((k) => k.word)),
    his: his.length > 0,
    echo: echoIn(conversation.herOpenLines.map(withoutOrders)),
    momentWord: momentWordOf(moment, conversation),
    moment,
    stage: stageOf(conversation, questions, declined, moment),
    declined,
    caring,
    style,
    herStyle: styleOf(conversation.girl),
    names,
    time: timeIn(conversation.turns.slice(-7), moment === 'planned'),
    language: (known().languageIn ?? languageOf)(conversation),
  };
}

/** Whose name stands there is nobody to ask after. */
const OF_THE_DEAD = /\b(?:died|passed away|widow)/i;

/** What is likely enough to be spoken to. */
const LIKELY = 0.45;
const PERHAPS = 0.25;

/** 'I got it!! I cried in the toilets' is no bad news, and 'grown men crying over collars' is none either. */
function momentBy(moment: Moment, told: readonly Told[], conversation: Conversation): Moment {
  const { momentBy: better, toldIn } = known();
  if (better) moment = better(moment, conversation);
  if (moment !== 'badNews' || !toldIn) return moment;
  const perhaps = told.filter((t) => t.sure > PERHAPS);
  if (markOf(perhaps[0]) === 'good') return 'goodNews';
  return perhaps.some((t) => markOf(t) === 'heavy') ? moment : null;
}

function toldBeside(told: readonly Told[], questions: readonly Question[]): Told[] {
  return told.filter((t) => t.sure >= LIKELY && !questions.some((q) => t.text.includes(q.text)));
}

/** Questions about meeting: where they stand, something is being planned. */
const PLANS = new Set(
  'invitedGo coffeeSometime callTonight whenSuits dayOk moveDay stillOn wherePlace whichSpot bringWhat rainPlan'.split(
    ' ',
  ),
);

function stageOf(
  c: Conversation,
  questions: readonly Question[],
  declined: string | null,
  moment: Moment,
): Stage {
  if (declined) return 'declined';
  if (c.lastSpeaker === 'Boy') return 'waiting';
  if (questions.some((q) => PLANS.has(q.kind)) || moment === 'planned' || moment === 'cancelled')
    return 'planning';
  const recent = c.girl.slice(-3);
  const short = recent.filter((t) => words(t).length <= 3).length;
  if (recent.length >= 2 && short >= 2 && questions.length === 0 && (moment === 'dry' || moment === 'laugh'))
    return 'stalled';
  if (c.girl.length <= 2 && c.turns.length <= 4) return 'opening';
  return 'warming';
}

/** Is she engaged enough, and have they talked enough, that a meeting can be suggested? */
export function readyToMeet(u: Understanding): boolean {
  const { conversation: c } = u;
  if (u.declined || u.caring || c.lastSpeaker !== 'Girl') return false;
  if (u.moment && !['planned', 'laugh', 'compliment', 'goodNews', 'thanks', 'lateSorry'].includes(u.moment))
    return false;
  const asked = c.girl.filter((t) => t.includes('?')).length;
  const warm =
    asked + c.girl.filter((t) => LAUGHTER.test(t) || emojis(t).length > 0 || t.includes('!')).length;
  return c.girl.length >= 4 && c.boy.length >= 3 && warm >= 2 && u.herStyle.meanWords >= 4;
}

const TIME_WORD =
  /(?<!\b(?:til|till|until|since) )\b(?:(next|this|on) )?(tonight|tomorrow(?: (?:night|evening|morning|afternoon))?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|morning|afternoon))?|weekend)\b(?:,? (?:at |around )?(\d{1,2}(?:[:.]\d{2})?\s?(?:pm|am|ish)?)(?! (?:people|of|years|minutes|hours|weeks)))?|\b(?:at|around|by|(?:do|say|make it)(?= \S+\W*$)) (\d{1,2}(?:[:.]\d{2})?\s?(?:pm|am|ish)?)(?=$|[\s?.!,])(?! (?:people|of|years|minutes|hours|weeks|am))/g;

/** The last day or time a text names, as it can be said back. */
export function timeOf(text: string): string | null {
  const m = [...plain(text).matchAll(TIME_WORD)].at(-1);
  if (!m) return null;
  const day =
    m[2] === 'weekend'
      ? m[1] === 'next'
        ? 'next weekend'
        : 'the weekend'
      : m[2]
        ? `${m[1] === 'next' ? 'next ' : ''}${m[2].replace(/^(mon|tues|wednes|thurs|fri|satur|sun)day/, (d) => (d[0]?.toUpperCase() ?? '') + d.slice(1))}`
        : '';
  const hour = m[3] ?? m[4];
  return day && hour ? `${day} at ${hour.trim()}` : day || (hour?.trim() ?? null);
}

function timeIn(turns: readonly Turn[], his: boolean): string | null {
  for (const turn of [...turns].reverse()) {
    const time = turn.speaker === 'Girl' || his ? timeOf(turn.text) : null;
    if (time) return time;
  }
  return null;
}

function namesIn(turns: readonly Turn[]): Set<string> {
  const names = new Set<string>();
  for (const t of turns)
    for (const m of straighten(t.text).matchAll(/(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+/gu)) names.add(m[0]);
  return names;
}

/** Stems of everything she said, for checking that a reply rests on it. */
export function herStems(u: Understanding): Set<string> {
  return contentStems(u.conversation.girl.join('\n'));
}
