/** As much of CSS as cutting a finished stylesheet down needs: its statements, and lists that brackets do not split. */

export interface Statement {
  /** a selector list or an at-rule's head */
  prelude: string;
  /** what stands between the braces, null for `@layer a, b;` */
  body: string | null;
}

/** At-rules whose bodies are rules again. */
export const GROUPS = /^@(layer|media|supports|container)\b/;
const STATEMENT_END = /[{};"'/\\]/g;

/** Splits CSS at its outermost statements. Strings, comments and escapes may hold any character. */
export function statementsOf(css: string): Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  STATEMENT_END.lastIndex = 0;
  for (let found = STATEMENT_END.exec(css); found; found = STATEMENT_END.exec(css)) {
    const at = found.index;
    const sign = css.charAt(at);
    if (sign === '\\') {
      STATEMENT_END.lastIndex = at + 2;
    } else if (sign === '"' || sign === "'") {
      STATEMENT_END.lastIndex = endOfString(css, at, sign);
    } else if (sign === '/') {
      if (css.charAt(at + 1) !== '*') continue;
      const end = css.indexOf('*/', at + 2);
      STATEMENT_END.lastIndex = end < 0 ? css.length : end + 2;
      if (depth === 0 && css.slice(start, at).trim() === '') start = STATEMENT_END.lastIndex;
    } else if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      statements.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (depth === 0) {
      statements.push({ prelude: css.slice(start, at).trim(), body: null });
      start = at + 1;
    }
  }
  return statements;
}

function endOfString(css: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < css.length && css.charAt(at) !== quote) at += css.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

/** Splits at commas (or semicolons) that stand in no bracket, string or escape. */
export function splitOutside(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = endOfString(text, at, sign) - 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === separator && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** Where the bracket closes that opens at `open`; the text's length when it never does. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = endOfString(text, at, sign) - 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

/** Splits `--name:value` at its colon. */
export function declarationOf(text: string): { property: string; value: string } {
  const colon = text.indexOf(':');
  return { property: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}
