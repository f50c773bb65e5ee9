import { describe, expect, it } from 'vitest';
import {
  assetsCache,
  copiesOf,
  isOutdated,
  isPersonal,
  OCR_CACHE,
  pagesCache,
  privateCache,
  STATE_CACHE,
} from './names';

describe('what is deleted when', () => {
  it('sign-out takes pages, data and the name, and leaves the build’s and the reader’s files', () => {
    expect([privateCache('1', 'anna'), pagesCache('1'), STATE_CACHE].every(isPersonal)).toBe(true);
    expect([assetsCache('1'), OCR_CACHE, 'somebody-elses'].some(isPersonal)).toBe(false);
  });

  it('a new build takes everything of the others, and nothing of its own', () => {
    const old = [assetsCache('1'), pagesCache('1'), privateCache('1', 'anna')];
    const own = [assetsCache('2'), pagesCache('2'), privateCache('2', 'anna'), OCR_CACHE, STATE_CACHE];
    expect(old.every((name) => isOutdated(name, '2'))).toBe(true);
    expect(own.some((name) => isOutdated(name, '2'))).toBe(false);
    expect(isOutdated('somebody-elses', '2')).toBe(false);
  });
});

describe('where a copy of a page is looked for', () => {
  it.each([
    ['/dashboard', '', ['/dashboard']],
    [
      '/dashboard',
      '?tab=chat-helper&page=2',
      ['/dashboard?tab=chat-helper&page=2', '/dashboard?tab=chat-helper', '/dashboard'],
    ],
    ['/conversation-helper', '?mode=text', ['/conversation-helper?mode=text', '/conversation-helper']],
  ])('%s%s', (pathname, search, copies) => {
    expect(copiesOf({ pathname, search })).toEqual(copies);
  });
});
