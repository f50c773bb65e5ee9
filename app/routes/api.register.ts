import { RegisterSchema } from '~/features/accounts/schemas';
import { ApiError, apiRoute, forAnyone, tooMany } from '~/http/api.server';
import { countAddress } from '~/http/context.server';
import { registerWith } from '~/http/sign-in.server';

const route = apiRoute('text', {
  POST: forAnyone({
    schema: RegisterSchema,
    signsIn: true,
    async run({ request, context, input, once }) {
      const limit = await countAddress(context, 'register');
      if (!limit.allowed) throw tooMany(limit.retryAfterSeconds);
      const done = await registerWith(request, input, once);
      if (!done.ok) {
        if (done.status === 429) throw tooMany(done.retryAfterSeconds);
        throw new ApiError(done.status, done.message);
      }
      const headers = new Headers();
      for (const cookie of done.cookies) headers.append('Set-Cookie', cookie);
      return Response.json({ message: 'Account created', user: done.user }, { status: 201, headers });
    },
  }),
});

export const loader = route.loader;
export const action = route.action;
