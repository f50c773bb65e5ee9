/**
 * How well a draft would please, learned from what readers said of 5,742 drafts to 748 chats (scripts/train-fits.mjs): what it is put
 * together from, how sure each piece is, and what is too much in one message. Nothing of it looks at the words themselves.
 */
import {
  ALSO_LINES,
  DID_ASKS,
  DID_LINES,
  ECHO_LINES,
  IS_ASKS,
  IS_LINES,
  KEYWORD_LINES,
  NEGATIVE_LINES,
  PERSON_LINES,
  SELF_BACK,
  TASTE_BACK,
} from '../content/bridges';
import type { TopicLine } from '../content/topic';
import type { Draft, Part } from '../draft';
import { perKnowledge } from '../knowledge';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { classifyByRule } from '../questions';
import { contentStems, words } from '../text';
import { isSure, markOf } from '../told';
import { allTopics, isVague } from '../topic-hits';
import type { Understanding } from '../understand';
import { ANSWERS_BETWEEN_THEM, TOLD_IN_ANSWER } from './answers';
import { askedPlainly } from './asked-plainly';
import { wider } from './bridges';
import { BESIDE, HAPPENED, IS_SO } from './echo';
import { ASKED, TOLD } from './finer-weights';
import { WEIGHTS } from './fit-weights';
import { isTakenUp } from './nearness';
import { PUNCHLINES } from './punchline';
import { kindOf } from './question-kinds';
import { SAID_TO_HIM_PLAINLY } from './said-to-him-plainly';
import { SAID_TO_HIS_NEWS } from './said-to-his-news';
import { CAN_WEIGH } from './told-part';
import { TOLD_TO_HIM } from './told-to-him';
import { ofTwoWays } from './two-ways';
import { OF_HER_WORDS } from './words-said-back';

/** What a part was made from. */
type Source =
  | 'answer'
  | 'form'
  | 'thing'
  | 'back'
  | 'own back'
  | 'told'
  | 'topic'
  | 'word'
  | 'also'
  | 'person'
  | 'deed'
  | 'echo'
  | 'her words'
  | 'punchline'
  | 'moment';

const TABLES: readonly [Source, readonly (readonly TopicLine[])[]][] = [
  ['word', [KEYWORD_LINES, ECHO_LINES]],
  ['also', [ALSO_LINES]],
  ['person', [PERSON_LINES]],
  ['deed', [DID_LINES, IS_LINES, DID_ASKS, IS_ASKS]],
  ['echo', [HAPPENED, IS_SO, BESIDE]],
  ['her words', OF_HER_WORDS],
  ['punchline', PUNCHLINES],
  ['own back', [SELF_BACK, TASTE_BACK]],
  ['topic', [NEGATIVE_LINES]],
];

const sources = perKnowledge((more) => {
  const out = new Map<TopicLine, Source>();
  const add = (lines: Iterable<TopicLine>, source: Source) => {
    for (const line of lines) out.set(line, source);
  };
  for (const [source, tables] of TABLES) for (const lines of tables) add(wider(lines), source);
  for (const { lines } of allTopics()) add(lines, 'topic');
  for (const { lines } of more.told.values()) add(lines, 'told');
  return out;
});

/** So many of her questions are answered at most, see compose.ts. */
const ANSWERED = 2;

function sourceOf(part: Part, at: number, u: Understanding): Source {
  const known = part.line && sources().get(part.line);
  if (known) return known;
  const asked = u.questions.slice(0, ANSWERED);
  const { line } = part;
  if (!line)
    return part.asks ? (asked.length > 0 ? 'back' : 'moment') : asked.length > 0 ? 'thing' : 'moment';
  if (asked.some((q) => knownOf(q.kind)?.lines.includes(line))) return 'answer';
  return asked.length > 0 && !part.asks && at <= asked.length ? 'form' : 'moment';
}

/** The same draft is looked at twice. */
const made = new WeakMap<Draft, readonly Source[]>();

function sourcesOf(d: Draft, u: Understanding): readonly Source[] {
  const there = made.get(d) ?? d.parts.map((part, at) => sourceOf(part, at, u));
  made.set(d, there);
  return there;
}

