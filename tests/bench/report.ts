export interface Bar {
  what: string;
  measured: number;
  /** the bar holds when `measured` is on its right side */
  atLeast?: number;
  atMost?: number;
  unit?: string;
}

export type Row = Record<string, string | number>;

/** What one part of the instrument found. */
export interface Findings {
  title: string;
  rows: Row[];
  bars: Bar[];
}

export function holds({ measured, atLeast = -Infinity, atMost = Infinity }: Bar): boolean {
  return measured >= atLeast && measured <= atMost;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const text = (value: string | number | undefined) =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : (value ?? '');

/** A table for a terminal: numbers to the right. */
export function tableOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => text(row[name]).length)));
  const line = (cells: readonly (string | number | undefined)[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return typeof cell === 'number' ? text(cell).padStart(width) : text(cell).padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name])))].join('\n');
}

export function show({ title, rows, bars }: Findings): string {
  const verdicts = bars.map((bar) => {
    const limit = bar.atLeast === undefined ? `at most ${bar.atMost}` : `at least ${bar.atLeast}`;
    return `${holds(bar) ? 'kept  ' : 'MISSED'}  ${bar.what}: ${text(bar.measured)}${bar.unit ?? ''} (${limit})`;
  });
  return [`\n${title}`, tableOf(rows), ...verdicts].join('\n');
}
