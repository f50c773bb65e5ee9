import { ApiError } from '~/http/api.server';

/** An unknown path below /api, and /api itself. */
function answer() {
  return new Response(new ApiError(404, 'There is no such call.').message, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

export const loader = answer;
export const action = answer;
