/** The short reading of a conversation: who invests, her signals with their lines, and the best next step. */
import type { Reading } from '../types';
import { isDecline } from './decline';
import { emojis, LAUGHTER, plain, sentences, words } from './text';
import { readyToMeet, type Understanding, understand } from './understand';

const MAX_SIGNALS = 6;

function questionsIn(texts: readonly string[]): number {
  return texts.flatMap((t) => sentences(t)).filter((s) => s.includes('?')).length;
}

function signalsOf(u: Understanding): Reading['signals'] {
  const found: Reading['signals'] = [];
  const add = (kind: 'interest' | 'distance', label: string, line: string) => {
    if (!found.some((f) => f.label === label)) found.push({ kind, label, line });
  };
  const her = u.conversation.girl;
  for (const line of [...her].reverse()) {
    const text = plain(line);
    if (sentences(line).some(isDecline)) add('distance', 'She declines', line);
    if (
      /\b(?:we should|let's|want to (?:meet|grab|go|get|come)|take me|see you|when are (?:you|we)|i'd (?:love|like) to (?:meet|see|go|join))\b/.test(
        text,
      ) &&
      !sentences(line).some(isDecline)
    )
      add('interest', 'She thinks about meeting', line);
    if (/\b(?:your number|my number is|whatsapp|add me on|text me|call me)\b/.test(text))
      add('interest', 'She moves closer', line);
    if (/\?/.test(line) && /\byou(?:r|rs)?\b/.test(text)) add('interest', 'She asks about you', line);
    if (
      /\byou(?:'re| are) (?:so |really |actually |very )*(?:funny|sweet|nice|kind|cute|interesting|smart)\b|\b(?:love|like) (?:that about you|talking to you|your)\b/.test(
        text,
      )
    )
      add('interest', 'She says something kind about you', line);
    if (LAUGHTER.test(line)) add('interest', 'She laughs', line);
    if (emojis(line).some((e) => /[😊☺😍🥰❤💕😘🤗☀🎉]/u.test(e))) add('interest', 'Warm emoji', line);
    if (words(line).length >= 15) add('interest', 'She takes time to write', line);
    if (
      /\b(?:busy|swamped|hectic|no time|maybe (?:some(?:day|time)|another)|we'll see|not sure)\b/.test(
        text,
      ) &&
      !/\b(?:but|how about|instead)\b/.test(text)
    )
      add('distance', 'She keeps it vague or busy', line);
    if (/\b(?:too (?:fast|soon)|not comfortable|rather not|slow down|need (?:some )?space)\b/.test(text))
      add('distance', 'She draws a line', line);
  }
  const last = her.slice(-3);
  const shortLines = last.filter((l) => words(l).length <= 2 && !l.includes('?') && emojis(l).length === 0);
  if (shortLines.length >= 2) add('distance', 'Short answers lately', shortLines.at(-1) ?? '');
  const lengths = her.map((l) => words(l).length);
  if (lengths.length >= 6) {
    const half = Math.floor(lengths.length / 2);
    const mean = (xs: readonly number[]) => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length);
    const before = mean(lengths.slice(0, half));
    const after = mean(lengths.slice(half));
    if (after < before * 0.55) add('distance', 'Her answers are getting shorter', her.at(-1) ?? '');
    else if (after > before * 1.5) add('interest', 'Her answers are getting longer', her.at(-1) ?? '');
  }
  if (her.length >= 3 && questionsIn(her) === 0)
    add('distance', 'She has not asked anything yet', her.at(-1) ?? '');
  const interest = found.filter((f) => f.kind === 'interest').slice(0, 4);
  const distance = found.filter((f) => f.kind === 'distance');
  return [...interest, ...distance].slice(0, MAX_SIGNALS);
}

function investmentSummary(boyShare: number, boyQ: number, girlQ: number): string {
  const who =
    boyShare > 0.65
      ? 'You write clearly more than she does'
      : boyShare < 0.35
        ? 'She writes clearly more than you do'
        : 'You both write about the same amount';
  const asks =
    boyQ === girlQ
      ? boyQ === 0
        ? 'and nobody has asked a question yet'
        : 'and you ask equally often'
      : boyQ > girlQ
        ? `and you ask more (${boyQ} to ${girlQ})`
        : `and she asks more (${girlQ} to ${boyQ})`;
  return `${who}, ${asks}.`;
}

export function readingOf(u: Understanding): Reading {
  const c = u.conversation;
  const count = (texts: readonly string[]) => texts.reduce((n, t) => n + words(t).length, 0);
  const boy = count(c.boy);
  const girl = count(c.girl);
  const total = Math.max(1, boy + girl);
  const boyQuestions = questionsIn(c.boy);
  const girlQuestions = questionsIn(c.girl);
  const signals = signalsOf(u);
  return {
    investment: {
      boyWordShare: boy / total,
      girlWordShare: girl / total,
      boyQuestions,
      girlQuestions,
      turns: c.turns.map((t) => ({ speaker: t.speaker, words: words(t.text).length })),
      summary: investmentSummary(boy / total, boyQuestions, girlQuestions),
    },
    signals,
    nextStep: nextStep(u, signals),
  };
}

function nextStep(u: Understanding, signals: Reading['signals']): Reading['nextStep'] {
  if (u.caring)
    return {
      step: 'give-space',
      text: 'This is about her wellbeing, not about a date: be kind, take it seriously and point to help such as findahelpline.com.',
    };
  if (u.declined)
    return {
      step: 'accept-kindly',
      text: 'She has said no. Accept it kindly, wish her well and leave it there.',
    };
  if (u.stage === 'waiting')
    return {
      step: 'give-space',
      text: 'Your message is still open. Give her time; one light message after a few days is plenty.',
    };
  if (u.moment === 'space' || u.moment === 'boundary')
    return {
      step: 'give-space',
      text: 'She has drawn a line or asked for room. Say that it is fine, and mean it.',
    };
  if (u.moment === 'grief' || u.moment === 'badNews')
    return { step: 'keep-talking', text: 'She is having a hard time. Listen first; plans can wait.' };
  if (u.stage === 'planning')
    return {
      step: 'suggest-date',
      text: 'You are making plans already: settle day, hour and place in one clear message.',
    };
  const interest = signals.filter((s) => s.kind === 'interest').length;
  const distance = signals.filter((s) => s.kind === 'distance').length;
  if (u.stage === 'stalled' || distance > interest)
    return {
      step: 'give-space',
      text: 'She is giving little at the moment. Offer one easy, interesting thing, and if little comes back, give it room.',
    };
  if (readyToMeet(u))
    return {
      step: 'suggest-date',
      text: 'She is engaged and you have talked a while. A simple, concrete and easy-to-decline suggestion fits now; a review of 86 studies found that an early move from chat to a date helps.',
    };
  return {
    step: 'keep-talking',
    text: 'It is going well and still early. Ask about something she brought up and share a little of yourself.',
  };
}

/** The reading of labelled conversation text. */
export function readConversation(text: string): Reading {
  return readingOf(understand(text));
}
