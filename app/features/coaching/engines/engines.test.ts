/** The three modes behind one interface, and the embedded coach behind the Gemini protocol. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as gemini from '../../../../tests/loopback/gemini-server';
import { coach } from '../coach';
import { buildPrompt } from '../prompts';
import type { CoachJob } from '../types';
import { answerGenerateContent, jobOfRequest } from './embedded';
import { createHostedEngine } from './hosted';
import {
  askBuiltInCoach,
  engineConfigForBrowser,
  generateOnServer,
  modelOrigin,
  type ServerEngineConfig,
} from './index';
import { failureToast, MISSING_KEY_MESSAGE } from './messages';

const CONVERSATION = 'Boy: how was the climbing?\nGirl: so good! my arms are dead. do you climb?';
const JOBS: [string, CoachJob, number][] = [
  ['replies', { kind: 'replies', conversation: CONVERSATION, advanced: false }, 3],
  ['advanced replies', { kind: 'replies', conversation: CONVERSATION, advanced: true }, 3],
  ['openers', { kind: 'openers', profileDetails: 'Climber, bakes sourdough, has a dog called Miso.' }, 3],
  [
    'dashboard profile',
    {
      kind: 'profile',
      variant: 'dashboard',
      profile: {
        currentBio: 'I like hiking and food.',
        interests: 'Hiking, cooking, vinyl records',
        career: 'Nurse in a children’s ward',
        lookingFor: 'Somebody kind who laughs easily',
        lifestyle: 'Early riser, weekends outdoors',
      },
    },
    3,
  ],
  [
    'standalone profile',
    {
      kind: 'profile',
      variant: 'standalone',
      profile: {
        currentBio: 'I like hiking and food.',
        interests: 'Hiking, cooking',
        goals: 'A relationship',
        photos: 'Two selfies and one on a mountain',
      },
    },
    4,
  ],
  ['library', { kind: 'library', type: 'ice_breaker', context: 'she climbs', avoid: [] }, 1],
];

describe('the embedded coach behind the Gemini protocol', () => {
  const server = createServer((request, response) => {
    let raw = '';
    request.on('data', (chunk) => {
      raw += chunk;
    });
    request.on('end', () => {
      const { status, body } = answerGenerateContent(JSON.parse(raw));
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  let baseUrl = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/coach`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each(JOBS)('through the real SDK it says exactly what the coach says: %s', async (_, job, count) => {
    const engine = createHostedEngine({ apiKey: 'session', baseUrl, model: 'gemini-pro', shielded: false });
    const result = await engine.generate(job);
    const direct = coach(job);
    if (!result.ok || direct.outcome !== 'answered') throw new Error(JSON.stringify([result, direct]));
    expect(result.answer.suggestions).toHaveLength(count);
    expect(result.answer).toEqual(direct);
    expect(result.answer.reading !== undefined).toBe(job.kind === 'replies' && job.advanced);
  });

  it('answers a prompt in the numbered form, and a corrective retry, too', () => {
    const [, job] = JOBS[0] as (typeof JOBS)[0];
    const { text } = buildPrompt(job, { structured: false });
    const turns = [text, '1. hm', 'Again, please.'].map((said, i) => ({
      role: i === 1 ? 'model' : 'user',
      parts: [{ text: said }],
    }));
    const { status, body } = answerGenerateContent({ contents: turns });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toMatch(/1\. .* EXPLAIN: .*2\. .* EXPLAIN: .*3\. .* EXPLAIN: /);
  });

  it('reads any other text with labelled lines as a conversation', () => {
    const contents = [{ parts: [{ text: `Please suggest replies.\n\n${CONVERSATION}` }] }];
    expect(jobOfRequest({ contents })).toEqual({
      kind: 'replies',
      conversation: CONVERSATION,
      advanced: false,
    });
    expect(answerGenerateContent({ contents })).toMatchObject({ status: 200, body: { candidates: [{}] } });
  });

  it('does not take a damaged prompt of ours for a conversation', () => {
    const [, job] = JOBS[0] as (typeof JOBS)[0];
    const { text } = buildPrompt(job, { structured: false });
    const damaged = text.slice(0, text.indexOf('do you climb'));
    expect(answerGenerateContent({ contents: [{ parts: [{ text: damaged }] }] })).toMatchObject({
      status: 400,
    });
  });

  it('answers 400 in Google’s shape to anything else', () => {
    expect(answerGenerateContent({ contents: [{ parts: [{ text: 'Write me a poem.' }] }] })).toMatchObject({
      status: 400,
      body: { error: { code: 400, status: 'INVALID_ARGUMENT' } },
    });
    expect(answerGenerateContent('hello')).toMatchObject({ status: 400 });
  });

  it('answers a blocked text with the safety block', () => {
    const contents = [{ parts: [{ text: "Boy: how old are you?\nGirl: i'm 15 lol" }] }];
    const { status, body } = answerGenerateContent({ contents });
    expect(status).toBe(200);
    expect(body).toMatchObject({ promptFeedback: { blockReason: 'SAFETY' } });
    expect(body).not.toHaveProperty('candidates');
  });

  it('leaves the reading out when the plan does not include it', () => {
    const [, job] = JOBS[1] as (typeof JOBS)[1];
    const contents = [{ role: 'user', parts: [{ text: buildPrompt(job, { structured: true }).text }] }];
    const withReading = JSON.stringify(answerGenerateContent({ contents }));
    const without = JSON.stringify(answerGenerateContent({ contents }, { advancedAllowed: false }));
    expect(without.length).toBeLessThan(withReading.length);
  });
});

describe('what the browser is told', () => {
  const server: ServerEngineConfig = {
    engine: 'gemini',
    model: 'gemini-pro',
    baseUrl: 'https://gateway.example/v1',
    apiKey: 'real-key',
  };

  it('mode gemini: the key and the gateway', () => {
    expect(engineConfigForBrowser(server)).toEqual(server);
    expect(modelOrigin(server)).toBe('https://gateway.example');
    expect(modelOrigin({ ...server, baseUrl: null })).toBe('https://generativelanguage.googleapis.com');
  });

  it.each(['gemini-proxy', 'embedded'] as const)('mode %s: this server and no secret', (engine) => {
    const config = engineConfigForBrowser({ ...server, engine });
    expect(config).toEqual({ engine, model: 'gemini-pro', baseUrl: '/api/coach', apiKey: 'session' });
    expect(modelOrigin(config)).toBeNull();
  });
});

describe('a form without JavaScript', () => {
  const [, job] = JOBS[0] as (typeof JOBS)[0];
  let hosted: gemini.GeminiServer;
  beforeAll(async () => {
    hosted = await gemini.startGeminiServer();
  });
  afterAll(() => hosted.close());
  beforeEach(() => hosted.reset());
  const config = (engine: ServerEngineConfig['engine'], apiKey: string): ServerEngineConfig => ({
    engine,
    apiKey,
    model: 'gemini-pro',
    baseUrl: hosted.url,
  });

  it('mode gemini without a key: the specification’s failure', async () => {
    const result = await generateOnServer(job, config('gemini', ''));
    if (result.ok) throw new Error('expected a failure');
    expect(failureToast(result.failure, 'text')).toEqual({
      title: 'Error Analyzing Text',
      description: MISSING_KEY_MESSAGE,
    });
    expect(hosted.requests).toHaveLength(0);
  });

  it.each(['gemini', 'gemini-proxy'] as const)(
    'mode %s with a key: the hosted model, shielded',
    async (engine) => {
      const named: CoachJob = {
        kind: 'replies',
        conversation: 'Boy: hi\nGirl: my name is Torunn, you?',
        advanced: false,
      };
      const result = await generateOnServer(named, config(engine, 'server-key'));
      expect(result).toMatchObject({ ok: true, answer: { suggestions: gemini.SAMPLE_SUGGESTIONS } });
      expect(hosted.requests[0]?.headers['x-goog-api-key']).toBe('server-key');
      expect(hosted.requests[0]?.rawBody).not.toContain('Torunn');
    },
  );

  it.each<[ServerEngineConfig['engine'], string]>([
    ['gemini-proxy', ''],
    ['embedded', ''],
    ['embedded', 'a-key-that-is-not-used'],
  ])('mode %s with key %j: the embedded coach, no call', async (engine, apiKey) => {
    expect(await generateOnServer(job, config(engine, apiKey))).toEqual(await askBuiltInCoach(job));
    expect(hosted.requests).toHaveLength(0);
  });
});

describe('the toasts of section 8', () => {
  it.each([
    ['flagged', 'image', 'Content Warning'],
    ['flagged', 'text', 'Response Generation Error'],
    ['too-few', 'image', 'Error Processing Image'],
    ['too-few', 'text', 'Error Analyzing Text'],
    ['network', 'starters', 'Error Generating Starters'],
    ['network', 'dashboard-profile', 'Error Generating Profile Suggestions'],
  ] as const)('%s on %s: %s', (kind, screen, title) => {
    expect(failureToast({ kind, message: 'm' }, screen).title).toBe(title);
  });

  it('say too few in the words of each screen', () => {
    const say = (screen: 'image' | 'text') =>
      failureToast({ kind: 'too-few', message: 'm' }, screen).description;
    expect(say('image')).toBe(
      'Failed to generate 3 suggestions. Please try again with a different screenshot.',
    );
    expect(say('text')).toBe(
      'Could not generate complete suggestions. Please try rephrasing your conversation.',
    );
  });
});
