import { finishSocial } from '~/http/social.server';
import { socialRoute } from '~/http/social-routes.server';

const route = socialRoute(finishSocial);

export const loader = route.loader;
export const action = route.action;
