/** Builds many candidate replies for a tone from what was understood, and keeps the one that fits best. */
import { REPLY_TONES, type ReplyTone } from '../types';
import { aboutHer, freeQuestion, keywordFor, keywordSlots, topicFor } from './about-her';
import { answer, backTo, meant } from './answering';
import { CANCEL_KEYWORD_LINES, GET_WELL_LINES, SOFT_KEYWORD_LINES, WAITING_LINES } from './content/bridges';
import type { SituationId } from './content/situations';
import { AT_HER_PACE } from './content/small-words';
import { type Draft, type Part, say, sayAny } from './draft';
import { known } from './knowledge';
import { knownOf } from './known-questions';
import { situationOf } from './moment-lines';
import { momentFirst, situationParts } from './moment-parts';
import { inHerLanguage, packOf } from './other-language';
import type { Question } from './question-rules';
import { scoreOf } from './score';
import { dress } from './style';
import { type Chance, chance, contentStems, hash, pick, sentences, words } from './text';
import { BESIDE_A_QUESTION, isSure, markOf, SURE, type Told } from './told';
import { shownName } from './topic-hits';
import { readyToMeet, type Understanding } from './understand';
import { worded } from './wording';

const CANDIDATES = 28;

/** How often nothing is put beside what he says to what she tells. The device has fewer lines, so that alone they would be many people's. */
const ALONE = 0.4;
const staysAlone = (rng: Chance) => known().fits !== undefined && rng() < ALONE;

