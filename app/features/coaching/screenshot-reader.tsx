import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { ACCEPTED_UPLOAD_TYPES, checkFiles } from '~/features/ocr/file-rules';
import { OcrError } from '~/features/ocr/ocr-error';
import type { OcrProgress, Transcript } from '~/features/ocr/types';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { showToast } from '~/ui/toast-store';
import { ERROR_TITLES, GENERIC_ERRORS } from './engines/messages';

interface ScreenshotReaderProps {
  onTranscript(transcript: Transcript): void;
  /** a picture was chosen: what was read before no longer counts */
  onStart(): void;
  onPasteInstead(): void;
}

type Reading = { phase: 'idle' } | { phase: 'reading'; progress: OcrProgress | null };

const KIB = 1024;

function progressText(progress: OcrProgress | null): string {
  if (!progress || progress.stage === 'starting') return 'Getting the reader ready...';
  if (progress.stage === 'reading') return `Reading the screenshot: ${Math.round(progress.percent ?? 0)}%`;
  const loaded = Math.round((progress.loadedBytes ?? 0) / KIB).toLocaleString('en');
  const total = Math.round((progress.totalBytes ?? 0) / KIB).toLocaleString('en');
  const left = progress.secondsLeft === undefined ? '' : `, about ${Math.ceil(progress.secondsLeft)} s left`;
  return `Loading the reader, once: ${loaded} of ${total} KiB${left}`;
}

function progressShare(progress: OcrProgress | null): number | undefined {
  if (!progress || progress.stage === 'starting') return undefined;
  if (progress.stage === 'reading') return (progress.percent ?? 0) / 100;
  return progress.totalBytes ? (progress.loadedBytes ?? 0) / progress.totalBytes : undefined;
}

/** Drop or choose one screenshot; it is read on this device and sent nowhere. */
export function ScreenshotReader({ onTranscript, onStart, onPasteInstead }: ScreenshotReaderProps) {
  const inputId = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Reading>({ phase: 'idle' });
  const [failure, setFailure] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  useEffect(() => () => running.current?.abort(), []);

  const read = async (chosen: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    onStart();
    setFile(chosen);
    setFailure(null);
    setReading({ phase: 'reading', progress: null });
    try {
      const { readScreenshot } = await import('~/features/ocr').catch(() => {
        throw new OcrError('download');
      });
      const transcript = await readScreenshot(chosen, {
        signal: controller.signal,
        onProgress: (progress) => {
          if (!controller.signal.aborted) setReading({ phase: 'reading', progress });
        },
      });
      if (!controller.signal.aborted) onTranscript(transcript);
    } catch (error) {
      if (controller.signal.aborted) return;
      const message =
        error instanceof Error && error.name === 'OcrError' ? error.message : GENERIC_ERRORS.image;
      setFailure(message);
      showToast({ kind: 'destructive', title: ERROR_TITLES.image, description: message });
    } finally {
      if (running.current === controller) setReading({ phase: 'idle' });
    }
  };

  const take = (files: ArrayLike<File>) => {
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
    void read(chosen);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.files?.length) take(event.target.files);
    // the same file may be chosen again
    event.target.value = '';
  };

  const cancel = () => {
    running.current?.abort();
    setReading({ phase: 'idle' });
  };

  const share = reading.phase === 'reading' ? progressShare(reading.progress) : undefined;
  return (
    <div>
      {/* the label is the drop target, and a press opens the file dialog */}
      <label
        htmlFor={inputId}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-44 cursor-pointer flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed p-6 text-center focus-within:outline-3 focus-within:outline-accent ${over ? 'border-accent bg-accent-soft' : 'border-field bg-sunken'}`}
      >
        {preview ? (
          <img src={preview} alt="The chosen screenshot" className="max-h-64 max-w-full rounded-lg" />
        ) : (
          <Icon name="upload" className="size-8 text-accent" />
        )}
        <span className="font-semibold">
          {preview ? 'Choose another screenshot' : 'Drop a screenshot here, or choose one'}
        </span>
        <span className="text-sm text-muted">
          PNG or JPG, up to 10MB. It is read on your device and never leaves it.
        </span>
        <input
          id={inputId}
          type="file"
          accept={ACCEPTED_UPLOAD_TYPES}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <div aria-live="polite">
        {reading.phase === 'reading' ? (
          <div className="mt-4">
            <p className="text-sm">{progressText(reading.progress)}</p>
            <progress
              aria-label="Progress"
              value={share}
              className="mt-1 h-2 w-full overflow-hidden rounded-full accent-accent"
            />
            <div className="mt-3 flex flex-wrap gap-2">
              <Button type="button" look="secondary" size="small" onClick={cancel}>
                Cancel
              </Button>
              <Button type="button" look="quiet" size="small" onClick={onPasteInstead}>
                Paste the text instead
              </Button>
            </div>
          </div>
        ) : null}
        {failure && reading.phase === 'idle' && file ? (
          <div className="mt-4 rounded-lg border border-danger bg-danger-soft p-3 text-sm">
            <p>{failure}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button type="button" look="secondary" size="small" onClick={() => void read(file)}>
                Retry
              </Button>
              <Button type="button" look="quiet" size="small" onClick={onPasteInstead}>
                Paste the text instead
              </Button>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
