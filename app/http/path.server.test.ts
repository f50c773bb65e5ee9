import { describe, expect, it } from 'vitest';
import { doorPath, pathForLog } from './path.server.ts';

describe('a path for the log', () => {
  it.each([
    '/reset-password/SECRET',
    '/Reset-Password/SECRET',
    '/reset%2Dpassword/SECRET',
    '//reset-password//SECRET',
    '/reset-password%2FSECRET',
    '/reset-password/SECRET%FF',
    '/RESET%2dPASSWORD/SECRET.data',
    '/x/../reset-password/SECRET',
    '/\\reset-password\\SECRET',
  ])('%s tells no token', (path) => {
    expect(pathForLog(path)).toBe('/reset-password/…');
  });

  it.each(['/', '/reset-password', '/reset-password/', '/request-reset', '/a%0Ab', '/dashboard'])(
    '%s is shown as it came',
    (path) => {
      expect(pathForLog(path)).toBe(path);
    },
  );
});

describe('a door’s path', () => {
  it.each([
    ['/api/register', '/api/register'],
    ['/API/Register/', '/api/register'],
    ['//api%2Fregister', '/api/register'],
    ['/login.data', '/login'],
    ['/_root.data', ''],
    ['/', ''],
    ['/api/ice-breakers/c%C3%A9/use', '/api/ice-breakers/c%c3%a9/use'],
  ])('%s is %s', (path, door) => {
    expect(doorPath(path)).toBe(door);
  });
});
