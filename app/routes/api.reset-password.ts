import { RESET_DONE, resetPassword } from '~/features/accounts/password-resets.server';
import { ResetPasswordSchema } from '~/features/accounts/schemas';
import { ApiError, apiRoute, forAnyone, tooMany } from '~/http/api.server';
import { countAddress } from '~/http/context.server';
import { mailedLink } from '~/http/once.server';

const route = apiRoute('message', {
  POST: forAnyone({
    schema: ResetPasswordSchema,
    async run({ context, input, once }) {
      const address = await countAddress(context, 'reset');
      if (!address.allowed) throw tooMany(address.retryAfterSeconds);
      const { result } = await once((transact) => resetPassword(input, transact), {
        scope: mailedLink(input.token),
      });
      if (!result.ok) throw new ApiError(400, result.message);
      return Response.json({ message: RESET_DONE });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
