/**
 * How a fact is told within a sentence: its strength in a person's words, then the fact as it follows them. Apart from
 * evidence.ts, because the coach in the browser says facts but never shows their sources.
 */
const DATED = 'one large but dated study found';

const PHRASES: Readonly<Record<string, readonly [strengthPhrase: string, clause: string]>> = {
  'first-message-rate': [
    DATED,
    'that only about a third of first messages were answered, so silence says little about you',
  ],
  netspeak: [DATED, 'that written-out words got more replies than netspeak, while a "haha" did no harm'],
  greeting: [DATED, 'that a bare greeting did worse than going straight to something real'],
  'no-looks': [DATED, 'that words about looks went with fewer replies'],
  'specific-interest': [DATED, 'that naming a specific interest went with more replies'],
  'self-effacement': [DATED, 'that a little modesty helped men get replies'],
  length: [DATED, 'that about 200 characters was the best return on effort'],
  'short-personal': [
    'a review of 86 studies found',
    'that short and personal messages about something in the profile do best',
  ],
  'open-question': ['one good study found', 'that open, harmless questions are preferred to pick-up lines'],
  'no-lines': [
    'one good study found',
    'that stock lines, even funny ones, fall flat when they come from a stranger',
  ],
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
  'machine-text': [
    'one good study found',
    'that messages which read as machine-written cost trust, so change a word or two to make it yours',
  ],
  'number-by-20': [
    'a study of about two million conversations found',
    'that most of those that led to a number got there within 20 messages',
  ],
  'early-date': ['a review of 86 studies found', 'that moving from chat to a date early helps'],
  'not-too-late': [
    'one good study found',
    'that waiting more than about three weeks to meet went with disappointment',
  ],
  'seventy-thirty': [
    'a review of 86 studies found',
    'that about 70% on yourself and 30% on what you look for, in plain and honest words, works best',
  ],
  'original-profile': [
    'a study with 1,234 raters found',
    'that concrete details make a profile read as original, and original profiles raise the wish to meet',
  ],
  'comment-like': [
    "a dating company's own figures say",
    'that a like with a message is likelier to be considered',
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
