/** The instrument's hosted path, against the server that stands in Google's place. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostedEngine } from '../../../../tests/eval/coach/hosted';
import {
  type GeminiServer,
  promptBlocked,
  promptOf,
  startGeminiServer,
  text,
} from '../../../../tests/loopback/gemini-server';

const conversation = 'Boy: hey\nGirl: hi, I am Priya and my number is +44 7700 900123, call me after yoga';
let gemini: GeminiServer;

beforeAll(async () => {
  gemini = await startGeminiServer();
});
beforeEach(() => gemini.reset());
afterAll(() => gemini.close());

function engine() {
  const made = hostedEngine({ GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: gemini.url });
  if (!made) throw new Error('a key was given');
  return made;
}

const answer = (reply: string) =>
  JSON.stringify({
    suggestions: [1, 2, 3].map((n) => ({ reply: `${reply} ${n}`, psychology: 'It follows up.' })),
  });

describe('the hosted path', () => {
  it('is off without a key', () => {
    expect(hostedEngine({})).toBeNull();
  });

  it('sends no name and no number, and puts the name back in the answer', async () => {
    gemini.script(text(answer('Hi [NAME_1], how was yoga?')));
    const result = await engine()({ kind: 'replies', conversation, advanced: true });
    const sent = gemini.requests[0];
    expect(sent?.path).toContain('/v1beta/models/gemini-pro:generateContent');
    expect(sent?.headers['x-goog-api-key']).toBe('a-key');
    expect(sent?.rawBody).not.toMatch(/Priya|7700/);
    expect(sent && promptOf(sent)).toContain('yoga');
    expect(result.outcome === 'answered' && result.suggestions.map((s) => s.text)).toEqual([
      'Hi Priya, how was yoga? 1',
      'Hi Priya, how was yoga? 2',
      'Hi Priya, how was yoga? 3',
    ]);
  });

  it('asks nobody when the text itself is flagged', async () => {
    const flagged = 'Boy: what school\nGirl: year 10 at the one on the hill';
    const result = await engine()({ kind: 'replies', conversation: flagged, advanced: true });
    expect(result).toEqual({ outcome: 'blocked', category: 'minor' });
    expect(gemini.requests).toHaveLength(0);
  });

  it('reads a block as a block, and what is no JSON as no suggestions', async () => {
    gemini.script(promptBlocked('SAFETY'), text('I would rather not.'));
    const first = await engine()({ kind: 'replies', conversation, advanced: true });
    expect(first.outcome).toBe('blocked');
    const second = await engine()({ kind: 'replies', conversation, advanced: true });
    expect(second.outcome === 'answered' && second.suggestions).toEqual([]);
  });
});
