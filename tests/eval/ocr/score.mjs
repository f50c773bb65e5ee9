/** How well lines that were read agree with the lines that were drawn. */

const EMOJI = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu;

export const plainText = (text) =>
  text
    .replace(EMOJI, ' ')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim();

export const wordsOf = (text) =>
  plainText(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}':.]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];

export function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

/** Pairs [i, j] of a longest common subsequence of two lists of words. */
function commonWords(a, b) {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i][j] = a[i] === b[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (table[i + 1][j] >= table[i][j + 1]) i++;
    else j++;
  }
  return pairs;
}

/**
 * Word recall counts words wherever they stand. A line's speaker is right when most of its words that were found,
 * in order, carry it. A line is right with the right speaker and at most 10% character errors. A line that was
 * read is extra when no word of it was drawn. Optional truth (cut by an edge) counts only against extras.
 */
export function score(truth, read) {
  const counted = truth.filter(({ optional }) => !optional);
  const readWords = read.flatMap(({ speaker, text }, line) =>
    wordsOf(text).map((word) => ({ word, speaker, line })),
  );
  const truthWords = truth.flatMap(({ text, optional }, line) =>
    wordsOf(text).map((word) => ({ word, line, optional })),
  );

  const bag = new Map();
  for (const { word } of readWords) bag.set(word, (bag.get(word) ?? 0) + 1);
  const wanted = truthWords.filter(({ optional }) => !optional);
  let found = 0;
  for (const { word } of wanted) {
    const left = bag.get(word) ?? 0;
    if (left > 0) {
      found++;
      bag.set(word, left - 1);
    }
  }

  const pairs = commonWords(
    truthWords.map(({ word }) => word),
    readWords.map(({ word }) => word),
  );
  let speakers = 0;
  let lines = 0;
  truth.forEach(({ speaker, text, optional }, line) => {
    if (optional) return;
    const votes = pairs.filter(([i]) => truthWords[i].line === line).map(([, j]) => readWords[j].speaker);
    if (votes.length > 0 && votes.filter((vote) => vote === speaker).length * 2 > votes.length) speakers++;
    const drawn = plainText(text);
    if (
      read.some(
        (candidate) =>
          candidate.speaker === speaker &&
          editDistance(drawn, plainText(candidate.text)) <= drawn.length * 0.1,
      )
    )
      lines++;
  });
  const known = new Set(pairs.map(([, j]) => readWords[j].line));
  const extra = read.filter(({ text }, line) => plainText(text) !== '' && !known.has(line)).length;
  return { words: wanted.length, found, truthLines: counted.length, speakers, lines, extra };
}

export function total(scores) {
  const sum = (key) => scores.reduce((all, one) => all + one[key], 0);
  return {
    recall: (100 * sum('found')) / sum('words'),
    speaker: (100 * sum('speakers')) / sum('truthLines'),
    line: (100 * sum('lines')) / sum('truthLines'),
    extra: sum('extra') / scores.length,
    seconds: sum('seconds') / scores.length,
  };
}
