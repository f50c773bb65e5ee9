import { describe, expect, it } from 'vitest';
import { askCurrentUser, queryFailure } from './current-user';

/** A network that gives these answers in turn, and counts how often it was asked and for how long nothing was. */
function network(...answers: (() => Response)[]) {
  const asked: RequestInit[] = [];
  const pauses: number[] = [];
  return {
    asked,
    pauses,
    dependencies: {
      fetch: async (_path: unknown, init?: RequestInit) => {
        asked.push(init ?? {});
        const answer = answers[asked.length - 1];
        if (!answer) throw new TypeError('Failed to fetch');
        return answer();
      },
      pause: async (milliseconds: number) => void pauses.push(milliseconds),
    },
  };
}

const user = () => Response.json({ id: 'u1', email: 'a@b.co' });
const unauthorized = () => new Response('Not signed in', { status: 401 });
const broken = () => new Response('', { status: 503, statusText: 'Service Unavailable' });

describe('the current-user query', () => {
  it('sends the cookies and takes the answer', async () => {
    const { asked, dependencies } = network(user);
    expect(await askCurrentUser(dependencies)).toEqual({ state: 'signed-in', id: 'u1' });
    expect(asked.map(({ credentials }) => credentials)).toEqual(['include']);
  });

  it('takes a 401 for nobody, and does not ask again', async () => {
    const { asked, dependencies } = network(unauthorized, user);
    expect(await askCurrentUser(dependencies)).toEqual({ state: 'signed-out' });
    expect(asked).toHaveLength(1);
  });

  it('asks up to three times more after a failure, waiting longer each time', async () => {
    const { asked, pauses, dependencies } = network(broken);
    expect(await askCurrentUser(dependencies)).toEqual({ state: 'unreachable' });
    expect(asked).toHaveLength(4);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  });

  it('goes on with the first answer that comes', async () => {
    const { asked, dependencies } = network(broken, broken, user);
    expect(await askCurrentUser(dependencies)).toEqual({ state: 'signed-in', id: 'u1' });
    expect(asked).toHaveLength(3);
  });
});

it.each([
  [500, 'the body', 'Internal Server Error', '500: Internal Server Error'],
  [503, 'the body', 'Service Unavailable', '503: Service Unavailable'],
  [404, 'No such thing', 'Not Found', '404: No such thing'],
  [400, 'unknown type', 'Bad Request', '400: unknown type'],
])(
  'a query that fails with %i reads as the specification says',
  async (status, body, statusText, message) => {
    expect((await queryFailure(new Response(body, { status, statusText }))).message).toBe(message);
  },
);
