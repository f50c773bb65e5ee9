import { pathForLog } from './path.server.ts';

/** Writes an unexpected failure to the server's log, under the id that the answer carries. */
export function logFailure(requestId: string, request: Request, error: unknown): void {
  const path = pathForLog(new URL(request.url).pathname);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`${new Date().toISOString()} ${requestId} ${request.method} ${path} ${detail}`);
}