const FINER_ASKED = new Set(ASKED.kinds);
const FINER_TOLD = new Set(TOLD.kinds);
/** Forms that say her question back. */
const RESTATED = new Set('anyWhat hisWhat hisMost hisHow hisWhy hisWhere hisWho hisWhen'.split(' '));
/** Forms that say next to nothing. */
const BLANK = new Set(
  'wh yesNo habit why opinion okWithIt didYou howYou everBeen most howMuch would'.split(' '),
);
const LONG_QUESTION = 12;
const LONG_REPLY = 24;
const VERY_SURE = 0.97;
const SURE_ENOUGH = 0.95;

interface Asked {
  sure: number;
  learned: boolean;
  agreed: boolean;
  plainly: boolean;
  long: boolean;
}

/** The same question is looked at for each draft. */
const looked = new WeakMap<Question, Asked>();

function look(q: Question): Asked {
  const there = looked.get(q);
  if (there) return there;
  const byRule = classifyByRule(q.text)?.kind ?? null;
  const found = kindOf(q.text, byRule);
  const learned = found.kind === q.kind;
  const out = {
    sure: learned ? found.sure : 0,
    learned,
    agreed: byRule === q.kind,
    plainly: askedPlainly(q.text) !== null,
    long: words(q.text).length > LONG_QUESTION,
  };
  looked.set(q, out);
  return out;
}

const OF_A_WORD: ReadonlySet<Source> = new Set(['word', 'also', 'person', 'topic']);

/** What is known of a draft: names of what readers may have liked or not, and how much of each. */
export function factsOf(d: Draft, u: Understanding): Map<string, number> {
  const out = new Map<string, number>();
  const add = (name: string, much: number | boolean) => {
    if (much) out.set(name, (out.get(name) ?? 0) + Number(much));
  };
  const count = d.parts.reduce((sum, p) => sum + words(p.text).length, 0);
  const asked = u.questions.slice(0, ANSWERED);
  add('parts', d.parts.length);
  add('words', count);
  add('words too many', Math.max(0, count - LONG_REPLY));
  add('alone', d.parts.length === 1);
  add(
    'asks',
    d.parts.some((p) => p.asks || p.text.includes('?')),
  );
  add('moment beside a question', d.basis.moment !== null && asked.length > 0);
  const made = sourcesOf(d, u);
  add(`echo ${d.parts[made.indexOf('echo')]?.text.includes('?') ? 'asks' : 'says'}`, made.includes('echo'));
  add('told told', made.length === 2 && made.every((source) => source === 'told'));
  add('told and word', made.includes('told') && made.some((source) => OF_A_WORD.has(source)));
  add('word moment', made[0] === 'word' && made[1] === 'moment');
  const isAnswer = (x: Source | undefined) => x === 'answer' || x === 'form' || x === 'thing';
  for (const [i, x] of asked.length > 0 ? made.slice(1).entries() : []) {
    const asks = d.parts[i + 1]?.asks;
    add('also beside', x === 'also' || x === 'word');
    add('person beside', x === 'person');
    add('topic asks beside', x === 'topic' && asks === true);
    add('topic says beside', x === 'topic' && asks !== true);
    add('told asks beside', x === 'told' && asks === true);
    add('two answers', isAnswer(x) && isAnswer(made[0]));
  }
  add('word and more', asked.length === 0 && made.length > 1 && (made[0] === 'word' || made[0] === 'person'));
  add(
    'quote and more',
    asked.length === 0 && made.length > 1 && /^(?:echo|punchline|her words)$/.test(made[0] ?? ''),
  );
  add('told before an answer', asked.length > 0 && made.length > 1 && made[0] === 'told');
  let answers = 0;
  let plainlyKnown = true;
  for (const [at, part] of d.parts.entries()) {
    const source = made[at] ?? 'moment';
    const place = `${source} ${at === 0 ? 'first' : 'later'}`;
    add(place, true);
    add(`${place} asks`, part.asks || part.text.includes('?'));
    const slot = part.line?.text.includes('{') ?? false;
    if (source === 'answer' || source === 'form' || source === 'thing') {
      const own = asked.find((q) => part.line && knownOf(q.kind)?.lines.includes(part.line));
      const q = own ?? asked[answers] ?? asked[0];
      answers++;
      if (q) {
        const { sure, learned, agreed, plainly, long } = look(q);
        plainlyKnown &&= source === 'answer' && (plainly || sure > SURE_ENOUGH);
        add('answer sure', sure);
        add('answer learned', learned);
        add('answer agreed', agreed);
        add('answer plainly', plainly);
        add('answer finer', FINER_ASKED.has(q.kind));
        add('answer slot', slot);
        add('answer restated', q.about !== undefined);
        add('answer options', q.options !== undefined);
        add('answer long question', long);
        if (source === 'form') {
          add('form restated', RESTATED.has(q.kind));
          add('form blank', BLANK.has(q.kind));
          add('form choice', q.kind === 'choice');
        }
      }
    }
    const { told, topic, keyword } = d.basis;
    if (source === 'told' && told) {
      add('told sure', told.sure);
      add('told very sure', told.sure > VERY_SURE);
      add('told wide', (told.wide ?? false) && !SAID_TO_HIM.has(told.kind));
      add('told heavy', markOf(told) === 'heavy');
      add('told finer', FINER_TOLD.has(told.kind));
      add('told slot', slot);
      add('told beside', asked.length > 0);
    }
    if (source === 'topic' && topic) {
      add('topic age', topic.age);
      add('topic vague', isVague(topic));
    }
    if (keyword && part.text.toLowerCase().includes(keyword.toLowerCase())) {
      add('named', true);
      add('named rank', Math.max(0, u.keywords.indexOf(keyword)));
      add('named yours', u.leads.get(keyword) === 'your ');
      add('named bare', u.leads.get(keyword) === '');
      add('named of two words', keyword.includes(' '));
      add('named person', u.people.has(keyword));
    }
  }
  const beside = made.filter((x) => !isAnswer(x) && x !== 'moment');
  if (answers > 0 && plainlyKnown) {
    add(
      'known and more',
      beside.some((x) => x !== 'back'),
    );
    add('known and asks', beside.includes('back'));
  }
  return out;
}

