import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What a bad line does to one request: `cut` ends the connection before anything is forwarded, `cut-midway` when half of
 * the body was, `lose` forwards it all and ends the connection instead of answering, `stall` forwards nothing and says
 * nothing, `refuse` answers 503.
 */
export type Fault = 'none' | 'cut' | 'cut-midway' | 'lose' | 'stall' | 'refuse';

export interface LineOptions {
  latencyMilliseconds?: number;
  /** of all answers together; unset for no limit */
  kilobitsPerSecond?: number;
  fault?(request: http.IncomingMessage): Fault;
}

export interface FaultProxy {
  url: string;
  /** since the last reset: answered requests, bytes sent to the client with their headers, and what befell requests */
  readonly counts: { requests: number; bytes: number; faults: Partial<Record<Fault, number>> };
  reset(): void;
  /** changes the line for what comes next */
  setLine(options: LineOptions): void;
  close(): Promise<void>;
}

/** A line between a browser and the app, on loopback, as bad as one likes. Host and Origin pass unchanged. */
export async function startFaultProxy(target: string, first: LineOptions = {}): Promise<FaultProxy> {
  let line = first;
  let freeAt = 0;
  const counts: FaultProxy['counts'] = { requests: 0, bytes: 0, faults: {} };
  const sockets = new Set<Socket>();
  const agent = new http.Agent({ keepAlive: true });
  const { hostname, port } = new URL(target);

  /** Waits until the line has carried so many bytes, behind all that it carries already. */
  async function carry(bytes: number): Promise<void> {
    counts.bytes += bytes;
    if (!line.kilobitsPerSecond) return;
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes * 8) / line.kilobitsPerSecond;
    await sleep(freeAt - now);
  }

  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const fault = line.fault?.(request) ?? 'none';
    counts.faults[fault] = (counts.faults[fault] ?? 0) + 1;
    if (line.latencyMilliseconds) await sleep(line.latencyMilliseconds);
    if (fault === 'stall') return;
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'refuse') return void response.writeHead(503).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method, url: path, rawHeaders } = request;
    const upstream = http.request({ agent, hostname, port, method, path, headers: rawHeaders as never });
    if (fault === 'cut-midway') {
      upstream.on('error', () => {});
      upstream.write(body.subarray(0, body.length / 2), () => {
        upstream.destroy();
        request.socket.destroy();
      });
      return;
    }
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      upstream.once('response', resolve);
      upstream.once('error', reject);
      upstream.end(body);
    });
    if (fault === 'lose') {
      answer.resume();
      await new Promise((resolve) => answer.once('close', resolve));
      return void request.socket.destroy();
    }
    const headers = answer.rawHeaders;
    await carry(headers.join('').length + headers.length * 2);
    response.writeHead(answer.statusCode ?? 502, headers);
    for await (const chunk of answer) {
      // in pieces as small as packets, so that several answers share the line
      for (let at = 0; at < (chunk as Buffer).length; at += 1400) {
        const piece = (chunk as Buffer).subarray(at, at + 1400);
        await carry(piece.length);
        response.write(piece);
      }
    }
    response.end();
    counts.requests += 1;
  }

  const server = http.createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    reset() {
      counts.requests = 0;
      counts.bytes = 0;
      counts.faults = {};
    },
    setLine(options) {
      line = options;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await closed;
    },
  };
}
