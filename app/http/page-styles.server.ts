/**
 * Cuts a stylesheet down to what one finished page can use, so that its first paint waits for no second answer. Right for
 * pages whose class names and elements do not change: every attribute and state selector is kept as it is.
 */
import { closingBracket, GROUPS, splitOutside, statementsOf } from './css-statements.server.ts';
import { foldStyles } from './folded-styles.server.ts';

interface Names {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** of the parts of controls that a browser builds, those that the page has none of */
  missingParts: RegExp[];
}

/** Parts of controls, and what a page must hold to have them. */
const CONTROL_PARTS: readonly [part: RegExp, on: RegExp][] = [
  [
    /::-webkit-(datetime-edit|date-and-time|calendar-picker)/,
    /\btype="(date|time|month|week|datetime-local)"/,
  ],
  [/::file-selector-button/, /\btype="file"/],
  [/::-webkit-search-/, /\btype="search"/],
  [/::-webkit-(inner|outer)-spin-button/, /\btype="number"/],
  [/::placeholder/, /\bplaceholder="/],
];

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
  const missingParts = CONTROL_PARTS.filter(([, on]) => !on.test(html)).map(([part]) => part);
  return { classes, elements, missingParts };
}

/**
 * A selector without its brackets, and the alternatives within its `:where()` and `:is()`. What any other functional
 * pseudo-class or an attribute asks for is taken as given: keeping a rule too many does no harm.
 */
function outsideBrackets(selector: string): { plain: string; lists: string[][] } {
  let plain = '';
  const lists: string[][] = [];
  for (let at = 0; at < selector.length; at += 1) {
    const sign = selector.charAt(at);
    if (sign === '\\') {
      plain += selector.slice(at, at + 2);
      at += 1;
    } else if (sign === '(' || sign === '[') {
      const end = closingBracket(selector, at);
      if (sign === '(' && /:(where|is)$/.test(plain))
        lists.push(splitOutside(selector.slice(at + 1, end), ','));
      at = end;
    } else plain += sign;
  }
  return { plain, lists };
}

function canMatch(selector: string, names: Names): boolean {
  const { plain, lists } = outsideBrackets(selector);
  if (names.missingParts.some((part) => part.test(plain))) return false;
  for (const [, name = ''] of plain.matchAll(/\.((?:\\.|[\w-])+)/g)) {
    if (!names.classes.has(name.replace(/\\(.)/g, '$1'))) return false;
  }
  const outsideClasses = plain.replace(/\.(?:\\.|[\w-])+/g, '.');
  for (const [, element = ''] of outsideClasses.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)) {
    if (!names.elements.has(element)) return false;
  }
  return lists.every((list) => list.some((one) => canMatch(one.trim(), names)));
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
  const styles = layerOrder(css) + withoutUnread(foldStyles(pruned(css, namesIn(html)), html));
  // only the end of the element could end it early
  return styles.replaceAll('</', '<\\/');
}
