import { prepare } from './delivery/prepare';
import { type Engine, startEngine } from './engine';
import { OcrError } from './ocr-error';
import type { FromWorker, ToWorker } from './protocol';
import { readPicture } from './read-picture';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const say = (message: FromWorker) => scope.postMessage(message);

let engine: Promise<Engine> | null = null;
const running = new Map<number, AbortController>();

async function read(id: number, file: File): Promise<void> {
  const cancel = new AbortController();
  running.set(id, cancel);
  try {
    if (!engine) {
      const prepared = await prepare(cancel.signal, (progress) => say({ kind: 'progress', id, progress }));
      if (cancel.signal.aborted) throw new OcrError('cancelled', { resumable: true });
      // Another reading may have started it meanwhile.
      engine ??= startEngine(prepared);
    }
    const started = engine as Promise<Engine>;
    started.catch(() => undefined);
    say({ kind: 'progress', id, progress: { stage: 'starting' } });
    // The picture is taken apart while the engine starts.
    const transcript = await readPicture(file, started, (percent) => {
      say({ kind: 'progress', id, progress: { stage: 'reading', percent } });
    });
    say({ kind: 'done', id, transcript });
  } catch (error) {
    const known = error instanceof OcrError ? error : null;
    if (!known) {
      // A core that failed once is not asked again: the next picture gets a fresh one.
      engine?.then((started) => started.stop()).catch(() => undefined);
      engine = null;
    }
    say({
      kind: 'failed',
      id,
      code: known?.code ?? 'unsupported',
      resumable: known?.resumable ?? false,
    });
  } finally {
    running.delete(id);
  }
}

scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'read') void read(data.id, data.file);
  else running.get(data.id)?.abort();
});
