/**
 * Finds suggestions in the numbered form. Pure.
 *
 * A number counts only where a line starts, and only in the sequence 1, 2, 3; so "7.30", "top 10." and numbers
 * inside an explanation stay text. Of several such sequences (a numbered preamble, a numbered list inside an
 * explanation) the one whose items hold an EXPLAIN: marker wins. Only when lines do not give all of them is an
 * answer on one line looked at, and then every item must have its own EXPLAIN:.
 */
import { explainPositions, type RawSuggestion, splitExplained } from './parse-text';

interface Marker {
  number: number;
  indent: number;
  /** Where the line of the marker starts, and where its text starts. */
  start: number;
  textStart: number;
}

const MARKER =
  /^([ \t]*)(?:#{1,6}[ \t]+|>[ \t]?|[-•][ \t]+)?(?:\*\*|__|\*)?[ \t]*\(?(?:(?:option|reply|response|suggestion|opener|enhancement|message)[ \t]*#?[ \t]*(\d{1,2})(?:\*\*|__)?[ \t]*(?:[.)::–—-]|\n|$)|(\d{1,2})(?:\uFE0F?\u20E3|(?:\*\*|__)?[.)::](?!\d)))/gimu;

/** More markers than any honest answer has; keeps a hostile one cheap. */
const MAX_MARKERS = 120;

/** A number after a blank: '... EXPLAIN: because 2. Next'. */
const INLINE_MARKER = /(?<=^|\s)(?:\*\*)?\(?(\d)[.)](?:\*\*)?(?=\s+\S)/g;

/** The items 1 to `expected`, as many as there are. */
export function parseNumberedAnswer(text: string, expected: number): RawSuggestion[] {
  const explains = explainPositions(text);
  const byLine = findMarkers(text, MARKER);
  const chain = bestChain(byLine, explains, expected);
  if (chain.length === expected) return itemsOf(text, byLine, chain);
  const inline = findMarkers(text, INLINE_MARKER);
  const inlineChain = bestChain(inline, explains, expected);
  const items = itemsOf(text, inline, inlineChain);
  const complete = items.length === expected && items.every((item) => item.text && item.psychology);
  return complete ? items : itemsOf(text, byLine, chain);
}

function itemsOf(text: string, markers: readonly Marker[], chain: readonly Marker[]): RawSuggestion[] {
  const last = chain.at(-1);
  if (!last) return [];
  const end = markers.find((marker) => marker.start > last.start && marker.number === chain.length + 1);
  const bodies = chain.map((marker, index) =>
    text.slice(marker.textStart, chain[index + 1]?.start ?? end?.start ?? text.length),
  );
  return bodies.map((body, index) => {
    const closing = index === bodies.length - 1 && end === undefined && index > 0;
    return splitExplained(closing ? withoutPostscript(body, bodies.slice(0, -1)) : body);
  });
}

function findMarkers(text: string, pattern: RegExp): Marker[] {
  const found: Marker[] = [];
  for (const match of text.matchAll(pattern)) {
    const line = pattern === MARKER;
    found.push({
      number: Number(line ? (match[2] ?? match[3]) : match[1]),
      indent: line ? (match[1] ?? '').replace(/\t/g, '    ').length : 0,
      start: match.index,
      textStart: match.index + match[0].length,
    });
    if (found.length === MAX_MARKERS) break;
  }
  return found;
}

interface Link {
  score: number;
  length: number;
  /** Index of the marker before, -1 for the first. */
  previous: number;
}

/**
 * The best sequence 1, 2, 3: each item is worth 1, and 2 more when its own EXPLAIN: comes before any other
 * marker does. Among equals the earliest. A marker indented deeper than the one before belongs to a nested list.
 */
function bestChain(markers: readonly Marker[], explains: readonly number[], expected: number): Marker[] {
  const links: (Link | undefined)[] = [];
  let best = -1;
  markers.forEach((marker, at) => {
    const explain = explains.find((position) => position >= marker.start);
    const next = markers[at + 1];
    const own = explain !== undefined && (next === undefined || explain < next.start);
    const worth = own ? 3 : 1;
    let link: Link | undefined = marker.number === 1 ? { score: worth, length: 1, previous: -1 } : undefined;
    for (let before = 0; before < at; before += 1) {
      const reached = links[before];
      const from = markers[before];
      if (!reached || !from || reached.length !== marker.number - 1 || marker.indent > from.indent + 1)
        continue;
      const score = reached.score + worth;
      if (!link || score > link.score) link = { score, length: reached.length + 1, previous: before };
    }
    if (!link || link.length > expected) return;
    links[at] = link;
    if (link.score > (links[best]?.score ?? 0)) best = at;
  });
  const chain: Marker[] = [];
  for (let at = best; at !== -1; at = links[at]?.previous ?? -1) {
    const marker = markers[at];
    if (marker) chain.unshift(marker);
  }
  return chain;
}

/** "Let me know which you like!" after the last item, recognised by a blank line no other item has. */
function withoutPostscript(body: string, others: readonly string[]): string {
  const { psychology } = splitExplained(body);
  const blank = /\n[ \t]*\n/;
  const othersHaveBlanks = others.some((other) => blank.test(splitExplained(other).psychology));
  const pause = psychology ? blank.exec(psychology) : null;
  if (!pause || othersHaveBlanks) return body;
  return body.slice(0, body.indexOf(psychology) + pause.index);
}
