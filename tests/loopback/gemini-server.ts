/**
 * A real HTTP server on loopback in Google's place, for unit and end-to-end tests: it speaks generateContent,
 * records every request, and plays scripted answers in order (then `fallback`, again and again).
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Part {
  text?: string;
  thought?: boolean;
  inlineData?: { mimeType: string; data: string };
}

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  rawBody: string;
  /** The parsed body, null when it is not JSON. */
  body: GeminiRequestBody | null;
  /** True once the client went away before the answer was complete. */
  abandoned: boolean;
}

export interface GeminiRequestBody {
  contents: { role?: string; parts: Part[] }[];
  systemInstruction?: { parts: Part[] };
  generationConfig?: Record<string, unknown>;
}

/** One scripted answer. */
export type Script = (request: RecordedRequest, response: ServerResponse) => void;

export interface GeminiServer {
  /** `http://127.0.0.1:PORT`, to be used as GEMINI_BASE_URL. */
  url: string;
  /** Calls of generateContent, without CORS preflights. */
  requests: RecordedRequest[];
  /** Queues answers, each used once. */
  script(...answers: Script[]): void;
  /** What is answered when the queue is empty; `healthy` to begin with. */
  fallback: Script;
  /** Forgets requests and scripts. */
  reset(): void;
  /** Resolves when a request has arrived that was not there when this was called. */
  nextRequest(): Promise<RecordedRequest>;
  close(): Promise<void>;
}

export async function startGeminiServer({ port = 0 } = {}): Promise<GeminiServer> {
  const queue: Script[] = [];
  const waiting: ((request: RecordedRequest) => void)[] = [];
  const gemini: GeminiServer = {
    url: '',
    requests: [],
    fallback: healthy,
    script: (...answers) => void queue.push(...answers),
    reset() {
      queue.length = 0;
      gemini.requests.length = 0;
      gemini.fallback = healthy;
    },
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    allowEveryOrigin(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    void record(request).then((recorded) => {
      gemini.requests.push(recorded);
      response.on('close', () => {
        recorded.abandoned = !response.writableFinished;
      });
      for (const resolve of waiting.splice(0)) resolve(recorded);
      (queue.shift() ?? gemini.fallback)(recorded, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  gemini.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gemini;
}

/** Google's own endpoint allows any page to call it, with these headers. */
function allowEveryOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.setHeader('Vary', 'Origin');
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const rawBody = Buffer.concat(chunks).toString('utf8');
  let body: GeminiRequestBody | null = null;
  try {
    body = JSON.parse(rawBody) as GeminiRequestBody;
  } catch {
    // Recorded as it came.
  }
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    rawBody,
    body,
    abandoned: false,
  };
}

/** Everything the request says to the model, for "this name never left the browser". */
export function promptOf(request: RecordedRequest): string {
  const contents = [...(request.body?.contents ?? []), request.body?.systemInstruction];
  return contents.flatMap((content) => content?.parts.map((part) => part.text ?? '') ?? []).join('\n');
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(body));
}

export const SAMPLE_SUGGESTIONS = [
  { text: 'Saturday at seven, the taco place. You in?', psychology: 'A clear plan is easy to say yes to.' },
  { text: 'Only if your dog approves my choice of salsa.', psychology: 'Play keeps the stakes low.' },
  { text: 'There is a story about that place. Ask me there.', psychology: 'An open loop invites her back.' },
] as const;

const FOURTH_SUGGESTION = { text: 'Overall: warm and clear.', psychology: 'People trust what is concrete.' };

/** As many good suggestions as were asked for, in JSON when that was asked for; what a healthy model does. */
export const healthy: Script = (request, response) => {
  const suggestions = [...SAMPLE_SUGGESTIONS, FOURTH_SUGGESTION].slice(0, wantedCount(request));
  const structured = request.body?.generationConfig?.responseMimeType === 'application/json';
  const numbered = suggestions.map((item, i) => `${i + 1}. ${item.text} EXPLAIN: ${item.psychology}`);
  text(structured ? JSON.stringify({ suggestions }) : numbered.join('\n'))(request, response);
};

function wantedCount(request: RecordedRequest): number {
  const inSchema = /"minItems":(\d)/.exec(request.rawBody)?.[1];
  const inSample = promptOf(request).match(/^\d\. reply EXPLAIN: psychology$/gm)?.length;
  return Number(inSchema ?? inSample ?? 3);
}

/** 200 with any JSON. */
export function json(body: unknown): Script {
  return (_, response) => sendJson(response, 200, body);
}

/** One candidate with these parts. */
export function parts(candidateParts: Part[] | undefined, finishReason = 'STOP'): Script {
  const content = { role: 'model', ...(candidateParts ? { parts: candidateParts } : {}) };
  return json({
    candidates: [{ content, finishReason, index: 0 }],
    usageMetadata: { promptTokenCount: 1, totalTokenCount: 1 },
    modelVersion: 'gemini-pro',
  });
}

export function text(answer: string, finishReason = 'STOP'): Script {
  return parts([{ text: answer }], finishReason);
}

/** The prompt was blocked: promptFeedback and no candidates. */
export function promptBlocked(blockReason: string): Script {
  return json({ promptFeedback: { blockReason }, usageMetadata: { promptTokenCount: 1 } });
}

const RPC_STATUS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

export function error(status: number, message: string, details?: Record<string, unknown>[]): Script {
  return (_, response) =>
    sendJson(response, status, {
      error: {
        code: status,
        message,
        status: RPC_STATUS[status] ?? 'UNKNOWN',
        ...(details ? { details } : {}),
      },
    });
}

export const modelNotFound = error(
  404,
  'models/gemini-pro is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.',
);

export const invalidKey = error(400, 'API key not valid. Please pass a valid API key.', [
  {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'API_KEY_INVALID',
    domain: 'googleapis.com',
    metadata: { service: 'generativelanguage.googleapis.com' },
  },
]);

export const schemaUnsupported = error(400, 'JSON mode is not enabled for models/gemini-pro');

export function rateLimited(
  retryDelay = '17s',
  quotaId = 'GenerateRequestsPerMinutePerProjectPerModel',
): Script {
  return error(429, 'You exceeded your current quota, please check your plan and billing details.', [
    { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] },
    { '@type': 'type.googleapis.com/google.rpc.Help', links: [] },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
  ]);
}

/** What a hotel's network answers to everything. */
export const captivePortal: Script = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end(
    '<!DOCTYPE html><html><body><h1>Welcome! Accept the terms to use the Wi-Fi.</h1></body></html>',
  );
};

/** 200 with this body, whatever it is. */
export function raw(body: string, status = 200, contentType = 'application/json'): Script {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': contentType });
    response.end(body);
  };
}

/** Never answers; the connection stays open until the client leaves or the server closes. */
export const hang: Script = () => {};

/** Sends the headers and the start of a body, then nothing more. */
export const hangInBody: Script = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('{"candidates": [{"content": {"parts": [{"text": "1. Hey');
};

/** The connection breaks in the middle of the body. */
export const cutBody: Script = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
  response.write('{"candidates": [{"content": {"parts": [{"text": "1. Hey', () => response.destroy());
};

/** The connection breaks before any answer. */
export const dropConnection: Script = (_, response) => void response.destroy();

/** An answer after some milliseconds. */
export function delayed(milliseconds: number, then: Script): Script {
  return (request, response) => {
    const timer = setTimeout(() => then(request, response), milliseconds);
    response.on('close', () => clearTimeout(timer));
  };
}
