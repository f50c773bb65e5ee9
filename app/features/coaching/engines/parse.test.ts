import { describe, expect, it } from 'vitest';
import { formatSuggestion, parseSuggestions, splitSuggestion } from './parse';

const THREE = [
  { text: 'Saturday, 7.30, the taco place?', psychology: 'A plan is clear.' },
  { text: 'Your dog gets a vote.', psychology: 'Play lowers the stakes.' },
  { text: 'There is a story behind that scar, right?', psychology: 'Curiosity invites her to tell.' },
];

describe('the numbered form', () => {
  const plain = THREE.map((item, index) => `${index + 1}. ${item.text} EXPLAIN: ${item.psychology}`).join(
    '\n',
  );

  it.each<[string, string]>([
    ['as asked for', plain],
    ['with blank lines and Windows line ends', plain.replace(/\n/g, '\r\n\r\n')],
    ['after a preamble with a number', `Here are my top 10. picks, from 7.30 pm on:\n\n${plain}`],
    ['numbered 1)', plain.replace(/^(\d)\./gm, '$1)')],
    ['numbered (1)', plain.replace(/^(\d)\./gm, '($1)')],
    ['numbered **1.**', plain.replace(/^(\d)\./gm, '**$1.**')],
    ['numbered ### 1.', plain.replace(/^(\d)\./gm, '### $1.')],
    ['numbered Option 1:', plain.replace(/^(\d)\./gm, 'Option $1:')],
    ['numbered **Option 1:**', plain.replace(/^(\d)\./gm, '**Option $1:**')],
    ['numbered in keycaps', plain.replace(/^(\d)\./gm, '$1\uFE0F\u20E3')],
    ['with no space after the number', plain.replace(/^(\d)\. /gm, '$1.')],
    ['with a bold marker', plain.replace(/EXPLAIN:/g, '**EXPLAIN:**')],
    ['with a bold marker before its colon', plain.replace(/EXPLAIN:/g, '**Explain**:')],
    ['with the marker on its own line, in lower case', plain.replace(/ EXPLAIN:/g, '\n   explain:')],
    ['with EXPLANATION:', plain.replace(/EXPLAIN:/g, 'EXPLANATION:')],
    ['with Psychology: on a line of its own', plain.replace(/ EXPLAIN:/g, '\n   *Psychology:*')],
    ['in straight quotes', plain.replace(/\. (.*) EXPLAIN/g, '. "$1" EXPLAIN')],
    ['in curly quotes and bold', plain.replace(/\. (.*) EXPLAIN/g, '. **“$1”** EXPLAIN')],
    ['with the reply on the next line', plain.replace(/^(\d\.) /gm, '$1\n')],
    ['with a postscript', `${plain}\n\nTell me which one you send!`],
    ['with a rule and a fourth item', `${plain}\n4. One more EXPLAIN: extra`],
    ['all on one line', plain.replace(/\n/g, ' ')],
    ['indented as a block', plain.replace(/^/gm, '  ')],
  ])('%s', (_, answer) => {
    expect(parseSuggestions(answer, 3)).toEqual(THREE);
  });

  it('strips the tone labels in their many shapes', () => {
    const answer = [
      `1. **Confident:** "${THREE[0]?.text}"\nEXPLAIN: ${THREE[0]?.psychology}`,
      `2. (Playful) ${THREE[1]?.text}\nEXPLAIN: ${THREE[1]?.psychology}`,
      `3. **Intriguing** - ${THREE[2]?.text}\nEXPLAIN: ${THREE[2]?.psychology}`,
    ].join('\n\n');
    expect(parseSuggestions(answer, 3)).toEqual(THREE);
  });

  it('leaves a reply that only begins with such a word', () => {
    const replies = [
      'Confident people order first, you?',
      'Playful question: cats or dogs?',
      'Photos or it did not happen',
    ];
    const answer = replies.map((reply, index) => `${index + 1}. ${reply} EXPLAIN: x`).join('\n');
    expect(parseSuggestions(answer, 3).map((item) => item.text)).toEqual(replies);
  });

  it('puts labelled replies in the order confident, playful, intriguing', () => {
    const answer = [
      `1. Intriguing reply: ${THREE[2]?.text} EXPLAIN: ${THREE[2]?.psychology}`,
      `2. Playful reply: ${THREE[1]?.text} EXPLAIN: ${THREE[1]?.psychology}`,
      `3. Confident reply: ${THREE[0]?.text} EXPLAIN: ${THREE[0]?.psychology}`,
    ].join('\n');
    expect(parseSuggestions(answer, 3)).toEqual(THREE);
  });

  it('keeps numbers inside an explanation, also a numbered list at the start of its lines', () => {
    const answer = [
      '1. First EXPLAIN: Two reasons.',
      '1. It asks.',
      '2. It gives.',
      '2. Second EXPLAIN: 3. is a number here, and 10.5 too.',
      '3. Third EXPLAIN: Done.',
    ].join('\n');
    const parsed = parseSuggestions(answer, 3);
    expect(parsed.map((item) => item.text)).toEqual(['First', 'Second', 'Third']);
    expect(parsed[0]?.psychology).toContain('2. It gives.');
    expect(parsed[1]?.psychology).toBe('3. is a number here, and 10.5 too.');
  });

  it('prefers the final list to a numbered plan before it', () => {
    const answer = `My plan:\n1. read it\n2. think\n3. write\n\nReplies:\n${plain}`;
    expect(parseSuggestions(answer, 3)).toEqual(THREE);
  });

  it('does not take a time or a year at the start of a line for an item', () => {
    const answer =
      '1. Meet at\n7.30 by the bridge EXPLAIN: clear\n2. Two EXPLAIN: b\n3. In\n2019. I moved EXPLAIN: c';
    const parsed = parseSuggestions(answer, 3);
    expect(parsed).toHaveLength(3);
    expect(parsed[0]).toEqual({ text: 'Meet at\n7.30 by the bridge', psychology: 'clear' });
    expect(parsed[2]).toEqual({ text: 'In\n2019. I moved', psychology: 'c' });
  });

  it('keeps "let me explain:" inside a reply', () => {
    const [first] = parseSuggestions('1. Let me explain: I got lost. EXPLAIN: Owning it is likeable.', 1);
    expect(first).toEqual({ text: 'Let me explain: I got lost.', psychology: 'Owning it is likeable.' });
  });

  it.each<[string, string, number]>([
    ['nothing at all', '', 0],
    ['a refusal', 'I cannot help with that, 100%. Sorry. 2. would be too much.', 0],
    ['a list that starts at 2', '2. Two EXPLAIN: b\n3. Three EXPLAIN: c', 0],
    ['two of three', '1. One EXPLAIN: a\n2. Two EXPLAIN: b', 2],
    ['a gap in the sequence', '1. One EXPLAIN: a\n3. Three EXPLAIN: c', 1],
    ['an item without text', '1. One EXPLAIN: a\n2. EXPLAIN: b\n3. Three EXPLAIN: c', 2],
  ])('reports fewer: %s', (_, answer, count) => {
    expect(parseSuggestions(answer, 3)).toHaveLength(count);
  });

  it('stays fast on a hostile answer', () => {
    const started = performance.now();
    parseSuggestions('1. EXPLAIN: a\n2. b '.repeat(20_000), 3);
    parseSuggestions('{"a":'.repeat(20_000), 3);
    parseSuggestions(`1. ${'*'.repeat(50_000)}`, 3);
    parseSuggestions(`1. ${' '.repeat(50_000)}x`, 3);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('JSON', () => {
  const items = THREE.map(({ text, psychology }) => ({ text, psychology }));

  it.each<[string, string]>([
    ['an array', JSON.stringify(items)],
    ['in fences', `\`\`\`json\n${JSON.stringify(items, null, 2)}\n\`\`\``],
    ['in fences with prose around', `Sure!\n\`\`\`\n${JSON.stringify(items)}\n\`\`\`\nEnjoy 1. 2. 3.`],
    ['in prose without fences', `Here you go: ${JSON.stringify(items)} Good luck!`],
    ['{suggestions: []}', JSON.stringify({ note: 'x', suggestions: items })],
    ['{replies: []}', JSON.stringify({ replies: items })],
    ['an unknown list name', JSON.stringify({ ideas: items })],
    ['other field names', JSON.stringify(THREE.map((i) => ({ Reply: i.text, Explanation: i.psychology })))],
    ['strings with EXPLAIN:', JSON.stringify(THREE.map(formatSuggestion))],
    [
      'keys by tone, in another order',
      JSON.stringify({ playful: items[1], intriguing: items[2], confident: items[0] }),
    ],
    [
      'a tone field, in another order',
      JSON.stringify([
        { tone: 'Intriguing', ...items[2] },
        { tone: 'Confident', ...items[0] },
        { tone: 'Playful', ...items[1] },
      ]),
    ],
    ['a fourth item', JSON.stringify([...items, { text: 'four', psychology: 'x' }])],
    ['cut off after the third', `{"suggestions":[${items.map((i) => JSON.stringify(i)).join(',')}`],
  ])('%s', (_, answer) => {
    expect(parseSuggestions(answer, 3)).toEqual(THREE);
  });

  it('reports fewer when it was cut off in the second', () => {
    const whole = JSON.stringify({ suggestions: items });
    expect(parseSuggestions(whole.slice(0, 150), 3)).toEqual(THREE.slice(0, 1));
  });

  it('reads a panel keyed by its parts', () => {
    const answer = JSON.stringify({
      bio: 'Shorter.',
      photos: 'Outdoors.',
      interests: 'Name two.',
      overall: 'Warm.',
    });
    expect(parseSuggestions(answer, 4).map((item) => item.text)).toEqual([
      'Shorter.',
      'Outdoors.',
      'Name two.',
      'Warm.',
    ]);
  });

  it('lets brackets in a numbered answer be', () => {
    const answer = '1. Bring ["snacks"] EXPLAIN: a\n2. Two {ok} EXPLAIN: b\n3. Three EXPLAIN: c';
    expect(parseSuggestions(answer, 3).map((item) => item.text)).toEqual([
      'Bring ["snacks"]',
      'Two {ok}',
      'Three',
    ]);
  });
});

describe('the stored form', () => {
  it('goes there and back', () => {
    for (const item of THREE) expect(splitSuggestion(formatSuggestion(item))).toEqual(item);
  });
  it('has no marker when there is no psychology', () => {
    expect(formatSuggestion({ text: 'Hey', psychology: '' })).toBe('Hey');
    expect(splitSuggestion('Hey')).toEqual({ text: 'Hey', psychology: '' });
  });
  it('is split at the marker in capitals only', () => {
    const stored = 'Let me explain: I got lost EXPLAIN: Owning it is likeable.';
    expect(splitSuggestion(stored)).toEqual({
      text: 'Let me explain: I got lost',
      psychology: 'Owning it is likeable.',
    });
    expect(splitSuggestion('Let me explain: I got lost').psychology).toBe('');
  });
  it('never exceeds what a session may hold', () => {
    expect(formatSuggestion({ text: 'a'.repeat(1500), psychology: 'b'.repeat(1500) })).toHaveLength(2000);
  });
});
