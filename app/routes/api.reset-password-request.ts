import { RESET_REQUESTED, requestPasswordReset } from '~/features/accounts/password-resets.server';
import { RequestResetSchema } from '~/features/accounts/schemas';
import { apiRoute, forAnyone, tooMany } from '~/http/api.server';
import { countAddress } from '~/http/context.server';
import { mailedLinkOrigin } from '~/http/origin.server';

const route = apiRoute('message', {
  POST: forAnyone({
    schema: RequestResetSchema,
    async run({ request, context, input, once }) {
      const address = await countAddress(context, 'reset');
      if (!address.allowed) throw tooMany(address.retryAfterSeconds);
      const origin = mailedLinkOrigin(request);
      const { result } = await once((transact) => requestPasswordReset({ ...input, origin }, transact));
      if (!result.ok) throw tooMany(result.retryAfterSeconds);
      return Response.json({ message: RESET_REQUESTED });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
