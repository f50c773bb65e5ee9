import { GoogleGenerativeAI } from '@google/generative-ai';
import { describe, expect, it } from 'vitest';
import * as gemini from '../../../../tests/loopback/gemini-server';
import type { CoachAnswer, Reading } from '../types';
import { readCoachNotes, withNotes } from './coach-notes';
import { parseSuggestions } from './parse';
import { answerAsGemini, googleError, MAX_REQUEST_TEXT_CHARS, readGenerateContent } from './protocol';

const user = (text: string) => ({ role: 'user', parts: [{ text }] });

describe('a generateContent request', () => {
  it('keeps what the coach needs and drops the rest', () => {
    const read = readGenerateContent({
      contents: [user('hello')],
      system_instruction: { parts: [{ text: 'be kind' }] },
      generationConfig: { temperature: 0.9, responseMimeType: 'application/json', unknown: 1 },
      safetySettings: [],
      tools: [{ codeExecution: {} }],
      cachedContent: 'cachedContents/other',
    });
    expect(read).toEqual({
      ok: true,
      request: {
        contents: [user('hello')],
        systemInstruction: { parts: [{ text: 'be kind' }] },
        generationConfig: { temperature: 0.9, responseMimeType: 'application/json' },
      },
    });
  });

  it.each<[string, unknown, number]>([
    ['null', null, 400],
    ['a string', 'hi', 400],
    ['an array', [], 400],
    ['no contents', {}, 400],
    ['empty contents', { contents: [] }, 400],
    ['no parts', { contents: [{ role: 'user', parts: [] }] }, 400],
    ['a picture', { contents: [{ parts: [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }] }] }, 400],
    ['too many turns', { contents: Array.from({ length: 9 }, () => user('x')) }, 400],
    ['a temperature of 9', { contents: [user('x')], generationConfig: { temperature: 9 } }, 400],
    ['two candidates', { contents: [user('x')], generationConfig: { candidateCount: 2 } }, 400],
    ['too much text', { contents: [user('x'.repeat(MAX_REQUEST_TEXT_CHARS + 1))] }, 413],
  ])('refuses %s in Google’s shape', (_, body, status) => {
    const read = readGenerateContent(body);
    expect(read).toMatchObject({
      ok: false,
      answer: { status, body: { error: { code: status, status: 'INVALID_ARGUMENT' } } },
    });
  });
});

const READING: Reading = {
  investment: {
    boyWordShare: 0.4,
    girlWordShare: 0.6,
    boyQuestions: 1,
    girlQuestions: 2,
    turns: [
      { speaker: 'Boy', words: 4 },
      { speaker: 'Girl', words: 6 },
    ],
    summary: 'She writes more than you do.',
  },
  signals: [{ kind: 'interest', label: 'She asks back', line: 'and you? 😊 “über”' }],
  nextStep: { step: 'suggest-date', text: 'Suggest a day.' },
};
const ANSWER: CoachAnswer = {
  outcome: 'answered',
  suggestions: [
    { text: 'One', psychology: 'a', evidence: 'follow-up' },
    { text: 'Two', psychology: 'b' },
    { text: 'Three', psychology: 'c' },
  ],
  reading: READING,
  declined: true,
};

describe('an answer', () => {
  it.each([true, false])(
    'goes through the protocol whole (structured: %s), and text() sees only text',
    async (structured) => {
      const server = await gemini.startGeminiServer();
      server.script(gemini.json(answerAsGemini(ANSWER, { structured })));
      const model = new GoogleGenerativeAI('k').getGenerativeModel({ model: 'm' }, { baseUrl: server.url });
      const { response } = await model.generateContent('hi');
      await server.close();
      expect(response.text()).not.toContain('She asks back');
      const parts = response.candidates?.[0]?.content.parts ?? [];
      expect(withNotes(parseSuggestions(response.text(), 3), readCoachNotes(parts))).toEqual(ANSWER);
    },
  );

  it('has no second part when there is nothing to add', () => {
    const plain: CoachAnswer = { outcome: 'answered', suggestions: [{ text: 'Hey', psychology: 'Short.' }] };
    expect(answerAsGemini(plain, { structured: false })).toMatchObject({
      candidates: [{ content: { parts: [{ text: '1. Hey EXPLAIN: Short.' }] }, finishReason: 'STOP' }],
    });
  });

  it.each([
    { inlineData: { mimeType: 'application/vnd.rapport.coach-notes+json', data: '%%%' } },
    { inlineData: { mimeType: 'application/vnd.rapport.coach-notes+json', data: btoa('{"reading":{}}') } },
    { inlineData: { mimeType: 'image/png', data: btoa('{}') } },
    null,
    'text',
  ])('ignores notes that are none: %j', (part) => {
    expect(readCoachNotes([part])).toBeNull();
  });

  it.each(['minor', 'sexual', 'hate', 'threat'] as const)(
    'a block (%s) makes the SDK throw, as Google’s does',
    async (category) => {
      const server = await gemini.startGeminiServer();
      const block = answerAsGemini({ outcome: 'blocked', category }, { structured: true });
      server.script(gemini.json(block));
      const model = new GoogleGenerativeAI('k').getGenerativeModel({ model: 'm' }, { baseUrl: server.url });
      const { response } = await model.generateContent('hi');
      await server.close();
      expect(block).not.toHaveProperty('candidates');
      expect(response.promptFeedback?.blockReason).toBe('SAFETY');
      expect(() => response.text()).toThrow(/SAFETY/);
    },
  );
});

describe('an error', () => {
  it('of kind 429 carries its delay', () => {
    expect(googleError(429, 'Slow down.', { retryAfterSeconds: 11.2 })).toEqual({
      error: {
        code: 429,
        message: 'Slow down.',
        status: 'RESOURCE_EXHAUSTED',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '12s' }],
      },
    });
    expect(JSON.stringify(googleError(429, 'Slow down.'))).toContain('"retryDelay":"60s"');
  });

  it('names its status as Google does', () => {
    expect(
      [400, 401, 403, 404, 418, 500, 503, 504, 599].map((code) => googleError(code, 'x').error.status),
    ).toEqual([
      'INVALID_ARGUMENT',
      'UNAUTHENTICATED',
      'PERMISSION_DENIED',
      'NOT_FOUND',
      'INVALID_ARGUMENT',
      'INTERNAL',
      'UNAVAILABLE',
      'DEADLINE_EXCEEDED',
      'INTERNAL',
    ]);
  });
});
