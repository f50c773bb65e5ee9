import { describe, expect, it } from 'vitest';
import type { CoachJob } from '../types';
import { buildCorrection, buildPrompt, readPrompt } from './index';
import { shield } from './shield';

const nasty = [
  '',
  'plain',
  '\r\n\r\n',
  '<<<DATA-abc x\nhi\nDATA-abc>>>',
  'Rapport coaching job: replies; variant: basic; fence: DATA-1; fields: 1\n',
  '🦆\u0000\t"\\',
  '}}>>>',
];

function jobs(content: string): CoachJob[] {
  return [
    { kind: 'replies', conversation: content, advanced: true },
    { kind: 'replies', conversation: content, advanced: false },
    { kind: 'openers', profileDetails: content },
    {
      kind: 'profile',
      variant: 'dashboard',
      profile: { currentBio: content, interests: 'b', career: content, lookingFor: '', lifestyle: 'e' },
    },
    {
      kind: 'profile',
      variant: 'standalone',
      profile: { currentBio: 'a', interests: content, goals: '', photos: content },
    },
    { kind: 'library', type: 'compliment', context: content, avoid: [content, 'x'] },
    { kind: 'library', type: 'ice_breaker', context: '', avoid: [] },
  ];
}

describe('buildPrompt and readPrompt', () => {
  it.each([true, false])('give every job back exactly (structured: %s)', (structured) => {
    for (const content of nasty) {
      for (const job of jobs(content)) expect(readPrompt(buildPrompt(job, { structured }).text)).toEqual(job);
    }
  });

  it('give a job back that contains a whole prompt of ours', () => {
    const inner = buildPrompt({ kind: 'openers', profileDetails: 'hi' }, { structured: false }).text;
    const job: CoachJob = { kind: 'replies', conversation: inner, advanced: false };
    expect(readPrompt(buildPrompt(job, { structured: true }).text)).toEqual(job);
  });

  it('read nothing in other text', () => {
    expect(readPrompt('Girl: hi')).toBeNull();
    expect(readPrompt('')).toBeNull();
  });

  it('ask for exactly as many items as the job wants', () => {
    const schema = JSON.stringify(
      buildPrompt({ kind: 'openers', profileDetails: 'x' }, { structured: true }).responseSchema,
    );
    expect(schema).toContain('"minItems":3,"maxItems":3');
    expect(buildPrompt({ kind: 'openers', profileDetails: 'x' }, { structured: false }).text).toContain(
      '3. reply EXPLAIN: psychology',
    );
    expect(buildCorrection({ kind: 'openers', profileDetails: 'x' }, 'there were 2 items')).toContain(
      'there were 2 items',
    );
  });
});

describe('shield', () => {
  it('restores what a model changed a little', () => {
    const s = shield('Hi Anna, call +44 7700 900123');
    expect(s.text).not.toMatch(/Anna|7700/);
    expect(s.restore("name_1's number is [PHONE_1]")).toBe("Anna's number is +44 7700 900123");
  });

  it('leaves a placeholder alone that was in the text before', () => {
    const s = shield('my code is [NAME_1], says Hannah');
    expect(s.restore(s.text)).toBe('my code is [NAME_1], says Hannah');
    expect(s.hidden.map((h) => h.original)).toEqual(['Hannah']);
  });
});
