import type { EvidenceStrength, Fact } from './evidence';

const STRENGTH_WORDS: Record<EvidenceStrength, string> = {
  strong: 'Strong: an experiment or a review that has held up.',
  fair: 'Fair: one good observational study.',
  mixed: 'Mixed: other studies disagree.',
  company: "The company's own figures, not checked by others.",
};

/** The source behind a psychology text, opened in the page; works without JavaScript. */
export function SourceNote({ fact }: { fact: Fact }) {
  return (
    <details className="text-sm text-muted">
      <summary className="flex min-h-11 items-center rounded underline decoration-dotted underline-offset-2 sm:min-h-0">
        Where this comes from
      </summary>
      <div className="space-y-1 sm:mt-2 border-l-2 border-gray-300 pl-3 dark:border-gray-600">
        <p>{fact.sentence}</p>
        <p>
          <cite className="not-italic">{fact.source}</cite>
        </p>
        <p>{STRENGTH_WORDS[fact.strength]} An association that was seen, not a promise.</p>
      </div>
    </details>
  );
}
