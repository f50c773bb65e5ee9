import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildSources, root } from '../../scripts/setup.mjs';

it('the build is made anew after a change of the screenshot reader, or of a script that it runs', () => {
  const sources = buildSources();
  expect(sources).toContain(path.join('app', 'features', 'ocr', 'index.ts'));
  const pending = ['build.mjs'];
  for (const script of pending) {
    expect(sources).toContain(path.join('scripts', script));
    const text = readFileSync(path.join(root, 'scripts', script), 'utf8');
    for (const [, imported = ''] of text.matchAll(/from '\.\/([\w-]+\.mjs)'/g)) pending.push(imported);
  }
  expect(pending.length).toBeGreaterThan(3);
  // what the build itself puts there would make it stale again
  expect(sources.filter((file) => file.startsWith(path.join('public', 'ocr')))).toEqual([]);
});
