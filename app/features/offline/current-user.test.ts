import { describe, expect, it } from 'vitest';
import { askCurrentUser, USER_RETRIES } from './current-user';

/** Answers in this order; a number is a status, 'lost' a network failure. */
function network(...answers: (number | 'lost')[]) {
  let asked = 0;
  const pauses: number[] = [];
  return {
    asked: () => asked,
    pauses,
    fetch: async () => {
      const answer = answers[asked];
      asked += 1;
      if (answer === undefined || answer === 'lost') throw new TypeError('Failed to fetch');
      return new Response(answer === 200 ? JSON.stringify({ id: 'user-1' }) : 'no', { status: answer });
    },
    pause: async (milliseconds: number) => {
      pauses.push(milliseconds);
    },
  };
}

describe('the current user (specification section 4)', () => {
  it('is asked for once when there is an answer', async () => {
    const line = network(200);
    expect(await askCurrentUser(line)).toEqual({ state: 'signed-in', id: 'user-1' });
    expect(line.asked()).toBe(1);
  });

  it('is never asked for again after a 401', async () => {
    const line = network(401, 200);
    expect(await askCurrentUser(line)).toEqual({ state: 'signed-out' });
    expect(line.asked()).toBe(1);
  });

  it('is asked for up to three times more after a failure, with growing pauses', async () => {
    expect(USER_RETRIES).toBe(3);
    const late = network('lost', 503, 'lost', 200);
    expect(await askCurrentUser(late)).toEqual({ state: 'signed-in', id: 'user-1' });
    const never = network('lost', 'lost', 'lost', 'lost', 200);
    let failures = 0;
    const onFailure = () => {
      failures += 1;
    };
    expect(await askCurrentUser({ ...never, onFailure })).toEqual({ state: 'unreachable' });
    expect(failures).toBe(4);
    expect(never.asked()).toBe(4);
    expect(never.pauses).toEqual([200, 400, 800]);
  });

  it('stops at a 401 that comes after a failure', async () => {
    const line = network('lost', 401, 200);
    expect(await askCurrentUser(line)).toEqual({ state: 'signed-out' });
    expect(line.asked()).toBe(2);
  });
});
