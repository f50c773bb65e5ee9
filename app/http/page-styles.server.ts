/**
 * Cuts a stylesheet down to what one finished page can use, so that its first paint waits for no second answer. Right for
 * pages whose class names and elements do not change: every attribute and state selector is kept as it is.
 */
import { closingBracket, GROUPS, splitOutside, statementsOf } from './css-statements.server.ts';
import { foldStyles } from './folded-styles.server.ts';

interface Names {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** of what a selector may ask for beside those, what is not there: parts of controls that the page has none of, states */
  absent: RegExp[];
  /** for a first look, the attributes that a selector may begin with; what shows only by what somebody does is left out */
  firstLook: ReadonlySet<string> | null;
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
  [/:host\b/, /\bshadowrootmode=/],
];
/** States that an element comes to only by what somebody does; a class name's own colon is escaped. */
const STATES = /(?<!\\):(hover|focus|active|disabled|checked|target|-moz-)/;
/** Set before the first paint, by the theme script. */
const THEME_ATTRIBUTE = 'data-theme';
const SHOWN_BY_DOING = /^\s*(scroll-|cursor:|tab-size:|transition|-webkit-tap-highlight)/;

function namesIn(html: string, firstLook: boolean): Names {
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
  const absent = CONTROL_PARTS.filter(([, on]) => !on.test(html)).map(([part]) => part);
  if (!firstLook) return { classes, elements, absent, firstLook: null };
  const attributes = [...html.matchAll(/\s([a-z-]+)(?=[=\s/>])/g)].map(([, name = '']) => name);
  const set = new Set([...attributes, THEME_ATTRIBUTE]);
  return { classes, elements, absent: [...absent, STATES], firstLook: set };
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
  if (names.absent.some((part) => part.test(plain))) return false;
  const [, attribute] = /^\[([\w-]+)/.exec(selector) ?? [];
  if (attribute && names.firstLook && !names.firstLook.has(attribute)) return false;
  for (const [, name = ''] of plain.matchAll(/\.((?:\\.|[\w-])+)/g)) {
    if (!names.classes.has(name.replace(/\\(.)/g, '$1'))) return false;
  }
  const outsideClasses = plain.replace(/\.(?:\\.|[\w-])+/g, '.');
  for (const [, element = ''] of outsideClasses.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)) {
    if (!names.elements.has(element)) return false;
  }
  return lists.every((list) => list.some((one) => canMatch(one.trim(), names)));
}

function pruned(css: string, names: Names, outermost = true): string {
  let kept = '';
  for (const { prelude, body } of statementsOf(css)) {
    if (body === null) {
      // the order of the outermost layers stands before everything else
      if (!outermost || !prelude.startsWith('@layer ')) kept += `${prelude};`;
    } else if (GROUPS.test(prelude)) {
      const inner = pruned(body, names, false);
      if (inner) kept += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@')) kept += `${prelude}{${body}}`;
    else {
      const selectors = splitOutside(prelude, ',').filter((selector) => canMatch(selector.trim(), names));
      const declarations = splitOutside(body, ';').filter(
        (declaration) => !(names.firstLook && SHOWN_BY_DOING.test(declaration)),
      );
      if (selectors.length > 0 && declarations.length > 0)
        kept += `${selectors.join(',')}{${declarations.join(';')}}`;
    }
  }
  return kept;
}

/**
 * Drops custom properties that neither a rule nor the page itself reads, and animations that nothing plays; repeated, since
 * one may name another.
 */
function withoutUnread(css: string, html: string): string {
  const read = new Set([...(css + html).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
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
  return smaller.length < css.length ? withoutUnread(smaller, html) : smaller;
}

/** The order of all outermost layers, so that the whole stylesheet may arrive later without turning it round. */
function layerOrder(css: string): string {
  const names = statementsOf(css).flatMap(({ prelude }) =>
    prelude.startsWith('@layer ') ? splitOutside(prelude.slice('@layer '.length), ',') : [],
  );
  const order = [...new Set(names.map((name) => name.trim()))];
  return order.length > 0 ? `@layer ${order.join(',')};` : '';
}

/**
 * The rules of `css` that can apply to `html`, which may be the beginning of a page. For its first look alone, those that
 * show only by what somebody does, such as `:hover`, are left out. Safe to stand in a style element.
 */
export function stylesFor(html: string, css: string, { firstLook = false } = {}): string {
  const folded = foldStyles(pruned(css, namesIn(html, firstLook)), html);
  const styles = layerOrder(css) + withoutUnread(folded, html);
  // only the end of the element could end it early
  return styles.replaceAll('</', '<\\/');
}
