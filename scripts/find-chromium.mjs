// Finds a Chromium for the browser tests, or installs one: what is installed, then Playwright's, then Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './setup.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} command @param {string[]} args */
const run = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** @returns {Promise<string>} the path of a Chromium; throws an Error with one sentence when there is none to be had */
export async function findChromium() {
  const { chromium } = await import('playwright');
  const candidates = () => [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED];
  const found = () => candidates().find((file) => file && existsSync(file));
  const here = found();
  if (here) return here;
  console.log('Installing a Chromium for the browser tests (once)...');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const downloaded = found();
  if (downloaded) return downloaded;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    // fonts too: the pictures of conversations that the tests draw hold words and emoji
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation', 'fonts-noto-color-emoji']);
    const packaged = found();
    if (packaged) return packaged;
  }
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
