import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isText = (name: string) => /\.(js|css|html|json|map|svg)$/.test(name);

export interface SecondBuild {
  /** the folder to run it in */
  folder: string;
  version: string;
  remove(): void;
}

/**
 * The same app as another build of it: every hashed file has another name, the version is another, and one sentence of the
 * dashboard is another. What the first build's files are called, this one's server does not know.
 */
export function makeSecondBuild(sentence: { from: string; to: string }): SecondBuild {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rapport-second-build-'));
  cpSync(path.join(ROOT, 'build'), path.join(folder, 'build'), { recursive: true });
  // compressed copies of the first build's files would be served under the second one's names
  rmSync(path.join(folder, 'build/compressed'), { recursive: true, force: true });
  for (const name of ['node_modules', 'prisma', 'package.json']) {
    symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  const assets = path.join(folder, 'build/client/assets');
  const names = readdirSync(assets);
  const manifest = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean);
  if (!manifest) throw new Error('The build has no manifest');
  const version = `${manifest.slice(0, -1)}${manifest.endsWith('0') ? '1' : '0'}`;
  const renamed = new Map(
    names.map((name) => [
      name,
      name.startsWith('manifest-') ? `manifest-${version}.js` : name.replace(/(\.\w+)$/, '2$1'),
    ]),
  );
  const pattern = new RegExp(
    names
      .sort((one, other) => other.length - one.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
    'g',
  );
  for (const entry of readdirSync(path.join(folder, 'build'), { recursive: true, encoding: 'utf8' })) {
    if (!isText(entry) || entry.startsWith(path.join('client', 'ocr'))) continue;
    const file = path.join(folder, 'build', entry);
    const text = readFileSync(file, 'utf8');
    const changed = text
      .replace(pattern, (name) => renamed.get(name) ?? name)
      .replaceAll(manifest, version)
      .replaceAll(sentence.from, sentence.to);
    if (changed !== text) writeFileSync(file, changed);
  }
  // a file of the server's own may have the name of a browser's one: it was renamed in the text, too
  const own = path.join(folder, 'build/server/assets');
  for (const [from, to] of renamed) {
    renameSync(path.join(assets, from), path.join(assets, to));
    if (existsSync(path.join(own, from))) renameSync(path.join(own, from), path.join(own, to));
  }
  return { folder, version, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
