import { Suspense } from 'react';
import { lazyPart } from '~/ui/lazy-part';
import { SourceNote } from './source-note';
import type { Suggestion } from './types';

// the table of sources is read by few, and late
const EvidenceNote = lazyPart(() => import('./evidence-note').then((file) => file.EvidenceNote));

/** Why a suggestion works, and the source that this rests on. */
export function SuggestionReason({ suggestion, label }: { suggestion: Suggestion; label: string }) {
  const { psychology, evidence, fact } = suggestion;
  return (
    <>
      {psychology ? (
        <p className="mt-3 text-sm text-muted">
          <strong className="font-semibold text-ink">{label}</strong> {psychology}
        </p>
      ) : null}
      {fact ? <SourceNote fact={fact} /> : null}
      {evidence ? (
        <Suspense fallback={null}>
          <EvidenceNote id={evidence} />
        </Suspense>
      ) : null}
    </>
  );
}
