/** The source of a fact that the page knows by its name: the table comes with it. */
import { factFor } from './evidence';
import { SourceNote } from './source-note';

/** Renders nothing for an unknown id. */
export function EvidenceNote({ id }: { id: string }) {
  const fact = factFor(id);
  return fact ? <SourceNote fact={fact} /> : null;
}
