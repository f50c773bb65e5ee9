import { generateItem } from '~/features/library/library.server';
import { GenerateSchema } from '~/features/library/schemas';
import { apiRoute, forUser } from '~/http/api.server';
import { serverEngine } from '~/http/coach.server';
import { itemOrRefusal } from '~/http/library.server';

const route = apiRoute('text', {
  POST: forUser({
    schema: GenerateSchema,
    async run({ user, input, once }) {
      const { result } = await once((transact) => generateItem(user.id, input, serverEngine, transact));
      return Response.json(itemOrRefusal(result), { status: 201 });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
