/**
 * How a fact the coach says is told within a sentence: its strength in a person's words, then the fact as it follows them. Apart from
 * evidence.ts, because the coach in the browser says facts but never shows their sources.
 */
const DATED = 'one large but dated study found';

const PHRASES: Readonly<Record<string, readonly [strengthPhrase: string, clause: string]>> = {
  'first-message-rate': [
    DATED,
    'that only about a third of first messages were answered, so silence says little about you',
  ],
  'specific-interest': [DATED, 'that naming a specific interest went with more replies'],
  'self-effacement': [DATED, 'that a little modesty helped men get replies'],
  'short-personal': [
    'a review of 86 studies found',
    'that short and personal messages about something in the profile do best',
  ],
  'open-question': ['one good study found', 'that open, harmless questions are preferred to pick-up lines'],
  'follow-up': [
    'a large study found',
    'that follow-up questions raise liking, more than the people who ask them expect',
  ],
  'turn-taking': [
    'a controlled experiment found',
    'that taking turns in opening up brings people closer than one person doing all the sharing',
  ],
  'style-match': ['studies disagree on whether', 'matching her way of writing helps, but it rarely hurts'],
  'plan-words': [
    'one good study found',
    'that words of planning and feeling went with a first date more often',
  ],
  compliment: [
    'several experiments, though not about dating, found',
    'that sincere praise lands better than the giver expects',
  ],
  uncertainty: ['one good study found', 'that leaving a little open keeps interest higher'],
  'number-by-20': [
    'a study of about two million conversations found',
    'that most of those that led to a number got there within 20 messages',
  ],
  'early-date': ['a review of 86 studies found', 'that moving from chat to a date early helps'],
  'seventy-thirty': [
    'a review of 86 studies found',
    'that about 70% on yourself and 30% on what you look for, in plain and honest words, works best',
  ],
  'original-profile': [
    'a study with 1,234 raters found',
    'that concrete details make a profile read as original, and original profiles raise the wish to meet',
  ],
  'modest-strategy': [
    'one good study found',
    'that clever strategy changes little, so sounding like yourself costs you nothing',
  ],
};

/** null for an id nobody knows. */
export function phraseFor(id: string): { strengthPhrase: string; clause: string } | null {
  const found = Object.hasOwn(PHRASES, id) ? PHRASES[id] : undefined;
  return found ? { strengthPhrase: found[0], clause: found[1] } : null;
}

/** Which fact a psychology text says, whoever stored it; null when it says none. */
export function evidenceIn(psychology: string): string | null {
  return Object.keys(PHRASES).find((id) => psychology.includes(phraseFor(id)?.clause ?? '')) ?? null;
}

/** The fact as a sentence of its own, its strength first; '' for an id nobody knows. */
export function factText(id: string): string {
  const fact = phraseFor(id);
  if (!fact) return '';
  const { strengthPhrase, clause } = fact;
  return `${strengthPhrase.charAt(0).toUpperCase()}${strengthPhrase.slice(1)} ${clause}.`;
}
