import { listLibrary } from '~/features/library/library.server';
import { LibraryQuerySchema } from '~/features/library/schemas';
import { ApiError, apiRoute, forUser } from '~/http/api.server';

const route = apiRoute('text', {
  GET: forUser({
    async run({ request, user }) {
      const query = LibraryQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!query.success)
        throw new ApiError(400, query.error.issues[0]?.message ?? 'The query is not valid.');
      return Response.json(await listLibrary(user.id, query.data.type));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
