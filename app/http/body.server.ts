import { cleanText } from './text.server.ts';

export const BODY_LIMIT_BYTES = 256 * 1024;
/** Far more than any form here has. */
const MOST_FIELDS = 50;
/** Every field here is plain text; of `a[9]` and `a.b` Conform would build a list as long as it is told, and objects. */
const FIELD_NAME = /^[A-Za-z]\w*$/;

/** The body was over the limit; the rest of it was not read. */
export class BodyTooLargeError extends Error {}

/** The body is not what its Content-Type says. */
export class BodyUnreadableError extends Error {}

/** Reads a request's body as text, and stops at the limit. */
export async function readBody(request: Request, limitBytes = BODY_LIMIT_BYTES): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) throw new BodyTooLargeError();
  if (!request.body) return '';
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    // no cancel: it ends the connection, and the answer would have none
    if (bytes > limitBytes) throw new BodyTooLargeError();
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a JSON body; its texts can be stored. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readBody(request);
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? cleanText(value) : value));
  } catch {
    throw new BodyUnreadableError();
  }
}

/**
 * Reads a form's fields, the first of each name. Forms here carry no files: the screenshot never leaves the device. Lines end
 * as they do in a page's own scripts, so that both doors count and keep a text alike.
 */
export async function readForm(request: Request): Promise<FormData> {
  const fields = new Map<string, string>();
  for (const [name, value] of await readFields(request)) {
    if (fields.size === MOST_FIELDS) break;
    if (typeof value !== 'string' || !FIELD_NAME.test(name) || fields.has(name)) continue;
    fields.set(name, cleanText(value).replace(/\r\n?/g, '\n'));
  }
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  return form;
}

async function readFields(request: Request): Promise<Iterable<[string, FormDataEntryValue]>> {
  const type = request.headers.get('Content-Type') ?? '';
  const text = await readBody(request);
  if (!type.includes('multipart/form-data')) return new URLSearchParams(text);
  try {
    return await new Response(text, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new BodyUnreadableError();
  }
}
