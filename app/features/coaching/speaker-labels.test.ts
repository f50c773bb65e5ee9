import { describe, expect, it } from 'vitest';
import { parseConversation } from './coach';
import { hasSpeakerLabels } from './speaker-labels';

describe('hasSpeakerLabels', () => {
  it.each(['Boy: hi', 'Guy: hi', 'Him: hi', 'Man: hi', 'bOY: hi', '  MAN : hi', 'Girl: hello\nguy: hi'])(
    'takes %j',
    (text) => expect(hasSpeakerLabels(text)).toBe(true),
  );

  it.each(['', 'hi', 'Girl: hi', 'I said Boy: hi', 'Boyfriend: hi', 'Boy hi'])('refuses %j', (text) =>
    expect(hasSpeakerLabels(text)).toBe(false),
  );
});

it.each(['Girl', 'Woman', 'Her', 'She', 'sHE'])('%s: marks a line of hers', (label) => {
  const { turns } = parseConversation(`${label}: hello\nBoy: hi`);
  expect(turns.map(({ speaker }) => speaker)).toEqual(['Girl', 'Boy']);
});
