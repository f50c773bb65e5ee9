import { apiRoute, forAnyone } from '~/http/api.server';
import { cookieHeaders, signOut } from '~/http/auth.server';

const route = apiRoute('text', {
  POST: forAnyone({
    run: async ({ request }) =>
      Response.json({ message: 'Signed out' }, { headers: cookieHeaders(await signOut(request)) }),
  }),
});

export const loader = route.loader;
export const action = route.action;
