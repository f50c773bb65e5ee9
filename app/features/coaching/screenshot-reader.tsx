import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { ACCEPTED_UPLOAD_TYPES } from '~/features/ocr/file-rules';
import type { OcrProgress, Transcript } from '~/features/ocr/types';
import { Button, buttonClass } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { type ScreenshotState, useScreenshot } from './use-screenshot';

interface ScreenshotReaderProps {
  onTranscript(transcript: Transcript): void;
  onStart(): void;
  onPasteInstead(): void;
  /** what was read so far, as the person has corrected it */
  before: Transcript | null;
}

const KIB = 1024;
const MEGABYTE = 1_000_000;

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

/** Drop or choose a screenshot; it is read on this device and sent nowhere. */
export function ScreenshotReader({ onPasteInstead, before, ...callbacks }: ScreenshotReaderProps) {
  const inputId = useId();
  const nextId = useId();
  const [over, setOver] = useState(false);
  /** the preview of a file that is no picture, whatever its name says */
  const [broken, setBroken] = useState<string | null>(null);
  const { state, preview, take, retry, cancel } = useScreenshot({ ...callbacks, before });

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files);
  };

  const choose = (event: ChangeEvent<HTMLInputElement>, next: boolean) => {
    if (event.target.files?.length) take(event.target.files, { next });
    // the same file may be chosen again
    event.target.value = '';
  };

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
        {preview && preview !== broken ? (
          <img
            src={preview}
            alt="The chosen screenshot"
            onError={() => setBroken(preview)}
            className="max-h-64 max-w-full rounded-lg"
          />
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
          onChange={(event) => choose(event, false)}
          className="sr-only"
        />
      </label>
      <div aria-live="polite">
        <ReadingState state={state} onCancel={cancel} onRetry={retry} onPasteInstead={onPasteInstead} />
      </div>
      {before && state.phase === 'idle' ? (
        <p className="mt-4">
          <label
            htmlFor={nextId}
            className={buttonClass('secondary', 'small', 'cursor-pointer focus-within:outline-3')}
          >
            Add the next screenshot
            <input
              id={nextId}
              type="file"
              accept={ACCEPTED_UPLOAD_TYPES}
              onChange={(event) => choose(event, true)}
              className="sr-only"
            />
          </label>
          <span className="ml-3 text-sm text-muted">Of the same conversation: what both show is joined.</span>
        </p>
      ) : null}
    </div>
  );
}

interface ReadingStateProps {
  state: ScreenshotState;
  onCancel(): void;
  onRetry(): void;
  onPasteInstead(): void;
}

function ReadingState({ state, onCancel, onRetry, onPasteInstead }: ReadingStateProps) {
  if (state.phase === 'idle') return null;
  const paste = (
    <Button type="button" look="quiet" size="small" onClick={onPasteInstead}>
      Paste the text instead
    </Button>
  );
  if (state.phase === 'reading') {
    return (
      <div className="mt-4">
        <p className="text-sm">{progressText(state.progress)}</p>
        <progress
          aria-label="Progress"
          value={progressShare(state.progress)}
          className="mt-1 h-2 w-full overflow-hidden rounded-full accent-accent"
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button type="button" look="secondary" size="small" onClick={onCancel}>
            Cancel
          </Button>
          {paste}
        </div>
      </div>
    );
  }
  const asking = state.phase === 'asking';
  const again = asking ? 'Load the reader' : state.resumable ? 'Go on from where it stopped' : 'Retry';
  return (
    <div
      className={`mt-4 rounded-lg border p-3 text-sm ${asking ? 'border-line bg-accent-soft' : 'border-danger bg-danger-soft'}`}
    >
      <p>
        {asking
          ? `Your device saves data. Reading screenshots needs ${(state.bytes / MEGABYTE).toFixed(1)} MB, loaded once.`
          : state.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="button" look="secondary" size="small" onClick={onRetry}>
          {again}
        </Button>
        {paste}
      </div>
    </div>
  );
}
