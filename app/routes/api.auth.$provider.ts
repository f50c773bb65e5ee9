import { startSocial } from '~/http/social.server';
import { socialRoute } from '~/http/social-routes.server';

const route = socialRoute(startSocial);

export const loader = route.loader;
export const action = route.action;