/** She wants no further word: nothing charming is left to say. */
const HARSH =
  /\b(?:stop|leave me|don'?t (?:contact|message|text|write|call|talk)|do not (?:contact|message|text)|i said no|no means no|block(?:ing|ed)|creep\w*|fuck off|get lost|go away|never going|in your dreams)\b/i;

/** Moments in which nothing is light. */
const GRAVE = new Set(['grief', 'badNews', 'annoyed', 'space']);

/** Moments whose second half can be about a thing she mentioned. */
const OPEN_MOMENTS = new Set(['hello', 'laugh', 'dry', 'thanks', 'compliment', 'lateSorry', 'goodNews']);

/** Moments that come before an answer when she also asks. */
const LEADING = new Set(['lateSorry', 'compliment', 'goodNews', 'badNews', 'grief', 'annoyed', 'boundary']);

/** Settled questions after whose answer one more friendly sentence fits. */
const FOLLOWED = new Set(['sendAddress', 'isThere', 'dayOk', 'stillOn', 'whySlow', 'areYouMad']);

/** Moments that matter more than what is asked beside them: 'I have to cancel, can we do next week?' */
const TAKES_OVER = new Set(['cancelled', 'planned', 'space', 'night', 'onTheWay']);

/** Questions that settle where, when and how: they are answered whatever else is going on. */
const SETTLES = new Set([
  ...['whenSuits', 'dayOk', 'moveDay', 'stillOn', 'wherePlace', 'whichSpot', 'bringWhat', 'bringFriend'],
  ...['whatWear', 'sendAddress', 'choice', 'publicPlace', 'whoPays'],
  ...['callTonight', 'rainPlan', 'favorite', 'kind', 'like'],
]);

/** Questions after whose answer nothing more should be asked, unless they have a question of their own to give back. */
const SETTLED = new Set([
  ...FOLLOWED,
  'whenSuits',
  'wherePlace',
  'whereAreYou',
  'contactSwap',
  'lendMoney',
  'sendPhoto',
  'moveDay',
]);

const FREE = new Set<SituationId>(['hello', 'dry', 'laugh']);

/** She cancels and names another day in the same breath: the new day is what wants an answer. */
function moves(u: Understanding): boolean {
  return (
    u.moment === 'cancelled' &&
    u.questions.some((q) => ['invitedGo', 'coffeeSometime', 'dayOk', 'moveDay', 'whenSuits'].includes(q.kind))
  );
}

function answersFirst(u: Understanding): boolean {
  return (
    !TAKES_OVER.has(u.moment ?? '') ||
    moves(u) ||
    (u.moment === 'planned' && u.questions.some((q) => SETTLES.has(q.kind) || q.text.includes('?')))
  );
}

/** Moments that are said better by what she tells. */
const GIVES_WAY = new Set(['goodNews', 'badNews', 'laugh', 'dry', 'thanks', 'hello']);

/** Has she said something of her own beside what she asks? */
function tellsOfHerself(u: Understanding): boolean {
  const asked = new Set(u.questions.map((q) => q.text));
  return u.conversation.herOpenLines
    .flatMap((l) => sentences(l))
    .some((x) => !asked.has(x) && /\b(?:i|i'?m|i'?ve|my|mine|we|our)\b/i.test(x) && words(x).length > 3);
}

/** What is made for it alone may be there more than once, and beside it what is surely known of it: the better draft decides. */
function oneOf(rng: Chance, told: readonly Told[]): Told | undefined {
  if (!told.some((t) => t.alone)) return told[0];
  const known = told.find((t) => !t.alone);
  return pick(rng, [...told.filter((t) => t.alone), ...(isSure(known) ? [known] : [])]);
}

/** Something about a thing of his own line, to which she has next to nothing to say. */
function hisThingPart(rng: Chance, u: Understanding, tone: ReplyTone, basis: Draft['basis']): Part | null {
  const [thing] = u.keywords;
  if (!u.his || !thing || !known().his) return null;
  basis.keyword = thing;
  return sayAny(rng, known().his?.lines(u.conversation.boy.at(-1) ?? '') ?? [], tone, keywordSlots(u, thing));
}

/** Which of her questions are answered: two at most, and none that is only known by its form beside one that is known. */
function answered(u: Understanding): Question[] {
  const two = u.questions.slice(0, 2);
  const clear = known().fits ? two.filter((q) => q.options || q.about || knownOf(q.kind)) : two;
  return clear.length > 0 ? clear : two.slice(0, 1);
}

function draft(rng: Chance, u: Understanding, tone: ReplyTone): Draft | null {
  const basis: Draft['basis'] = {
    question: null,
    topic: null,
    keyword: null,
    clause: null,
    moment: null,
    told: null,
  };
  let invites = false;
  const parts: Part[] = [];
  const add = (p: Part | null | undefined) => {
    if (p && !(p.asks && parts.some((o) => o.asks))) parts.push(p);
  };
  const moment = u.moment;
  if (u.caring || u.declined) {
    const id = u.caring ? 'caring' : HARSH.test(u.declined ?? '') ? 'stopped' : 'declined';
    basis.moment = id;
    const leaving = u.caring ? null : known().leaving?.(rng, u, id, tone);
    parts.push(...(leaving ?? situationParts(rng, id, tone)));
  } else if (u.stage === 'waiting') {
    basis.moment = 'waiting';
    const own = known().waiting;
    const t = topicFor(rng, u, false);
    const said = u.keywords[0];
    const x = t && !t.negative ? shownName(t) : said ? (keywordSlots(u, said).tk ?? null) : null;
    if (u.conversation.girl.length === 0) {
      // She has never written: a better question than the last one is all there is to send.
      add(say(rng, situationOf('dry').first, tone, false, {}));
      add(freeQuestion(rng, 'dry', tone));
    } else if (own) {
      parts.push(...own(rng, u, tone, basis));
    } else if (x) {
      if (t && !t.negative) basis.topic = t;
      else basis.keyword = said ?? null;
      add(say(rng, WAITING_LINES, tone, false, { x }));
      if (rng() < 0.6) add(say(rng, situationOf('waiting').second, tone, false, {}));
    } else {
      add(say(rng, situationOf('waiting').second, tone, false, {}));
      add(say(rng, situationOf('night').second, tone, false, {}));
    }
  } else if (
    u.questions.length > 0 &&
    answersFirst(u) &&
    !(moment === 'annoyed' && u.questions.every((q) => !SETTLED.has(q.kind)))
  ) {
    const asked = answered(u);
    basis.question = asked[0] ?? null;
    if (moment && (LEADING.has(moment) || moves(u))) {
      add(momentFirst(rng, u, moment as SituationId, tone));
      basis.moment = moment;
    } else if (!asked[1] && isSure(u.told[0], BESIDE_A_QUESTION) && rng() < 0.6)
      add(known().toldPart?.(rng, u, tone, false, basis));
    for (const q of asked) add(answer(rng, q, tone, u));
    const last = asked.at(-1);
    const heavy = moment === 'grief' || moment === 'badNews' || moment === 'annoyed';
    if (last && !parts.some((p) => p.asks) && !heavy) {
      const bounce =
        /(?:you|yourself|yours)\W*$/i.test(last.text) &&
        !/\b(?:are|do|did|have|can) you\W*$/i.test(last.text) &&
        words(last.text).length > 1;
      const kind = meant(last);
      // What she has just told of herself is not asked again.
      const told = tellsOfHerself(u);
      const more = u.keywords.length > 0 || u.topics.some((t) => t.age === 0);
      const back =
        bounce || rng() < (last.alone ? 0.4 : told ? 0.75 : more ? 0.5 : 0.05)
          ? null
          : backTo(rng, known().sortOf?.(last, u) ?? last.sort ?? kind, tone);
      if (isSure(u.told[0], BESIDE_A_QUESTION) && !SETTLED.has(kind) && rng() < 0.4)
        add(known().toldPart?.(rng, u, tone, true, basis));
      else if (back) add(back);
      else if (last.alone) {
        // Enough by itself.
      } else if (SETTLED.has(kind)) {
        const after =
          kind === 'whySlow' || kind === 'areYouMad' ? situationOf('annoyed') : situationOf('planned');
        if (told && rng() < 0.5) add(aboutHer(rng, u, tone, false, basis, null));
        else if (rng() < 0.6 && FOLLOWED.has(kind)) add(say(rng, after.second, tone, false, {}));
      } else if (told || more) add(aboutHer(rng, u, tone, rng() < 0.75, basis, null));
    }
  } else if (isSure(u.told[0], moment ? BESIDE_A_QUESTION : SURE) && (!moment || GIVES_WAY.has(moment))) {
    // What she tells is spoken to; now and then by a thing she named in it, where its kind is known.
    const told = oneOf(rng, u.told) ?? u.told[0];
    if (told !== u.told[0]) basis.told = told;
    const { wide, alone } = told;
    const heavy = markOf(told) === 'heavy';
    const own = heavy || alone || basis.told !== null || rng() < (wide ? 0.4 : 0.75);
    add(
      (own ? known().toldPart?.(rng, u, tone, false, basis) : null) ??
        aboutHer(rng, u, tone, false, basis, null),
    );
    if (!staysAlone(rng))
      add(
        (own && !heavy && !alone && !(wide && basis.keyword) && rng() < 0.65
          ? aboutHer(rng, u, tone, true, basis, null)
          : null) ?? known().toldPart?.(rng, u, tone, true, basis),
      );
  } else if (moment && !(moment === 'compliment' && u.topics[0]?.age === 0 && rng() < 0.3)) {
    basis.moment = moment;
    const id = moment as SituationId;
    // Next to nothing to what he asked or told: that is gone on with, not passed over.
    const ofHis = hisThingPart(rng, u, tone, basis);
    if (!ofHis) add(momentFirst(rng, u, id, tone));
    else if (ofHis.asks) add(known().his?.briefly(rng, tone));
    add(ofHis);
    if (ofHis) {
      // Enough by itself.
    } else if (
      readyToMeet(u) &&
      (moment === 'compliment' || moment === 'laugh') &&
      rng() < (tone === 'confident' ? 0.8 : 0.4)
    ) {
      add(say(rng, situationOf('invite').second, tone, true, {}));
      invites = true;
    } else if (OPEN_MOMENTS.has(moment) && (u.topics.length > 0 || u.keywords.length > 0) && rng() < 0.85) {
      add(aboutHer(rng, u, tone, rng() < 0.8, basis, id));
    } else {
      if (moment === 'boundary' && rng() < 0.6) {
        const text = pick(rng, AT_HER_PACE);
        if (text) add({ text, asks: false });
      }
      if (moment === 'cancelled' && rng() < 0.6) {
        if (u.topics.some((t) => t.topic.id === 'sick' && t.age === 0))
          add(say(rng, GET_WELL_LINES, tone, false, {}));
        else if (u.keywords[0])
          add(say(rng, CANCEL_KEYWORD_LINES, tone, false, keywordSlots(u, u.keywords[0])));
      }
      const keyword = moment === 'badNews' ? keywordFor(rng, u, true) : null;
      if (keyword && rng() < 0.8) {
        add(say(rng, SOFT_KEYWORD_LINES, tone, false, keywordSlots(u, keyword)));
        basis.keyword = keyword;
      }
      add(
        FREE.has(id) && rng() < 0.85
          ? freeQuestion(rng, id, tone)
          : sayAny(rng, situationOf(id).second, tone, {}),
      );
    }
  } else {
    const meet = readyToMeet(u) && rng() < (tone === 'confident' ? 0.7 : 0.35);
    const react = aboutHer(rng, u, tone, false, basis, null);
    add(react ?? say(rng, situationOf('statement').first, tone, false, {}));
    if (meet) {
      add(say(rng, situationOf('invite').second, tone, true, {}));
      invites = true;
    } else {
      if (!react || !staysAlone(rng)) add(aboutHer(rng, u, tone, true, basis, 'statement'));
    }
  }
  if (parts.length === 0) return null;
  if (u.language && packOf(u.language) && basis.moment !== 'grief' && u.stage !== 'waiting') {
    return inHerLanguage(rng, u, u.language, tone);
  }
  const leadIn =
    !u.caring &&
    !u.declined &&
    !basis.question?.grave &&
    !GRAVE.has(moment ?? '') &&
    markOf(basis.told) !== 'heavy';
  const text = parts.map((p) => p.text).join(' ');
  return {
    tone,
    text,
    parts,
    plain: !leadIn,
    basis,
    asks: parts.some((p) => p.asks),
    invites,
  };
}

export interface Scored {
  draft: Draft;
  score: number;
}

/** The best of `tries` drafts, beside those chosen already; `sendable` tells which may be sent at all. */
export function bestDraft(
  rng: Chance,
  u: Understanding,
  tone: ReplyTone,
  chosen: readonly Draft[],
  tries: number,
  sendable?: (draft: Draft) => boolean,
): Scored | null {
  const her = {
    all: contentStems(u.conversation.girl.join('\n')),
    open: contentStems(
      (u.conversation.herOpenLines.length > 0
        ? u.conversation.herOpenLines
        : u.conversation.girl.slice(-2)
      ).join('\n'),
    ),
  };
  let best: Scored | null = null;
  const said = chosen.map((c) => contentStems(c.text));
  for (let n = 0; n < tries; n++) {
    const d = draft(rng, u, tone);
    if (!d || sendable?.(d) === false) continue;
    // A little chance in the score keeps alike conversations from getting the very same reply.
    // Where nothing of hers is in it, chance decides among all that fit, so that it is not always the same few.
    const own = d.basis.topic || d.basis.keyword || d.basis.clause || d.basis.told;
    const missed = own || (u.topics.length === 0 && u.keywords.length === 0) ? 0 : d.basis.question ? 1 : 4;
    const s = scoreOf(d, u, her, chosen, said) - missed + rng() * (u.declined || u.caring ? 30 : own ? 2 : 6);
    if (!best || s > best.score) best = { draft: d, score: s };
  }
  return best;
}

/** Three drafts in the order of REPLY_TONES. The same conversation always gives the same three. */
export function composeReplies(u: Understanding, source: string): Draft[] {
  const seed = hash(source);
  const chosen: Draft[] = [];
  for (const [i, tone] of REPLY_TONES.entries()) {
    const rng = chance(seed ^ (0x9e3779b9 * (i + 1)));
    const best = bestDraft(rng, u, tone, chosen, CANDIDATES);
    if (best) chosen.push(worded(rng, best.draft, u));
  }
  const serious = u.caring || u.declined !== null || GRAVE.has(u.moment ?? '');
  const names = new Set(u.names);
  for (const t of u.topics) for (const w of t.name.split(' ')) if (/^\p{Lu}/u.test(w)) names.add(w);
  for (const k of u.keywords) if (/^\p{Lu}/u.test(k)) names.add(k);
  return chosen.map((d, i) => ({
    ...d,
    text: dress(d.text, u.style, { emoji: !serious && i !== 0, laugh: !serious && i === 1, names }),
  }));
}
