import { splitSuggestion } from './engines/parse';

/** The suggestions of a session as it is stored, folded away under it. */
export function SavedSuggestions({ noun, suggestions }: { noun: string; suggestions: readonly string[] }) {
  return (
    <ol className="mt-3 space-y-3">
      {suggestions.map((stored, index) => {
        const { text, psychology } = splitSuggestion(stored);
        return (
          <li key={text} className="rounded-lg bg-sunken p-3">
            <p className="text-sm font-semibold text-accent">{`${noun} ${index + 1}`}</p>
            <p className="whitespace-pre-line break-words">{text}</p>
            {psychology ? <p className="mt-1 text-sm text-muted">{psychology}</p> : null}
          </li>
        );
      })}
    </ol>
  );
}
