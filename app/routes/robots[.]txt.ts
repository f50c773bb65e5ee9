import type { LoaderFunctionArgs } from '@remix-run/node';
import { ownOrigin } from '~/http/origin.server';

const HOUR_SECONDS = 60 * 60;

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /account',
    'Disallow: /reset-password',
    '',
    `Sitemap: ${ownOrigin(request)}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
    },
  });
}
