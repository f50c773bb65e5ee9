import { apiRoute, forUser } from '~/http/api.server';

const route = apiRoute('text', {
  GET: forUser({ run: async ({ user }) => Response.json(user) }),
});

export const loader = route.loader;
export const action = route.action;