/**
 * What was not there to be marked then, by the means of 2,220 replies that readers judged since: a clause of hers said back as a question
 * (0.5), what she tells spoken to and asked about (0.4), the same with a word of hers beside it (0.2), a word and a general question (0.16).
 */
const SINCE: Readonly<Record<string, number>> = {
  'echo asks': 0.35,
  'echo says': 0.2,

  'her words later': 0.1,
  'punchline first': 0.15,
  'told told': 0.05,
  'told and word': -0.5,
  'word moment': -0.1,
  // And by the grades of 1,014 replies to 338 chats that readers gave part by part: an answer alone 0.55, with a question of its own 0.37, with
  // a word of hers 0.18, with a topic's sentence 0.28 or question 0.24, with a question to what she tells 0.24; two answers 0.26; what she
  // named, and then something else, 0.1 to 0.14. Half of it counts, as an answer alone takes up nothing of hers.
  'also beside': -0.5,
  'topic asks beside': -0.3,
  'topic says beside': -0.36,
  'told asks beside': -0.15,
  'person beside': -0.6,
  'two answers': -0.15,
  'word and more': -0.15,
  // And by those of 378 replies to 126 chats: of plain answers alone a quarter would not be sent, with anything behind them two thirds.
  'known and more': -0.2,
  'known and asks': -0.04,
  // And by 324 to 108 chats: her words alone a fifth, what she tells spoken to a third, with anything behind either more than half.
  'quote and more': -0.25,
  'told before an answer': -0.2,
  // A thing she named, and what is said to the feel of it with such a thing in it: two thirds and three quarters would not be sent.
  'word first': -0.15,
  'told wide': -0.3,
  'topic first': -0.1,
  // And by those of 1,350 replies to 174 chats, of which words of hers alone would not be sent in one case of five.
  'her words first': 0.3,
};

