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

  return withSums(substitute(css));
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
