/**
 * Cuts a stylesheet down to what one finished page can use, so that its first paint waits for no second answer. Right for
 * pages whose class names and elements do not change: every attribute and state selector is kept as it is.
 */

interface Statement {
  /** a selector list or an at-rule's head */
  prelude: string;
  /** what stands between the braces, null for `@layer a, b;` */
  body: string | null;
}

/** Rules inside these depend on the page; @keyframes, @font-face and @property are asked for by name instead. */
const GROUPS = /^@(layer|media|supports|container)\b/;
const STATEMENT_END = /[{};"'/\\]/g;

/** Splits CSS at its outermost statements. Strings, comments and escapes may hold any character. */
function statementsOf(css: string): Statement[] {
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
function splitOutside(text: string, separator: ',' | ';'): string[] {
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

interface Names {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

function namesIn(html: string): Names {
  const classes = new Set<string>();
  const elements = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) elements.add(element.toLowerCase());
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const decoded = list
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<');
    for (const name of decoded.split(/\s+/)) classes.add(name);
  }
  return { classes, elements };
}

/** What a functional pseudo-class or an attribute asks for is taken as given: keeping a rule too many does no harm. */
function withoutBrackets(selector: string): string {
  let kept = '';
  let depth = 0;
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector.charAt(at);
    if (sign === '\\') {
      if (depth === 0) kept += selector.slice(at, at + 2);
      at += 1;
    } else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0) kept += sign;
  }
  return kept;
}

function canMatch(selector: string, names: Names): boolean {
  const plain = withoutBrackets(selector);
  for (const [, name = ''] of plain.matchAll(/\.((?:\\.|[\w-])+)/g)) {
    if (!names.classes.has(name.replace(/\\(.)/g, '$1'))) return false;
  }
  const outsideClasses = plain.replace(/\.(?:\\.|[\w-])+/g, '.');
  for (const [, element = ''] of outsideClasses.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)) {
    if (!names.elements.has(element)) return false;
  }
  return true;
}

function pruned(css: string, names: Names): string {
  let kept = '';
  for (const { prelude, body } of statementsOf(css)) {
    if (body === null) kept += `${prelude};`;
    else if (GROUPS.test(prelude)) {
      const inner = pruned(body, names);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}`;
    else {
      const selectors = splitOutside(prelude, ',').filter((selector) => canMatch(selector.trim(), names));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
  }
  return kept;
}

/** Drops custom properties that nothing reads, and animations that nothing plays; repeated, since one may name another. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const rewrite = (text: string): string =>
    statementsOf(text)
      .map(({ prelude, body }) => {
        if (body === null) return `${prelude};`;
        if (GROUPS.test(prelude)) {
          const inner = rewrite(body);
          return inner && `${prelude}{${inner}}`;
        }
        const named = /^@(property|keyframes)\s+(\S+)/.exec(prelude);
        if (named?.[1] === 'property') return read.has(named[2]) ? `${prelude}{${body}}` : '';
        if (named?.[1] === 'keyframes') {
          const played = new RegExp(`animation[^;}]*[:\\s,]${named[2]}\\b|--animate[^;}]*\\b${named[2]}\\b`);
          return played.test(css) ? `${prelude}{${body}}` : '';
        }
        if (prelude.startsWith('@') || body.includes('{')) return `${prelude}{${body}}`;
        const declarations = splitOutside(body, ';').filter((declaration) => {
          const own = /^\s*(--[\w-]+)\s*:/.exec(declaration)?.[1];
          return declaration.trim() !== '' && (own === undefined || read.has(own));
        });
        return declarations.length > 0 ? `${prelude}{${declarations.join(';')}}` : '';
      })
      .join('');
  const smaller = rewrite(css);
  return smaller.length < css.length ? withoutUnread(smaller) : smaller;
}

/** The order of all outermost layers, so that the whole stylesheet may arrive later without turning it round. */
function layerOrder(css: string): string {
  const names = statementsOf(css).flatMap(({ prelude }) =>
    prelude.startsWith('@layer ') ? splitOutside(prelude.slice('@layer '.length), ',') : [],
  );
  const order = [...new Set(names.map((name) => name.trim()))];
  return order.length > 0 ? `@layer ${order.join(',')};` : '';
}

/** The rules of `css` that can apply to `html`. Safe to stand in a style element. */
export function stylesFor(html: string, css: string): string {
  const styles = layerOrder(css) + withoutUnread(pruned(css, namesIn(html)));
  // only the end of the element could end it early
  return styles.replaceAll('</', '<\\/');
}
