import { rateItem } from '~/features/library/library.server';
import { RateSchema } from '~/features/library/schemas';
import { apiRoute, forUser } from '~/http/api.server';
import { itemOr404 } from '~/http/library.server';

const route = apiRoute('text', {
  POST: forUser({
    schema: RateSchema,
    async run({ user, params, input, once }) {
      const { result } = await once((transact) => rateItem(user.id, params.id ?? '', input.rating, transact));
      return Response.json(itemOr404(result));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
