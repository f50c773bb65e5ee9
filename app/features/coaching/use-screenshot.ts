import { useEffect, useRef, useState } from 'react';
import { checkFiles } from '~/features/ocr/file-rules';
import { OcrError } from '~/features/ocr/ocr-error';
import type { OcrProgress, Transcript } from '~/features/ocr/types';
import { savesData } from '~/features/offline/line';
import { showToast } from '~/ui/toast-store';
import { ERROR_TITLES, GENERIC_ERRORS } from './engines/messages';

export type ScreenshotState =
  | { phase: 'idle' }
  /** the reader is large, and this person saves data: they are asked first */
  | { phase: 'asking'; bytes: number }
  | { phase: 'reading'; progress: OcrProgress | null }
  | { phase: 'failed'; message: string; resumable: boolean };

interface Callbacks {
  /** a picture of another conversation was chosen: what was read before no longer counts */
  onStart(): void;
  onTranscript(transcript: Transcript): void;
  /** what was read so far, for the next screenshot of the same conversation */
  before: Transcript | null;
}

/** The reader's code, on first use; a chunk that does not arrive is a download that failed. */
function loadReader() {
  return import('~/features/ocr').catch(() => {
    throw new OcrError('download', { resumable: true });
  });
}

/** Reads screenshots one after the other on this device: asks where data is saved, reads, joins, and says what failed. */
export function useScreenshot({ onStart, onTranscript, before }: Callbacks) {
  const [state, setState] = useState<ScreenshotState>({ phase: 'idle' });
  const [preview, setPreview] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  const adds = useRef(false);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown) => {
    const known = error instanceof OcrError ? error : null;
    const message = known?.message ?? GENERIC_ERRORS.image;
    setState({ phase: 'failed', message, resumable: known?.resumable ?? false });
    showToast({ kind: 'destructive', title: ERROR_TITLES.image, description: message });
  };

  const read = async (chosen: File, { allowed }: { allowed: boolean }) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ phase: 'reading', progress: null });
    try {
      const { readScreenshot, joinTranscripts, downloadSize } = await loadReader();
      if (!allowed && savesData()) {
        const { bytes, cached } = await downloadSize();
        if (signal.aborted) return;
        if (!cached) return setState({ phase: 'asking', bytes });
      }
      const transcript = await readScreenshot(chosen, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setState({ phase: 'reading', progress });
        },
      });
      if (signal.aborted) return;
      setState({ phase: 'idle' });
      onTranscript(adds.current && before ? joinTranscripts(before, transcript) : transcript);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };

  return {
    state,
    preview,
    /** Takes what was dropped or chosen; `next` adds it to what was read before. */
    take(files: ArrayLike<File>, { next = false } = {}) {
      const refusal = checkFiles(files);
      const chosen = files[0];
      if (refusal || !chosen) {
        showToast({
          kind: 'destructive',
          title: ERROR_TITLES.image,
          description: refusal ?? GENERIC_ERRORS.image,
        });
        return;
      }
      adds.current = next;
      if (!next) onStart();
      setFile(chosen);
      void read(chosen, { allowed: false });
    },
    /** The same picture again; an interrupted download goes on from where it stopped. */
    retry() {
      if (file) void read(file, { allowed: true });
    },
    cancel() {
      running.current?.abort();
      setState({ phase: 'idle' });
    },
  };
}
