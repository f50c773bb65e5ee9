export const BODY_LIMIT_BYTES = 256 * 1024;

/** The body was over the limit; the rest of it was not read. */
export class BodyTooLargeError extends Error {}

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
    if (bytes > limitBytes) {
      await reader.cancel();
      throw new BodyTooLargeError();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a form's fields. Forms here carry no files: the screenshot never leaves the device. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const text = await readBody(request);
  if (type.includes('multipart/form-data')) {
    return new Response(text, { headers: { 'Content-Type': type } }).formData();
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}
