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
  // A first label needs a pixel without neighbours before it, so at most every second pixel has one.
  const parent = new Int32Array((width * height) / 2 + width + height + 2);
  let last = 0;
  const root = (label: number) => {
    let at = label;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  const unite = (a: number, b: number) => {
    const [one, other] = [root(a), root(b)];
    if (one < other) parent[other] = one;
    else parent[one] = other;
    return one < other ? one : other;
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
        label = ++last;
        parent[label] = label;
      }
      labels[i] = label;
    }
  }

  const final = new Int32Array(last + 1);
  let count = 0;
  for (let label = 1; label <= last; label++) {
    if (parent[label] === label) final[label] = ++count;
  }
  for (let label = 1; label <= last; label++) final[label] = final[root(label)] as number;
  const list = Array.from({ length: count }, (_, i): Component => {
    return { label: i + 1, pixels: 0, x0: width, y0: height, x1: 0, y1: 0 };
  });
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const first = labels[i] as number;
      if (!first) continue;
      const label = final[first] as number;
      labels[i] = label;
      const component = list[label - 1] as Component;
      component.pixels++;
      if (x < component.x0) component.x0 = x;
      if (x >= component.x1) component.x1 = x + 1;
      if (y < component.y0) component.y0 = y;
      component.y1 = y + 1;
    }
  }
  return { labels, list };
}
