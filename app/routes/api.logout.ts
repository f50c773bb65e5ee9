import { apiRoute, forAnyone } from '~/http/api.server';
import { signOut } from '~/http/auth.server';

const route = apiRoute('text', {
  POST: forAnyone({
    run: async ({ request }) =>
      Response.json({ message: 'Signed out' }, { headers: { 'Set-Cookie': await signOut(request) } }),
  }),
});

export const loader = route.loader;
export const action = route.action;
