import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownOrigin } from '~/http/origin.server';

const HOUR_SECONDS = 60 * 60;
const PUBLIC_PAGES = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/register',
  '/login',
  '/contact',
  '/privacy',
  '/terms',
  '/delete',
];

/** The origin may come from a Host header, which is not ours to trust inside markup. */
function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function loader({ request }: LoaderFunctionArgs) {
  const origin = escapeXml(ownOrigin(request));
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
    },
  });
}
