import type { Box, Grey } from './raster';

export interface Component extends Box {
  /** Pixels that belong to it. */
  pixels: number;
}

/** Pixels beside each other in one row, from top to bottom and from left to right. */
export interface Runs {
  count: number;
  y: Int32Array;
  x0: Int32Array;
  /** The first column that no longer belongs to it. */
  x1: Int32Array;
  /** Which component it belongs to, in `list`. */
  part: Int32Array;
}

export interface Components {
  /** In the order of their first pixels. */
  list: Component[];
  runs: Runs;
}

function findRuns({ width, height, data }: Grey): Runs {
  let room = 1024 + ((width * height) >> 4);
  let [ys, starts, ends] = [new Int32Array(room), new Int32Array(room), new Int32Array(room)];
  let count = 0;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const end = row + width;
    // A row has at most every second pixel as a run of its own.
    if (count + (width >> 1) + 1 > room) {
      room = 2 * room + width;
      const larger = (from: Int32Array) => {
        const to = new Int32Array(room);
        to.set(from);
        return to;
      };
      [ys, starts, ends] = [larger(ys), larger(starts), larger(ends)];
    }
    for (let i = row; i < end; i++) {
      if (data[i] === 0) continue;
      ys[count] = y;
      starts[count] = i - row;
      while (i < end && data[i] !== 0) i++;
      ends[count++] = i - row;
    }
  }
  return { count, y: ys, x0: starts, x1: ends, part: new Int32Array(count) };
}

/** Connected parts of the pixels that are not 0, sides only or (`diagonal`) corners too. */
export function findComponents(grey: Grey, diagonal: boolean): Components {
  const runs = findRuns(grey);
  const { count, y, x0, x1, part } = runs;
  // Of runs that touch, the first stands for all.
  const parent = part;
  const root = (run: number) => {
    let at = run;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  const reach = diagonal ? 1 : 0;
  for (let run = 0, above = 0; run < count; run++) {
    parent[run] = run;
    const from = (x0[run] as number) - reach;
    const to = (x1[run] as number) + reach;
    const rowAbove = (y[run] as number) - 1;
    while ((y[above] as number) < rowAbove || (y[above] === rowAbove && (x1[above] as number) <= from))
      above++;
    // The last one it touches may touch the next run as well.
    for (let other = above; y[other] === rowAbove && (x0[other] as number) < to; other++) {
      const [one, two] = [root(run), root(other)];
      if (one < two) parent[two] = one;
      else parent[one] = two;
    }
  }

  const list: Component[] = [];
  for (let run = 0; run < count; run++) {
    // The first of a part comes before all others of it, whose parents are settled by then.
    const first = parent[run] as number;
    const index = first === run ? list.length : (part[first] as number);
    const row = y[run] as number;
    const [left, right] = [x0[run] as number, x1[run] as number];
    if (first === run) list.push({ pixels: right - left, x0: left, y0: row, x1: right, y1: row + 1 });
    else {
      const component = list[index] as Component;
      component.pixels += right - left;
      if (left < component.x0) component.x0 = left;
      if (right > component.x1) component.x1 = right;
      component.y1 = row + 1;
    }
    part[run] = index;
  }
  return { list, runs };
}
