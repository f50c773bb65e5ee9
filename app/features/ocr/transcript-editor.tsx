import { useEffect, useId, useRef, useState } from 'react';
import {
  editLine,
  joinWithNext,
  markWords,
  otherSpeaker,
  removeLine,
  swapAllSpeakers,
  swapSpeaker,
} from './transcript';
import type { TranscriptLine } from './types';

interface TranscriptEditorProps {
  lines: TranscriptLine[];
  onChange(lines: TranscriptLine[]): void;
}

type Part = 'speaker' | 'text' | 'join' | 'remove';

const BUTTON =
  'rounded-md border border-field min-h-11 px-2.5 py-1 text-sm text-ink hover:bg-sunken disabled:opacity-50 sm:min-h-9';

/** So many fit on a phone; a row too many is better than half a message. */
const CHARACTERS_A_ROW = 26;

const SPEAKER_COLOURS = {
  Girl: 'border-rose-300 bg-rose-50 text-rose-900 dark:border-rose-700 dark:bg-rose-950 dark:text-rose-100',
  Boy: 'border-sky-300 bg-sky-50 text-sky-900 dark:border-sky-700 dark:bg-sky-950 dark:text-sky-100',
  none: 'border-field bg-sunken text-ink',
};

const partSelector = (row: number, part: Part) => `[data-row="${row}"] [data-part="${part}"]`;

/**
 * What was read from a screenshot, to be corrected: a row a message. A press swaps a row's speaker, one press
 * swaps all; rows can be edited, removed, and joined with the next. Words that were read with doubt are marked.
 */
export function TranscriptEditor({ lines, onChange }: TranscriptEditorProps) {
  const list = useRef<HTMLOListElement>(null);
  const swapAll = useRef<HTMLButtonElement>(null);
  const nextFocus = useRef<{ row: number; part: Part } | 'swap-all' | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const id = useId();

  // A row that was removed or joined takes the focus with it: it goes on to the row that took its place.
  useEffect(() => {
    const target = nextFocus.current;
    if (!target) return;
    nextFocus.current = null;
    if (target === 'swap-all') swapAll.current?.focus();
    else list.current?.querySelector<HTMLElement>(partSelector(target.row, target.part))?.focus();
  });

  const swapOne = (row: number) => {
    const line = lines[row];
    if (!line) return;
    setAnnouncement(`Message ${row + 1} is now said by ${otherSpeaker(line.speaker)}.`);
    onChange(swapSpeaker(lines, row));
  };
  const remove = (row: number) => {
    const left = lines.length - 1;
    nextFocus.current = left === 0 ? 'swap-all' : { row: Math.min(row, left - 1), part: 'remove' };
    setAnnouncement(`Message ${row + 1} removed. ${left} left.`);
    onChange(removeLine(lines, row));
  };
  const join = (row: number) => {
    nextFocus.current = { row, part: 'text' };
    setAnnouncement(`Messages ${row + 1} and ${row + 2} joined.`);
    onChange(joinWithNext(lines, row));
  };

  return (
    <section aria-labelledby={`${id}-title`} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`${id}-title`} className="text-base font-semibold">
          Who said what
        </h3>
        <button
          ref={swapAll}
          type="button"
          className={BUTTON}
          aria-disabled={lines.length === 0}
          onClick={() => {
            if (lines.length === 0) return;
            setAnnouncement('All speakers swapped.');
            onChange(swapAllSpeakers(lines));
          }}
        >
          Swap all speakers
        </button>
      </div>
      <ol ref={list} className="space-y-4 sm:space-y-2">
        {lines.map((line, row) => (
          <TranscriptRow
            // A row is its place: texts repeat, and the fields take all they show from `lines`.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={row}
            id={`${id}-${row}`}
            line={line}
            row={row}
            isLast={row === lines.length - 1}
            onSwap={() => swapOne(row)}
            onText={(text) => onChange(editLine(lines, row, text))}
            onJoin={() => join(row)}
            onRemove={() => remove(row)}
          />
        ))}
      </ol>
      {lines.length === 0 && <p className="text-sm text-muted">No messages are left.</p>}
      <p role="status" aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

interface TranscriptRowProps {
  id: string;
  line: TranscriptLine;
  row: number;
  isLast: boolean;
  onSwap(): void;
  onText(text: string): void;
  onJoin(): void;
  onRemove(): void;
}

function TranscriptRow({ id, line, row, isLast, onSwap, onText, onJoin, onRemove }: TranscriptRowProps) {
  const number = row + 1;
  const speaker = line.speaker ?? 'Nobody yet';
  const unsure = line.lowConfidence.length > 0;
  return (
    <li data-row={row} className="flex flex-wrap items-start gap-2 sm:flex-nowrap">
      <button
        type="button"
        data-part="speaker"
        onClick={onSwap}
        aria-label={`Message ${number}: said by ${speaker}. Change to ${otherSpeaker(line.speaker)}`}
        className={`${BUTTON} w-20 shrink-0 font-medium ${SPEAKER_COLOURS[line.speaker ?? 'none']}`}
      >
        {line.speaker ?? 'Who?'}
      </button>
      {/* on a phone below its buttons, so that it has the whole width and no button seems the next message's */}
      <div className="order-last min-w-0 basis-full sm:order-none sm:flex-1 sm:basis-60">
        <textarea
          data-part="text"
          value={line.text}
          onChange={(event) => onText(event.target.value.replace(/\n/g, ' '))}
          // where a browser cannot fit the field to its content
          rows={Math.max(1, Math.ceil(line.text.length / CHARACTERS_A_ROW))}
          aria-label={`Text of message ${number}`}
          aria-describedby={unsure ? `${id}-unsure` : undefined}
          className="field-sizing-content block w-full resize-y rounded-md border border-field bg-card px-2.5 py-1.5 text-base text-ink"
        />
        {unsure && (
          <p id={`${id}-unsure`} className="mt-1 text-xs text-muted">
            <span className="sr-only">Read with doubt: {line.lowConfidence.join(', ')}. </span>
            <span aria-hidden="true">
              Please check:{' '}
              {markWords(line).map((part, i) =>
                part.unsure ? (
                  <mark
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
                    key={i}
                    className="rounded bg-amber-200 px-0.5 text-amber-950 underline decoration-dotted dark:bg-amber-800 dark:text-amber-50"
                  >
                    {part.text}
                  </mark>
                ) : (
                  part.text
                ),
              )}
            </span>
          </p>
        )}
      </div>
      <div className="ml-auto flex shrink-0 gap-1 sm:ml-0">
        <button
          type="button"
          data-part="join"
          disabled={isLast}
          onClick={onJoin}
          aria-label={`Join message ${number} with the next`}
          className={BUTTON}
        >
          Join
        </button>
        <button
          type="button"
          data-part="remove"
          onClick={onRemove}
          aria-label={`Remove message ${number}`}
          className={BUTTON}
        >
          Remove
        </button>
      </div>
    </li>
  );
}