/** Points of the rules' score for one of the readers' (a reply sent as it is, 1; never sent, 0). */
const POINTS = 14;

/** The same word of hers taken up in the second and in the third reply: three that do are one in three costumes. */
const TAKEN_UP_AGAIN = [0, 0, 1];

/** Kinds and feels of what went wrong for her: nothing of it is anybody's favourite. */
const WENT_WRONG =
  /^(?:breakdown|brokenThing|neighbours|cancelledEvent|cantSleepTold|tech|wrongParcel|parcelMissed|leakCeiling|noHeating|powerCut|badWorkDay|badLuck|gripe|disappointed|hurtIll|low|hardWork)$/;
const DELIGHTED =
  /\b(?:favou?rite|in the best way|made me (?:smile|laugh)|I like it|enjoy\w*|loved? to (?:see|have seen|hear)|documentary|whole series|respect to|had me at)\b/i;
const DELIGHT_IN_TROUBLE = 4;
const PASSED_OVER = 6;
/** What is in his own picture he need not ask her about; 'milking at 4' is no plan of his. */
const HIS_PROFILE = /\b(?:photos?|pics?|pictures?|profile|bio)\b/i;
const MISPLACED = 8;

/**
 * Readers would send a sentence with her own words in it, and seldom one with a question from elsewhere behind it. Not what is said of a topic:
 * that is anybody's. In points.
 */
const TO_THE_POINT = 5;

/** 'You?', 'how's yours?' */
const GIVES_BACK =
  /^(?:(?:so|and|but|ok|well|good|great|fine|how about|what about|how's|hows|how are|how is|how was|what's|whats|with) )*(?:you|u|yours|urs|yourself|urself|wbu|hbu)\W*$/i;
function kindsOf(table: string): string[] {
  return [...table.matchAll(/^=(\w+)/gm)].map(([, kind]) => kind as string);
}

const SAID_TO_HIM = new Set([
  'saysYesGladly',
  ...kindsOf(TOLD_TO_HIM),
  ...kindsOf(SAID_TO_HIS_NEWS),
  ...kindsOf(SAID_TO_HIM_PLAINLY),
  ...kindsOf(ANSWERS_BETWEEN_THEM),
]);
/** What she says to his own line, and what she tells when he asks. */
const IN_ANSWER = new Set([...SAID_TO_HIM, ...TOLD_IN_ANSWER.flatMap(kindsOf)]);

/**
 * Of ordinary news whose kind is sure ('maid of honour at my sister's wedding') there is something better to say than her own sentence; that
 * is for what no table knows. In points.
 */
const KIND_KNOWN = { quoted: 14, asksBack: 5, told: 3, toldTwice: 2, herWord: 6, onlyAsks: 6, calledBack: 3 };
const SURE_OF_KIND = 0.9;
/**
 * Where it is less sure, her own clause said back in surprise is the better reply: one in eight of those would not be sent, and more than half
 * of what is said to the kind (828 replies to 104 chats).
 */
const KIND_LIKELY: typeof KIND_KNOWN = {
  quoted: 6,
  asksBack: -3,
  told: 0,
  toldTwice: 1,
  herWord: 5,
  onlyAsks: 6,
  calledBack: 4,
};
const QUITE_SURE = 0.96;

/** An answer with a word of her question in it is plainly one. In points. */
const NAMES_IT = 4;

/** The same question is looked at for each draft. */
const stemsAsked = new WeakMap<Question, ReadonlySet<string>>();

function namesWhatIsAsked(d: Draft, question: Question): boolean {
  const asked = stemsAsked.get(question) ?? contentStems(question.text);
  stemsAsked.set(question, asked);
  const first = d.parts.find((p) => !p.asks) ?? d.parts[0];
  return first !== undefined && [...contentStems(first.text)].some((w) => asked.has(w));
}

