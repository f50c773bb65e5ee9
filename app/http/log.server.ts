/** Writes an unexpected failure to the server's log, under the id that the answer carries. */
export function logFailure(requestId: string, request: Request, error: unknown): void {
  // a mailed link's token must not reach the log
  const path = new URL(request.url).pathname.replace(/^(\/reset-password)\/.+/, '$1/…');
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${new Date().toISOString()} ${requestId} ${request.method} ${path} ${detail}`);
}
