import { splitSuggestion } from './engines/parse';
import type { CoachingSession } from './schemas';
import { SourceNote } from './source-note';

interface SavedSuggestionsProps {
  noun: string;
  session: Pick<CoachingSession, 'suggestions' | 'facts'>;
}

/** A saved session's suggestions, with the facts behind them where the page has them. */
export function savedSuggestions({ suggestions, facts }: SavedSuggestionsProps['session']) {
  return suggestions.map((stored, index) => ({
    ...splitSuggestion(stored),
    fact: facts?.[index] ?? undefined,
  }));
}

/** The suggestions of a session as it is stored, folded away under it. */
export function SavedSuggestions({ noun, session }: SavedSuggestionsProps) {
  return (
    <ol className="mt-3 space-y-3">
      {savedSuggestions(session).map(({ text, psychology, fact }, index) => (
        <li key={text} className="rounded-lg bg-sunken p-3">
          <p className="text-sm font-semibold text-accent">{`${noun} ${index + 1}`}</p>
          <p className="whitespace-pre-line break-words">{text}</p>
          {psychology ? <p className="mt-1 text-sm text-muted">{psychology}</p> : null}
          {fact ? <SourceNote fact={fact} /> : null}
        </li>
      ))}
    </ol>
  );
}
