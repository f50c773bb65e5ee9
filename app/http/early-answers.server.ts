import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long what is still on its way is thrown away. */
const LINGER_MILLISECONDS = 5000;

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Called as an answer begins: one that comes before its request was all there ends the connection, since nothing can follow
 * on it. The socket is closed only after a moment in which the rest is thrown away: closed over unread bytes it would be
 * reset, and the answer might never be seen.
 */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || !hasBody(request)) return;
  response.setHeader('Connection', 'close');
  const { socket } = request;
  // what node calls once the answer is written
  socket.destroySoon = () => {
    socket.end();
    request.removeAllListeners('data');
    request.resume();
    setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref();
  };
}
