import { countUse } from '~/features/library/library.server';
import { once } from '~/features/once/once.server';
import { ApiError, apiRoute, forUser } from '~/http/api.server';
import { itemOr404 } from '~/http/library.server';
import { idempotentCall, KEY_HEADER, KEY_REUSED } from '~/http/once.server';

const route = apiRoute('text', {
  POST: forUser({
    async run({ request, user, params }) {
      // this call has no body, and the route wrapper's own `once` binds a key to a body
      const key = request.headers.get(KEY_HEADER);
      const call = await idempotentCall({ request, userId: user.id, key, input: null });
      const done = await once(call, (transact) => countUse(user.id, params.id ?? '', transact));
      if (done.state === 'mismatch') throw new ApiError(422, KEY_REUSED);
      return Response.json(itemOr404(done.result));
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
