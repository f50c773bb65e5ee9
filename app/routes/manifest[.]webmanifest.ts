import { env } from '~/env.server';

const HOUR_SECONDS = 60 * 60;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to put the app on its home screen. */
export function loader() {
  const { PRODUCT_NAME: name } = env;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: 'Your AI-powered dating communication assistant',
    lang: 'en',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf9f6',
    theme_color: '#a61e57',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
    },
  });
}
