import type { ReactNode } from 'react';
import { CopyButton } from '~/ui/copy-button';
import { SuggestionReason } from './suggestion-reason';
import type { Suggestion } from './types';

interface SuggestionListProps {
  /** 'Option' in the Chat Helper, 'Enhancement' in the Profile Wizard */
  noun: string;
  suggestions: readonly Suggestion[];
  /** the specification shows the psychology in the Chat Helper; elsewhere it is the reason */
  psychologyLabel?: string;
  /** what else is said about a suggestion */
  mark?: (suggestion: Suggestion) => ReactNode;
}

/** Suggestions with a copy button each; the reply stands apart from why it works. */
export function SuggestionList({
  noun,
  suggestions,
  psychologyLabel = 'Psychology:',
  mark,
}: SuggestionListProps) {
  return (
    <ol className="space-y-4">
      {suggestions.map((suggestion, index) => (
        <li key={suggestion.text} className="rounded-xl border border-line bg-sunken p-4">
          <div className="flex items-start justify-between gap-3">
            <h3 className="text-sm font-semibold text-accent">{`${noun} ${index + 1}`}</h3>
            <CopyButton text={suggestion.text} label={`Copy ${noun.toLowerCase()} ${index + 1}`} />
          </div>
          <p className="mt-1 select-all whitespace-pre-line text-lg">{suggestion.text}</p>
          {mark?.(suggestion)}
          <SuggestionReason suggestion={suggestion} label={psychologyLabel} />
        </li>
      ))}
    </ol>
  );
}