/** `shared` is how many of her words are in it. */
export function fits(d: Draft, u: Understanding, chosen: readonly Draft[] = [], shared = 0): number {
  // Readers marked none of these.
  if (u.declined || u.caring || d.basis.moment === 'language') return 0;
  let sum = 0;
  for (const [name, much] of factsOf(d, u)) sum += ((WEIGHTS[name] ?? 0) + (SINCE[name] ?? 0)) * much;
  const { question, keyword: word } = d.basis;
  const plainly = question
    ? namesWhatIsAsked(d, question)
      ? NAMES_IT
      : 0
    : d.parts.length === 1 && shared > 0 && !d.basis.topic
      ? TO_THE_POINT
      : 0;
  const spoken = sourcesOf(d, u);
  // 'Yes, just got in! You?' has told her side of what he asked.
  const asksAgain =
    question !== null &&
    GIVES_BACK.test(question.text) &&
    spoken.some((x) => x === 'back' || x === 'own back');
  // What is said to his own line has nothing to do with a thing in it.
  const strays =
    d.basis.told !== null &&
    (question ? SAID_TO_HIM : IN_ANSWER).has(d.basis.told.kind) &&
    spoken.some((x) => OF_A_WORD.has(x) || x === 'deed');
  const kindKnown =
    !question &&
    u.told[0] !== undefined &&
    (!u.told[0].wide || SAID_TO_HIM.has(u.told[0].kind)) &&
    isSure(u.told[0], SURE_OF_KIND);
  const worth = (u.told[0]?.sure ?? 0) < QUITE_SURE ? KIND_LIKELY : KIND_KNOWN;
  const ofItsKind = !kindKnown
    ? 0
    : spoken[0] === 'echo'
      ? -worth.asksBack
      : spoken[0] === 'punchline' || spoken[0] === 'her words'
        ? -worth.quoted
        : spoken[0] === 'told'
          ? worth.told +
            (spoken[1] === 'told' ? worth.toldTwice : 0) +
            (shared > 0 ? worth.herWord : 0) -
            (spoken.slice(1).some((x) => x === 'also' || x === 'word' || x === 'person')
              ? worth.calledBack
              : 0) -
            (d.parts[0]?.asks ? worth.onlyAsks : 0)
          : 0;
  const before = word === null ? 0 : chosen.filter((c) => c.basis.keyword === word).length;
  const gloats = WENT_WRONG.test(u.told[0]?.kind ?? '') && DELIGHTED.test(d.text);
  // Who was shouted at by her boss does not hear first that he 'leaves an impression'.
  const [told] = u.told;
  // 'And tell me about the morning.'
  // Congratulated on the job, she is not asked to start with the job.
  const again = d.basis.moment !== null && word === u.momentWord && d.parts.length > 1;
  const idle = word !== null && !isTakenUp(word) && d.text.toLowerCase().includes(word.toLowerCase());
  // The dark room is not what is bad about a migraine.
  const besideIt = d.basis.moment === 'badNews' && word !== null && !CAN_WEIGH.test(word);
  const answersHim = told !== undefined && IN_ANSWER.has(told.kind) && !question && spoken[0] !== 'told';
  const passesOver =
    !d.basis.told && !d.basis.clause && told !== undefined && isSure(told) && WENT_WRONG.test(told.kind);
  // Nor is she asked what that boss would say about her.
  const ofTheCulprit =
    word !== null && u.people.has(word) && told !== undefined && isSure(told) && WENT_WRONG.test(told.kind);
  const ofHisProfile =
    question !== null && HIS_PROFILE.test(question.text) && (word !== null || d.basis.topic !== null);
  const atFour =
    question?.kind === 'weekendPlans' && u.time !== null && !/day/i.test(u.time) && d.text.includes(u.time);
  return (
    POINTS * sum -
    (passesOver ? PASSED_OVER : 0) -
    (answersHim ? 2 * MISPLACED : 0) -
    (ofTheCulprit ? PASSED_OVER / 2 : 0) -
    (ofHisProfile || atFour || asksAgain || idle || (word !== null && again) ? MISPLACED : 0) -
    (strays || besideIt ? 2 * MISPLACED : 0) +
    plainly +
    ofItsKind -
    (TAKEN_UP_AGAIN[before] ?? 0) -
    ofTwoWays(d, chosen) -
    (gloats ? DELIGHT_IN_TROUBLE : 0)
  );
}
