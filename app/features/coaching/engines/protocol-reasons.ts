/** Reasons of our own server in google.rpc.ErrorInfo, which the engine in the browser understands. Pure. */
export const MISSING_KEY_REASON = 'API_KEY_MISSING';
export const PLAN_LIMIT_REASON = 'PLAN_LIMIT';
export const SIGNED_OUT_REASON = 'SIGNED_OUT';
