import { listSessions, saveSession } from '~/features/coaching/coaching-sessions.server';
import { SaveSessionSchema, SessionQuerySchema } from '~/features/coaching/schemas';
import { ApiError, apiRoute, forUser, parseQuery } from '~/http/api.server';

const route = apiRoute('text', {
  GET: forUser({
    async run({ request, user }) {
      const { items, total } = await listSessions(user.id, parseQuery(SessionQuerySchema, request));
      return Response.json(items, { headers: { 'X-Total-Count': String(total) } });
    },
  }),
  POST: forUser({
    schema: SaveSessionSchema,
    async run({ user, input, once }) {
      const { result } = await once((transact) => saveSession(user.id, input, transact));
      if (!result.ok) throw new ApiError(402, result.message);
      return Response.json(result.session, { status: 201 });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
