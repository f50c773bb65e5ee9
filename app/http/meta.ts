import type { MetaDescriptor } from '@remix-run/node';

interface MetaArgs {
  matches: readonly unknown[];
  location: { pathname: string };
}

interface RootData {
  productName: string;
  origin: string;
}

/** Title, description, canonical link and Open Graph tags of a page. */
export function pageMeta(
  { matches, location }: MetaArgs,
  page: { title: string; description: string },
): MetaDescriptor[] {
  const root = (matches[0] as { data?: RootData } | undefined)?.data;
  const title = `${page.title} · ${root?.productName ?? 'Rapport'}`;
  const url = `${root?.origin ?? ''}${location.pathname}`;
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${root?.origin ?? ''}/og.png` },
  ];
}
