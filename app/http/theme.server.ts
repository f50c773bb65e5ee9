import { createCookieSessionStorage } from '@remix-run/node';
import { createThemeSessionResolver, isTheme } from 'remix-themes';
import { env } from '../env.server.ts';
import { isHttps } from './origin.server.ts';

export type ThemePreference = 'light' | 'dark' | 'system';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

function resolver(request: Request) {
  const storage = createCookieSessionStorage({
    cookie: {
      name: 'rapport_theme',
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: YEAR_SECONDS,
      secrets: [env.SESSION_SECRET],
      secure: isHttps(request),
    },
  });
  return createThemeSessionResolver(storage)(request);
}

export async function getTheme(request: Request): Promise<ThemePreference> {
  return (await resolver(request)).getTheme() ?? 'system';
}

/** Set-Cookie for the choice; system is the absence of one. */
export async function themeCookie(request: Request, preference: ThemePreference): Promise<string> {
  const session = await resolver(request);
  if (!isTheme(preference)) return session.destroy();
  session.setTheme(preference);
  return session.commit();
}
