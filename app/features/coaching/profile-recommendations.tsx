import { Card } from '~/ui/card';
import { CopyButton } from '~/ui/copy-button';
import { RECOMMENDATION_PARTS } from './profile-fields';
import { SuggestionReason } from './suggestion-reason';
import type { Suggestion } from './types';

/** The panel of the Profile Optimization Wizard: bio, photos, interests and overall. */
export function ProfileRecommendations({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <Card className="mt-6">
      <h2 className="text-xl font-semibold">Recommendations</h2>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {RECOMMENDATION_PARTS.map((part, index) => {
          const suggestion = suggestions[index];
          if (!suggestion) return null;
          return (
            <section
              key={part}
              aria-labelledby={`recommendation-${part}`}
              className="flex flex-col rounded-xl border border-line bg-sunken p-4"
            >
              <div className="flex items-start justify-between gap-3">
                <h3 id={`recommendation-${part}`} className="text-lg font-semibold">
                  {part}
                </h3>
                <CopyButton text={suggestion.text} label={`Copy the recommendation: ${part}`} />
              </div>
              <p className="mt-1 whitespace-pre-line break-words">{suggestion.text}</p>
              <SuggestionReason suggestion={suggestion} label="Why it works:" />
            </section>
          );
        })}
      </div>
    </Card>
  );
}
