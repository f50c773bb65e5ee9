import { LoginSchema } from '~/features/accounts/schemas';
import { ApiError, apiRoute, forAnyone, tooMany } from '~/http/api.server';
import { countAddress } from '~/http/context.server';
import { signInWith } from '~/http/sign-in.server';

const route = apiRoute('text', {
  POST: forAnyone({
    schema: LoginSchema,
    signsIn: true,
    async run({ request, context, input, once }) {
      const limit = await countAddress(context, 'sign-in');
      if (!limit.allowed) throw tooMany(limit.retryAfterSeconds);
      const done = await signInWith(request, input, once);
      if (done.ok)
        return Response.json(
          { message: 'Signed in', user: done.user },
          { headers: { 'Set-Cookie': done.cookies[0] ?? '' } },
        );
      if (done.status === 429) throw tooMany(done.retryAfterSeconds);
      throw new ApiError(done.status, done.message);
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
