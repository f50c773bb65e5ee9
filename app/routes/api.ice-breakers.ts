import { listLibrary } from '~/features/library/library.server';
import { LibraryQuerySchema } from '~/features/library/schemas';
import { apiRoute, forUser, parseQuery } from '~/http/api.server';

const route = apiRoute('text', {
  GET: forUser({
    async run({ request, user }) {
      const { type } = parseQuery(LibraryQuerySchema, request);
      return Response.json(await listLibrary(user.id, type));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
