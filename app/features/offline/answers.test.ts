import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { pageOf, readActionError, unchangedForm } from './answers';

// the router's own decoder, as the router finds it
const require = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'));
const { decode, encode } = require('turbo-stream') as typeof import('turbo-stream');

const wire = (value: unknown) => new Response(encode(value)).text();

describe('an action’s answer on the wire', () => {
  it('tells data from an error', async () => {
    const data = await wire({ data: { intent: 'default', toast: null, error: 'a field of this name' } });
    expect(readActionError(data, 400)).toBeNull();
    expect(readActionError('[["SingleFetchRedirect",1],{"_2":3},"redirect","/"]', 202)).toBeNull();
  });

  it('reads the sentence of a thrown response, and none from an unexpected error', () => {
    const thrown =
      '[{"_1":2},"error",["ErrorResponse",3,4,5],"The theme must be light, dark or system.",400,""]\n';
    expect(readActionError(thrown, 400)).toEqual({
      status: 400,
      message: 'The theme must be light, dark or system.',
    });
    const crashed = '[{"_1":2},"error",["SanitizedError",3,4],"Error","Unexpected Server Error"]';
    expect(readActionError(crashed, 500)).toEqual({ status: 500, message: '' });
  });

  it('takes what is not the router’s for an error without a sentence', () => {
    expect(readActionError('<h1>Bad gateway</h1>', 502)).toEqual({ status: 502, message: '' });
    expect(readActionError('', 500)).toEqual({ status: 500, message: '' });
  });
});

describe('an answer that leaves the form as it is', () => {
  it('is decoded by the router as data with the same key, and loads nothing again', async () => {
    const response = unchangedForm('change-"password"', 'a key');
    expect(response.status).toBeGreaterThanOrEqual(400);
    if (!response.body) throw new Error('no body');
    const { value } = await decode(response.body);
    expect(value).toEqual({ data: { intent: 'change-"password"', idempotencyKey: 'a key' } });
  });
});

describe('the page behind a request for data', () => {
  it.each([
    ['/dashboard.data?tab=chat-helper&_routes=routes%2Fdashboard', '/dashboard?tab=chat-helper'],
    ['/_root.data', '/'],
    ['/account/settings.data', '/account/settings'],
  ])('%s is %s', (address, page) => {
    expect(pageOf(new URL(address, 'http://localhost'))).toBe(page);
  });
});
