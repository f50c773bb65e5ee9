/**
 * Fences: what a person pasted goes to a model between two marks that cannot occur in it, so that
 * 'ignore previous instructions' inside it is text to read and never an order, and so that our own server
 * can read the job back exactly.
 */
import { hash } from '../coach/text';

export interface FencedField {
  name: string;
  content: string;
}

/** A mark made from the content itself (the same prompt for the same job) and found in none of it. */
export function boundaryFor(contents: readonly string[]): string {
  const all = contents.join('\u0000');
  for (let salt = 0; ; salt++) {
    const boundary = `DATA-${hash(`${salt}:${all}`).toString(36).padStart(7, '0')}`;
    if (!all.includes(boundary)) return boundary;
  }
}

export function fence(fields: readonly FencedField[], boundary: string): string {
  return fields.map((f) => `<<<${boundary} ${f.name}\n${f.content}\n${boundary}>>>`).join('\n');
}

/** The fenced fields of a text made by `fence`; null when one is missing its end. */
export function unfence(text: string, boundary: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  const open = `<<<${boundary} `;
  const close = `\n${boundary}>>>`;
  let at = text.indexOf(open);
  while (at !== -1) {
    const nameEnd = text.indexOf('\n', at);
    const end = nameEnd === -1 ? -1 : text.indexOf(close, nameEnd);
    if (end === -1) return null;
    fields.set(text.slice(at + open.length, nameEnd), text.slice(nameEnd + 1, end));
    at = text.indexOf(open, end + close.length);
  }
  return fields;
}
