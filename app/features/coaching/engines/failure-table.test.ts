/** Every way a hosted model fails, one test a row, through the real SDK against a real server on loopback. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as gemini from '../../../../tests/loopback/gemini-server';
import type { CoachJob } from '../types';
import type { EngineResult } from './engine';
import { createHostedEngine, type HostedEngineOptions } from './hosted';
import { FLAGGED_TEXT, MESSAGES, MISSING_KEY_MESSAGE, TOO_FEW_FOR_TEXT } from './messages';
import { googleError } from './protocol';
import { MISSING_KEY_REASON, PLAN_LIMIT_REASON, SIGNED_OUT_REASON } from './protocol-reasons';

const JOB: CoachJob = {
  kind: 'replies',
  conversation: 'Boy: how was the climbing?\nGirl: so good! my arms are dead. do you climb?',
  advanced: false,
};
const NUMBERED = gemini.SAMPLE_SUGGESTIONS.map((s, i) => `${i + 1}. ${s.text} EXPLAIN: ${s.psychology}`);
const THREE = gemini.SAMPLE_SUGGESTIONS.map((suggestion) => ({ ...suggestion }));

let server: gemini.GeminiServer;
let warnings: string[];

beforeAll(async () => {
  server = await gemini.startGeminiServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.reset();
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void warnings.push(line));
});
afterEach(() => vi.restoreAllMocks());

function engine(options: Partial<HostedEngineOptions> = {}) {
  return createHostedEngine({
    apiKey: 'test-key-0123456789',
    baseUrl: server.url,
    model: 'gemini-pro',
    timeoutMs: 5_000,
    shielded: true,
    ...options,
  });
}

function failureOf(result: EngineResult) {
  if (result.ok) throw new Error(`expected a failure, got ${JSON.stringify(result.answer)}`);
  return result.failure;
}

function answerOf(result: EngineResult) {
  if (!result.ok) throw new Error(`expected an answer, got ${JSON.stringify(result.failure)}`);
  return result.answer;
}

describe('a healthy call', () => {
  it('sends the key in its header to the model, asks for JSON, and gives three', async () => {
    expect(answerOf(await engine().generate(JOB)).suggestions).toEqual(THREE);
    const [request] = server.requests;
    expect(server.requests).toHaveLength(1);
    expect(request?.path).toBe('/v1beta/models/gemini-pro:generateContent');
    expect(request?.headers['x-goog-api-key']).toBe('test-key-0123456789');
    expect(request?.body?.generationConfig?.responseMimeType).toBe('application/json');
    expect(request?.path).not.toContain('test-key');
  });

  it('survives a trailing slash in the base URL and blanks around the key', async () => {
    answerOf(await engine({ baseUrl: `${server.url}/`, apiKey: ' test-key-0123456789\n' }).generate(JOB));
    expect(server.requests[0]?.path).toBe('/v1beta/models/gemini-pro:generateContent');
    expect(server.requests[0]?.headers['x-goog-api-key']).toBe('test-key-0123456789');
  });

  it('sends the caller’s own headers', async () => {
    answerOf(await engine({ customHeaders: { 'idempotency-key': 'abc' } }).generate(JOB));
    expect(server.requests[0]?.headers['idempotency-key']).toBe('abc');
  });

  it('drops a fourth suggestion', async () => {
    server.script(gemini.text(`${NUMBERED.join('\n')}\n4. Four EXPLAIN: extra`));
    expect(answerOf(await engine().generate(JOB)).suggestions).toEqual(THREE);
  });
});

describe('before the call', () => {
  it.each(['', '   '])('empty key %j: the specification’s sentence, and no request', async (apiKey) => {
    const failed = failureOf(await engine({ apiKey }).generate(JOB));
    expect(failed).toEqual({ kind: 'missing-key', message: MISSING_KEY_MESSAGE });
    expect(failed.message).toBe('Google Gemini API key is not configured. Please contact support.');
    expect(server.requests).toHaveLength(0);
  });

  it('a text that the local safety rules block: flagged, and no request', async () => {
    const job: CoachJob = { ...JOB, conversation: "Boy: how old are you?\nGirl: i'm 15 lol" };
    expect(failureOf(await engine().generate(job)).kind).toBe('flagged');
    expect(server.requests).toHaveLength(0);
  });

  it('a signal that was aborted already: no request', async () => {
    const result = await engine().generate(JOB, { signal: AbortSignal.abort() });
    expect(failureOf(result)).toEqual({ kind: 'aborted', message: MESSAGES.aborted });
    expect(server.requests).toHaveLength(0);
  });
});

describe('blocked answers', () => {
  it.each<[string, gemini.Script]>([
    ['SAFETY with part of a text', gemini.text('1. Hey', 'SAFETY')],
    ['SAFETY without parts', gemini.parts(undefined, 'SAFETY')],
    ['RECITATION', gemini.text(NUMBERED.join('\n'), 'RECITATION')],
    ['LANGUAGE', gemini.parts(undefined, 'LANGUAGE')],
    ['PROHIBITED_CONTENT, which text() answers with ""', gemini.parts(undefined, 'PROHIBITED_CONTENT')],
    ['BLOCKLIST, which text() answers with ""', gemini.parts([], 'BLOCKLIST')],
    ['SPII, which text() answers with ""', gemini.parts(undefined, 'SPII')],
    ['OTHER, which text() answers with ""', gemini.parts(undefined, 'OTHER')],
    ['a blocked prompt, SAFETY', gemini.promptBlocked('SAFETY')],
    ['a blocked prompt, PROHIBITED_CONTENT', gemini.promptBlocked('PROHIBITED_CONTENT')],
    ['a blocked prompt, OTHER', gemini.promptBlocked('OTHER')],
  ])('%s: flagged, not asked again', async (_, script) => {
    server.script(script);
    expect(failureOf(await engine().generate(JOB))).toEqual({
      kind: 'flagged',
      message: FLAGGED_TEXT.description,
    });
    expect(server.requests).toHaveLength(1);
  });
});

describe('answers that cannot be used', () => {
  it.each<[string, gemini.Script, string, string]>([
    ['MAX_TOKENS without parts', gemini.parts(undefined, 'MAX_TOKENS'), 'empty', 'budget of tokens'],
    ['{}', gemini.json({}), 'empty', 'empty'],
    ['an empty list of candidates', gemini.json({ candidates: [] }), 'empty', 'empty'],
    ['a candidate of the wrong shape', gemini.json({ candidates: ['?'] }), 'empty', 'empty'],
    ['only a thought', gemini.parts([{ text: NUMBERED.join('\n'), thought: true }]), 'empty', 'empty'],
    ['two of three', gemini.text(NUMBERED.slice(0, 2).join('\n')), 'too-few', '2 items instead of 3'],
    [
      'cut off in the second',
      gemini.text(`${NUMBERED[0]}`, 'MAX_TOKENS'),
      'too-few',
      'cut off, and there was 1 item',
    ],
    [
      'cut off in the third reply',
      gemini.text(`${NUMBERED.slice(0, 2).join('\n')}\n3. There is a st`, 'MAX_TOKENS'),
      'too-few',
      'cut off, and there were 2 items',
    ],
    ['prose', gemini.text('I would rather talk about something else.'), 'too-few', '0 items instead of 3'],
  ])('%s: one corrective retry, then the specification’s sentence', async (_, script, kind, problem) => {
    server.fallback = script;
    const onRetry = vi.fn();
    const failed = failureOf(await engine().generate(JOB, { onRetry }));
    expect(failed).toEqual({ kind, message: TOO_FEW_FOR_TEXT });
    expect(server.requests).toHaveLength(2);
    expect(onRetry).toHaveBeenCalledOnce();
    const turns = server.requests[1]?.body?.contents ?? [];
    expect(turns.map((turn) => turn.role)).toEqual(['user', 'model', 'user']);
    expect(turns[2]?.parts[0]?.text).toContain(problem);
    expect(turns.every((turn) => turn.parts.every((part) => part.text !== ''))).toBe(true);
  });

  it('the corrective retry quotes the first answer and is enough when the second is good', async () => {
    server.script(gemini.text('1. Only one EXPLAIN: sorry'));
    expect(answerOf(await engine().generate(JOB)).suggestions).toEqual(THREE);
    expect(server.requests[1]?.body?.contents[1]?.parts[0]?.text).toBe('1. Only one EXPLAIN: sorry');
  });

  it('a cut-off answer is asked for again with a larger budget', async () => {
    server.script(gemini.parts(undefined, 'MAX_TOKENS'));
    answerOf(await engine().generate(JOB));
    const budgets = server.requests.map((request) => Number(request.body?.generationConfig?.maxOutputTokens));
    expect(budgets[1]).toBeGreaterThan(budgets[0] ?? Number.POSITIVE_INFINITY);
  });

  it('a second answer that is blocked is flagged', async () => {
    server.script(gemini.text('1. One EXPLAIN: a'), gemini.promptBlocked('SAFETY'));
    expect(failureOf(await engine().generate(JOB)).kind).toBe('flagged');
  });

  it('a thought part never leaks into the answer', async () => {
    const thought = {
      text: '1. thinking EXPLAIN: a\n2. more EXPLAIN: b\n3. yes EXPLAIN: c\n',
      thought: true,
    };
    server.script(gemini.parts([thought, { text: NUMBERED.join('\n') }]));
    expect(answerOf(await engine().generate(JOB)).suggestions).toEqual(THREE);
  });

  it('an answer in several parts is one answer', async () => {
    server.script(gemini.parts(NUMBERED.map((line) => ({ text: `${line}\n` }))));
    expect(answerOf(await engine().generate(JOB)).suggestions).toEqual(THREE);
  });
});

describe('somebody else answers', () => {
  it('200 with HTML, a captive portal', async () => {
    server.script(gemini.captivePortal);
    expect(failureOf(await engine().generate(JOB))).toEqual({
      kind: 'captive-portal',
      message: MESSAGES.captivePortal,
    });
  });

  it('511, a captive portal that says so', async () => {
    server.script(gemini.raw('<html></html>', 511, 'text/html'));
    expect(failureOf(await engine().generate(JOB)).kind).toBe('captive-portal');
  });

  it('200 with JSON that ends too early', async () => {
    server.script(gemini.raw('{"candidates": [{"content": {"parts": [{"te'));
    expect(failureOf(await engine().generate(JOB))).toEqual({ kind: 'network', message: MESSAGES.cutOff });
  });

  it.each(['null', '5', '"ok"'])('200 with %s', async (body) => {
    server.script(gemini.raw(body));
    expect(failureOf(await engine().generate(JOB)).kind).toBe('unreadable');
  });
});

describe('refusals', () => {
  it('400 for the key: a plain sentence, and a hint that names GEMINI_API_KEY', async () => {
    server.script(gemini.invalidKey);
    const failed = failureOf(await engine().generate(JOB));
    expect(failed).toMatchObject({ kind: 'refused', message: MESSAGES.refused });
    expect(failed.operatorHint).toContain('GEMINI_API_KEY');
    expect(JSON.stringify([failed, warnings])).not.toContain('test-key');
    expect(server.requests).toHaveLength(1);
  });

  it('400 because the text is too long', async () => {
    server.script(
      gemini.error(400, 'The input token count (40000) exceeds the maximum number of tokens allowed.'),
    );
    expect(failureOf(await engine().generate(JOB)).kind).toBe('too-long');
  });

  it.each([401, 402, 403])('%i: refused, with a hint for the operator', async (status) => {
    server.script(gemini.error(status, 'No.'));
    const failed = failureOf(await engine().generate(JOB));
    expect(failed).toMatchObject({ kind: 'refused', message: MESSAGES.refused });
    expect(failed.operatorHint).toContain('GEMINI_API_KEY');
  });

  it('404 for the model: the operator reads GEMINI_MODEL, the person a plain sentence', async () => {
    server.script(gemini.modelNotFound);
    const failed = failureOf(await engine().generate(JOB));
    expect(failed).toMatchObject({ kind: 'model-not-found', message: MESSAGES.modelNotFound });
    expect(failed.operatorHint).toContain('GEMINI_MODEL');
    expect(failed.message).not.toContain('GEMINI');
    expect(warnings.join()).toContain('GEMINI_MODEL');
  });

  it('413', async () => {
    server.script(gemini.error(413, 'Request payload size exceeds the limit.'));
    expect(failureOf(await engine().generate(JOB))).toEqual({ kind: 'too-long', message: MESSAGES.tooLong });
  });

  it.each([
    ['17s', 17],
    ['3.2s', 4],
    ['0s', 1],
  ])('429 with a delay of %s', async (delay, seconds) => {
    server.script(gemini.rateLimited(delay));
    const failed = failureOf(await engine().generate(JOB));
    expect(failed).toMatchObject({ kind: 'rate-limited', retryAfterSeconds: seconds });
    expect(failed.message).toContain(seconds === 1 ? '1 second.' : `${seconds} seconds`);
    expect(server.requests).toHaveLength(1);
  });

  it('429 without a delay, and for the day', async () => {
    server.script(
      gemini.error(429, 'Resource exhausted.'),
      gemini.rateLimited('40s', 'RequestsPerDayPerProject'),
    );
    expect(failureOf(await engine().generate(JOB))).toEqual({
      kind: 'rate-limited',
      message: MESSAGES.rateLimited,
    });
    expect(failureOf(await engine().generate(JOB)).message).toBe(MESSAGES.quotaDay);
  });

  it.each([500, 502, 503])('%i', async (status) => {
    server.script(gemini.error(status, 'The model is overloaded.'));
    expect(failureOf(await engine().generate(JOB))).toEqual({ kind: 'server', message: MESSAGES.server });
  });

  it('504', async () => {
    server.script(gemini.error(504, 'Deadline exceeded.'));
    expect(failureOf(await engine().generate(JOB)).kind).toBe('timeout');
  });

  it.each<[string, number, string, string]>([
    ['the plan’s limit', 402, PLAN_LIMIT_REASON, 'plan-limit'],
    ['the end of the session', 401, SIGNED_OUT_REASON, 'signed-out'],
    ['the missing key of the proxy', 503, MISSING_KEY_REASON, 'missing-key'],
  ])('our own server’s words for %s reach the person', async (_, status, reason, kind) => {
    const body = googleError(status, 'for developers', { reason, sentence: 'For the person.' });
    server.script(gemini.raw(JSON.stringify(body), status));
    expect(failureOf(await engine().generate(JOB))).toEqual({ kind, message: 'For the person.' });
  });
});

describe('models that know neither schema nor system instruction', () => {
  it.each([
    'JSON mode is not enabled for models/gemini-pro',
    'Developer instruction is not enabled for models/gemini-pro',
    'Invalid JSON payload received. Unknown name "responseSchema" at \'generation_config\'',
  ])('fall back once to the numbered form: %s', async (message) => {
    server.script(gemini.error(400, message));
    const hosted = engine();
    expect(answerOf(await hosted.generate(JOB)).suggestions).toEqual(THREE);
    const [first, second] = server.requests;
    expect(second?.body?.generationConfig).not.toHaveProperty('responseSchema');
    expect(second?.body?.generationConfig).not.toHaveProperty('responseMimeType');
    expect(second?.body).not.toHaveProperty('systemInstruction');
    const instruction = first?.body?.systemInstruction?.parts[0]?.text ?? 'none';
    expect(second?.body?.contents[0]?.parts[0]?.text).toContain(instruction);
    // It remembers: the next job starts with the form that works.
    answerOf(await hosted.generate(JOB));
    expect(server.requests).toHaveLength(3);
  });

  it('give up when the plain form is refused too', async () => {
    server.fallback = gemini.schemaUnsupported;
    expect(failureOf(await engine().generate(JOB)).kind).toBe('refused');
    expect(server.requests).toHaveLength(2);
  });

  it('still get the one corrective retry', async () => {
    server.script(gemini.schemaUnsupported, gemini.text('1. One EXPLAIN: a'));
    expect(answerOf(await engine().generate(JOB)).suggestions).toEqual(THREE);
    expect(server.requests).toHaveLength(3);
  });
});

describe('time and the network', () => {
  it.each<[string, gemini.Script]>([
    ['before the headers', gemini.hang],
    ['during the body', gemini.hangInBody],
  ])('a time-out %s', async (_, script) => {
    server.script(script);
    const failed = failureOf(await engine({ timeoutMs: 150 }).generate(JOB));
    expect(failed).toEqual({ kind: 'timeout', message: MESSAGES.timeout });
  });

  it('one limit over the call and its retry together', async () => {
    server.fallback = gemini.delayed(400, gemini.text('1. One EXPLAIN: a'));
    const started = performance.now();
    expect(failureOf(await engine({ timeoutMs: 600 }).generate(JOB)).kind).toBe('timeout');
    expect(server.requests).toHaveLength(2);
    expect(performance.now() - started).toBeLessThan(790);
  });

  it.each<[string, gemini.Script]>([
    ['before the headers', gemini.hang],
    ['during the body', gemini.hangInBody],
  ])('an abort %s', async (_, script) => {
    server.script(script);
    const controller = new AbortController();
    const arrived = server.nextRequest();
    const result = engine().generate(JOB, { signal: controller.signal });
    await arrived;
    controller.abort();
    expect(failureOf(await result)).toEqual({ kind: 'aborted', message: MESSAGES.aborted });
    await vi.waitFor(() => expect(server.requests[0]?.abandoned).toBe(true));
  });

  it('a connection that breaks in the body', async () => {
    server.script(gemini.cutBody);
    expect(failureOf(await engine().generate(JOB))).toEqual({ kind: 'network', message: MESSAGES.cutOff });
  });

  it('a connection that breaks before the answer', async () => {
    server.script(gemini.dropConnection);
    expect(failureOf(await engine().generate(JOB))).toMatchObject({
      kind: 'network',
      message: MESSAGES.network,
    });
  });

  it('connection refused', async () => {
    const gone = await gemini.startGeminiServer();
    await gone.close();
    const failed = failureOf(await engine({ baseUrl: gone.url }).generate(JOB));
    expect(failed).toMatchObject({ kind: 'network', message: MESSAGES.network });
    expect(failed.operatorHint).toContain('GEMINI_BASE_URL');
  });

  it('a key that cannot be a header', async () => {
    const failed = failureOf(await engine({ apiKey: '“key”' }).generate(JOB));
    expect(failed).toMatchObject({ kind: 'refused', message: MESSAGES.refused });
    expect(failed.operatorHint).toContain('GEMINI_API_KEY');
  });
});

describe('the shield', () => {
  const job: CoachJob = {
    ...JOB,
    conversation:
      'Boy: hi, my name is Torvald\nGirl: hey Torvald! text me at +44 7700 900123 or anna.example@example.org, are you free on friday?',
  };

  it('hides names and numbers from the model, also in the retry, and puts them back', async () => {
    server.script(
      (request, response) =>
        gemini.text(`1. Hi from ${placeholder(request)} EXPLAIN: one is too few`)(request, response),
      (request, response) => {
        const name = placeholder(request);
        const lines = [1, 2, 3].map((n) => `${n}. ${name} says ${n} EXPLAIN: she used ${name.toLowerCase()}`);
        gemini.text(lines.join('\n'))(request, response);
      },
    );
    const { suggestions } = answerOf(await engine().generate(job));
    expect(suggestions.map((suggestion) => suggestion.text)).toEqual([
      'Torvald says 1',
      'Torvald says 2',
      'Torvald says 3',
    ]);
    expect(suggestions[0]?.psychology).toBe('she used Torvald');
    expect(server.requests).toHaveLength(2);
    for (const request of server.requests) {
      expect(request.rawBody).not.toMatch(/torvald|7700|anna\.example/i);
    }
  });

  it('lets the text through unshielded to our own embedded coach', async () => {
    answerOf(await engine({ shielded: false }).generate(job));
    expect(gemini.promptOf(server.requests[0] as gemini.RecordedRequest)).toContain('Torvald');
  });

  it('uses one placeholder for one name over all fields of a profile', async () => {
    const profile = {
      currentBio: 'My name is Torvald and I like boats.',
      interests: 'Boats. Ask Torvald.',
      goals: 'Somebody kind',
      photos: 'Torvald on a boat',
    };
    const four = [1, 2, 3, 4].map((n) => `${n}. Show [NAME_1] ${n} EXPLAIN: why`).join('\n');
    server.script(gemini.text(four));
    const answer = answerOf(await engine().generate({ kind: 'profile', variant: 'standalone', profile }));
    expect(answer.suggestions.map((item) => item.text)).toContain('Show Torvald 4');
    expect(server.requests[0]?.rawBody).not.toMatch(/torvald/i);
    expect(server.requests[0]?.rawBody).not.toMatch(/NAME_2\b/);
    // Each field is still where it belongs.
    expect(gemini.promptOf(server.requests[0] as gemini.RecordedRequest)).toMatch(
      /photos\n\[NAME_1\] on a boat/,
    );
  });
});

function placeholder(request: gemini.RecordedRequest): string {
  return /\[NAME_\d\]/.exec(gemini.promptOf(request).split('keep it exactly')[0] ?? '')?.[0] ?? 'none';
}
