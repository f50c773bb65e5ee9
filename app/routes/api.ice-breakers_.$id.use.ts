import { countUse } from '~/features/library/library.server';
import { apiRoute, forUser } from '~/http/api.server';
import { itemOr404 } from '~/http/library.server';

const route = apiRoute('text', {
  POST: forUser({
    async run({ user, params, once }) {
      const { result } = await once((transact) => countUse(user.id, params.id ?? '', transact));
      return Response.json(itemOr404(result));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
