export type Encoding = 'br' | 'gzip' | 'identity';

/** The first of the available encodings that an Accept-Encoding header takes, else identity. */
export function encodingFor(header: string | string[] | undefined, available: readonly Encoding[]): Encoding {
  const taken = new Set<string>();
  for (const item of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';');
    const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter));
    if (!refused) taken.add(name.trim().toLowerCase());
  }
  return available.find((name) => taken.has(name)) ?? 'identity';
}
