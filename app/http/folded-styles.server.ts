/**
 * Writes the values of custom properties that never change where they are read, and works their sums out: a stylesheet of
 * half the size that paints the same. What a theme, a media query or the page itself sets stays a custom property.
 */
import {
  closingBracket,
  declarationOf,
  GROUPS,
  splitOutside,
  statementsOf,
} from './css-statements.server.ts';

/** The values given to a custom property, and whether all of them stand in an unconditional rule for the root. */
interface Given {
  values: Set<string>;
  onlyRoot: boolean;
}

interface CustomProperties {
  given: ReadonlyMap<string, Given>;
  /** of `@property` rules; null for one that is invalid until it is set */
  initial: ReadonlyMap<string, string | null>;
}

/** Tailwind repeats the initial values in here, for browsers without `@property`. */
const FALLBACK_LAYER = '@layer properties';
const ROOT = /^:root(,\s*:host)?$/;

function customPropertiesOf(css: string): CustomProperties {
  const given = new Map<string, Given>();
  const initial = new Map<string, string | null>();
  const read = (text: string, conditional: boolean): void => {
    for (const { prelude, body } of statementsOf(text)) {
      if (body === null || prelude === FALLBACK_LAYER) continue;
      if (GROUPS.test(prelude)) {
        read(body, conditional || !prelude.startsWith('@layer'));
        continue;
      }
      const declarations = splitOutside(body, ';').map(declarationOf);
      const registered = /^@property\s+(\S+)/.exec(prelude)?.[1];
      if (registered) {
        const value = declarations.find(({ property }) => property === 'initial-value')?.value;
        initial.set(registered, value ?? null);
        continue;
      }
      for (const { property, value } of declarations) {
        if (!property.startsWith('--')) continue;
        const found = given.get(property) ?? { values: new Set(), onlyRoot: true };
        found.values.add(value);
        found.onlyRoot &&= !conditional && ROOT.test(prelude);
        given.set(property, found);
      }
    }
  };
  read(css, false);
  return { given, initial };
}

/** `undefined`: it may differ from element to element. `null`: it is set nowhere, so that a fallback stands in. */
function constantValue(name: string, { given, initial }: CustomProperties): string | null | undefined {
  const { values = new Set<string>(), onlyRoot = true } = given.get(name) ?? {};
  const [value = null, ...others] = values;
  if (others.length > 0 || value?.includes('!important')) return undefined;
  const start = initial.get(name);
  if (start !== undefined) return value === null || value === start ? start : undefined;
  return onlyRoot ? value : undefined;
}

/** `html` is the page itself: what it names in an attribute stays as it is. */
export function foldStyles(css: string, html: string): string {
  const properties = customPropertiesOf(css);

  function constantOf(name: string): string | null | undefined {
    if (html.includes(name)) return undefined;
    const value = constantValue(name, properties);
    if (typeof value !== 'string') return value;
    const folded = substitute(value);
    // it was worked out for the root, where what it reads may have another value than here
    return folded.includes('var(') ? undefined : folded;
  }

  function substitute(text: string): string {
    let done = '';
    let rest = text;
    for (let at = rest.indexOf('var('); at >= 0; at = rest.indexOf('var(')) {
      const end = closingBracket(rest, at + 'var'.length);
      const [name = '', ...fallback] = splitOutside(rest.slice(at + 'var('.length, end), ',');
      const value = constantOf(name.trim());
      const instead = fallback.length > 0 ? substitute(fallback.join(',').trim()) : null;
      done += rest.slice(0, at);
      if (typeof value === 'string') done += value;
      else if (value === null && instead !== null) done += instead;
      else done += `var(${instead === null ? name : `${name},${instead}`})`;
      rest = rest.slice(end + 1);
    }
    return done + rest;
  }

  return withSums(withOwnValues(substitute(css), html)).replace(NO_SHADOWS, '$1');
}

