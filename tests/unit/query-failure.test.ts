import { expect, it } from 'vitest';
import { askCurrentUser, queryFailure } from '../../app/features/offline/current-user.ts';

it('a query sends the cookies and reads its answer as JSON', async () => {
  const asked: RequestInit[] = [];
  const answer = await askCurrentUser({
    fetch: async (_path, init) => {
      asked.push(init ?? {});
      return Response.json({ id: 'u1', email: 'a@b.co' });
    },
  });
  expect(answer).toEqual({ state: 'signed-in', id: 'u1' });
  expect(asked.map(({ credentials }) => credentials)).toEqual(['include']);
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
