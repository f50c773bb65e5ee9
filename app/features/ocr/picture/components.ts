import type { Box, Grey } from './raster';

export interface Component extends Box {
  label: number;
  /** Pixels that belong to it. */
  pixels: number;
}

export interface Components {
  /** Per pixel the label of its component; 0 where there is none. */
  labels: Int32Array;
  /** By label, from 1 on: `list[label - 1]`. */
  list: Component[];
}

/** Connected parts of the pixels that are not 0, sides only or (`diagonal`) corners too. */
export function findComponents({ width, height, data }: Grey, diagonal: boolean): Components {
  const labels = new Int32Array(width * height);
  const parent: number[] = [0];
  const root = (label: number) => {
    let at = label;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  const unite = (a: number, b: number) => {
    const [low, high] = a < b ? [root(a), root(b)] : [root(b), root(a)];
    if (low < high) parent[high] = low;
    else parent[low] = high;
    return Math.min(low, high);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (!data[i]) continue;
      let label = x > 0 ? (labels[i - 1] as number) : 0;
      if (y > 0) {
        const from = diagonal && x > 0 ? i - width - 1 : i - width;
        const to = diagonal && x < width - 1 ? i - width + 1 : i - width;
        for (let j = from; j <= to; j++) {
          const above = labels[j] as number;
          if (above && above !== label) label = label ? unite(label, above) : above;
        }
      }
      if (!label) {
        label = parent.length;
        parent.push(label);
      }
      labels[i] = label;
    }
  }

  const final = new Int32Array(parent.length);
  const list: Component[] = [];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const first = labels[i] as number;
      if (!first) continue;
      const top = root(first);
      let label = final[top] as number;
      if (!label) {
        label = list.length + 1;
        final[top] = label;
        list.push({ label, pixels: 0, x0: x, y0: y, x1: x + 1, y1: y + 1 });
      }
      labels[i] = label;
      const component = list[label - 1] as Component;
      component.pixels++;
      if (x < component.x0) component.x0 = x;
      if (x >= component.x1) component.x1 = x + 1;
      component.y1 = y + 1;
    }
  }
  return { labels, list };
}