/** Tailwind names every kind of shadow; those that are not there draw nothing. */
const NO_SHADOWS = /(\bbox-shadow:)(?:0 0 #0000,\s*)+/g;

/** Calls `change` for each rule that holds declarations alone, and puts what it returns in the body's place. */
function mapRules(css: string, change: (body: string) => string): string {
  return statementsOf(css)
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      const isLeft = prelude === FALLBACK_LAYER || (prelude.startsWith('@') && !GROUPS.test(prelude));
      if (isLeft || (!GROUPS.test(prelude) && body.includes('{'))) return `${prelude}{${body}}`;
      return `${prelude}{${GROUPS.test(prelude) ? mapRules(body, change) : change(body)}}`;
    })
    .join('');
}

/**
 * Where every rule that sets a custom property is one that reads it, and the other way round, an element reads what the same
 * rule sets: the last that matches it wins both.
 */
function withOwnValues(css: string, html: string): string {
  const namesRead = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const inRules: string[] = [];
  const apart = new Set<string>();
  const others = mapRules(css, (body) => {
    inRules.push(body);
    return '';
  });
  for (const name of namesRead(others)) apart.add(name);
  const own = (body: string) =>
    new Map(
      splitOutside(body, ';')
        .map(declarationOf)
        .filter(({ property }) => property.startsWith('--'))
        .map(({ property, value }) => [property, value]),
    );
  for (const body of inRules) {
    const read = new Set(namesRead(body));
    const set = own(body);
    for (const name of [...read, ...set.keys()]) {
      const isBoth = read.has(name) && set.has(name) && !namesRead(set.get(name) ?? '').includes(name);
      if (!isBoth || html.includes(name)) apart.add(name);
    }
  }
  return mapRules(css, (body) => {
    const set = own(body);
    return splitOutside(body, ';')
      .filter((text) => !set.has(declarationOf(text).property) || apart.has(declarationOf(text).property))
      .map((text) =>
        [...set].reduce(
          (now, [name, value]) => (apart.has(name) ? now : now.replaceAll(`var(${name})`, value)),
          text,
        ),
      )
      .join(';');
  });
}

const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z%]*)/i;
/** What a browser would work out anew must be exact: a division may leave a rest. */
const EXACT_DIGITS = 4;

/** Works out each `calc()` of plain numbers that one number can stand for, the inner ones first. */
function withSums(css: string): string {
  let done = '';
  let rest = css;
  for (let at = rest.indexOf('calc('); at >= 0; at = rest.indexOf('calc(')) {
    const end = closingBracket(rest, at + 'calc'.length);
    const inner = withSums(rest.slice(at + 'calc('.length, end));
    done += rest.slice(0, at) + (sumOf(inner) ?? `calc(${inner})`);
    rest = rest.slice(end + 1);
  }
  return done + rest;
}

/** Of `1 - 0` or `.25rem*5`: two numbers and what is between them. */
function sumOf(text: string): string | null {
  const [, first = '', sign = '', second = ''] = /^\s*(\S+?)\s*([*/]|\s[+-]\s)\s*(\S+)\s*$/.exec(text) ?? [];
  const left = NUMBER.exec(first);
  const right = NUMBER.exec(second);
  if (left?.[0] !== first || right?.[0] !== second) return null;
  const [a, b] = [Number(left[1]), Number(right[1])];
  const [unit = '', otherUnit = ''] = [left[2], right[2]];
  const operator = sign.trim();
  const sums: Record<string, { value: number; unit: string; allowed: boolean }> = {
    '*': { value: a * b, unit: unit || otherUnit, allowed: !unit || !otherUnit },
    '/': { value: a / b, unit, allowed: !otherUnit },
    '+': { value: a + b, unit, allowed: unit === otherUnit },
    '-': { value: a - b, unit, allowed: unit === otherUnit },
  };
  const sum = sums[operator];
  if (!sum?.allowed || !Number.isFinite(sum.value)) return null;
  const shown = Number(sum.value.toFixed(EXACT_DIGITS));
  if (Math.abs(shown - sum.value) > Number.EPSILON * Math.abs(sum.value)) return null;
  return `${String(shown).replace(/^(-?)0\./, '$1.')}${sum.unit}`;
}
