import { listSessions, saveSession } from '~/features/coaching/coaching-sessions.server';
import { SaveSessionSchema, SessionQuerySchema } from '~/features/coaching/schemas';
import { ApiError, apiRoute, forUser } from '~/http/api.server';

const route = apiRoute('text', {
  GET: forUser({
    async run({ request, user }) {
      const query = SessionQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!query.success)
        throw new ApiError(400, query.error.issues[0]?.message ?? 'The query is not valid.');
      const { items, total } = await listSessions(user.id, query.data);
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
