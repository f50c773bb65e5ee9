import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { copyOcrFiles } from '../../../scripts/ocr-files.mjs';
import { startServer } from './server.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchChromium() {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS });
}

/** Builds the measuring page with Vite, serves it (`server.pictures` by path), calls `work`, and cleans up. */
export async function withMeasuringPage(work) {
  await copyOcrFiles();
  const built = await mkdtemp(path.join(os.tmpdir(), 'rapport-ocr-eval-'));
  let server;
  let browser;
  try {
    await build({
      root: fileURLToPath(new URL('./page', import.meta.url)),
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: { outDir: built, emptyOutDir: true },
    });
    server = await startServer({ built });
    browser = await launchChromium();
    return await work({ server, browser });
  } finally {
    await browser?.close();
    await server?.close();
    await rm(built, { recursive: true, force: true });
  }
}

/** A new page in a context of its own (empty store and cache); what it complains about fails the run. */
export async function openPage(browser, server, complaints = []) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(server.origin);
  await page.waitForFunction(() => 'measuring' in window);
  return { context, page, complaints };
}
