/**
 * What she tells in answer to his own question or line, known by both: 'absolutely not' to 'are you a morning person?' tells a lot, and alone
 * nothing. Rules and lines: answers/; form of the tables: told-tables.ts. {a} is what she names in answer, {d} a day she is free.
 */
import type { Conversation } from '../conversation';
import { plain, sentences, straighten, words } from '../text';
import type { Told } from '../told';
import { inShort } from './answers/named';
import { AT_MOST, MANY, RULES } from './answers/rules';
import { proposes } from './between-the-two';

const ASKS = /\?|^(?:what|which)\b|\b(?:tell me|favou?rite|your go-?to)\b/;
const SURE = 0.97;
const WEAKLY_SURE = 0.93;

/** Beside a question of hers these are only said to be kind. */
const LESS_THAN_ASKED = new Set(
  'thanksForCompliment thanksForWish birthdayThanks complimentBack agreesWithHim likesHisNews noWorries gotHome likesThatAboutHim congratulatesHim sympathisesWithHim weekGood weekBusy'.split(
    ' ',
  ),
);

/** Every kind it can be. */
export const ANSWERED_KINDS: ReadonlySet<string> = new Set(RULES.map(({ kind }) => kind));

/** She gives no answer of her own: 'you first', 'why do you ask'. */
const NO_ANSWER =
  /^(?:you first|why(?: do you ask)?|guess|depends who'?s asking)\W*$|^(?:(?:hm+|um+|er+|oh|haha)[ ,.]*)*(?:idk|i don'?t know|dunno|no idea)\b/;

export interface ToldInAnswer extends Told {
  /** What is known of her words alone says more, where that is sure. */
  weak: boolean;
}

const THEN_ASKS =
  /^(.*?)\s*(?:[,.;…]|\s[-–]|\p{Extended_Pictographic}\uFE0F?)\s*(?:(?:and|but|so|ok|anyway) )*(?:how about|what about|wbu|hbu|you|u|what\S*|how\S*|do|are|have|did|can|would|where\S*|which|when|who\S*|is|yours)\b[^?]*\?+/iu;

/** '7ish?': asked for, she proposes. */
const ONLY_A_TIME =
  /^(?:(?:maybe|around|about|like|say|at)\s)*\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|ish)?(?: ?ish)?\?+$/i;

/** What stands before a question in its sentence: '34' of '34, and you?'. */
function beforeAsking(sentence: string): string | null {
  if (!sentence.includes('?') || ONLY_A_TIME.test(sentence)) return sentence;
  return THEN_ASKS.exec(sentence)?.[1] ?? null;
}

/** The same conversation is looked at for its moment, its questions and what she tells. */
const looked = new WeakMap<Conversation, { answer: ToldInAnswer | null }>();

/** Null where it is none of these. */
export function toldInAnswer(c: Conversation): ToldInAnswer | null {
  const there = looked.get(c) ?? { answer: lookFor(c) };
  looked.set(c, there);
  return there.answer;
}

function lookFor(c: Conversation): ToldInAnswer | null {
  if (c.lastSpeaker !== 'Girl') return null;
  const lines = c.herOpenLines.flatMap((l) => sentences(l)).flatMap((s) => beforeAsking(s) ?? []);
  const text = straighten(lines.join(' ').trim());
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const hers = plain(text);
  const said = straighten(c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' ') ?? '');
  const his = plain(said);
  const dodges = NO_ANSWER.test(hers);
  const asks = c.herOpenLines.some((l) => l.includes('?'));
  const count = words(text).length;
  const planned = proposes(c);
  for (const rule of RULES) {
    if (asks && LESS_THAN_ASKED.has(rule.kind)) continue;
    if (count > (rule.most ?? (rule.weak ? AT_MOST : MANY)) || (dodges && !rule.hers)) continue;
    if (rule.noPlan && planned) continue;
    if (!rule.his.test(his) || rule.notHis?.test(his)) continue;
    if ((rule.hers && !rule.hers.test(hers)) || rule.not?.test(hers)) continue;
    if (rule.named === inShort && !ASKS.test(his)) continue;
    const named = rule.named?.(text, said) ?? undefined;
    if (rule.onlyNamed && !named) continue;
    return {
      kind: rule.kind,
      sure: rule.weak ? WEAKLY_SURE : SURE,
      text,
      weak: rule.weak ?? false,
      ...(named ? { named } : {}),
    };
  }
  return null;
}
