import { openPage } from './browser.mjs';
import { score } from './score.mjs';

/**
 * Reads every picture with the app's reader and with plain tesseract.js, in one page, one after the other. Plain
 * knows no speakers: it is given each line's side of the picture, which favours it.
 */
export async function comparePictures({ server, browser, pictures }) {
  const { context, page, complaints } = await openPage(browser, server);
  const first = pictures[0];
  // Both readers start (and download) before anything is timed.
  await page.evaluate(([url, type]) => window.measuring.read(url, type), [first.url, first.type]);
  await page.evaluate(([url, type]) => window.measuring.readPlain(url, type), [first.url, first.type]);
  const results = [];
  for (const { look, set, condition, url, type, truth } of pictures) {
    const ours = await page.evaluate(([url, type]) => window.measuring.read(url, type), [url, type]);
    const plain = await page.evaluate(([url, type]) => window.measuring.readPlain(url, type), [url, type]);
    const plainLines = plain.lines.map(({ text, middle }) => ({
      text,
      speaker: middle < 0.5 ? 'Girl' : 'Boy',
    }));
    results.push({
      look,
      set,
      condition,
      text: ours.transcript?.text ?? ours.error?.message,
      ours: { ...score(truth, ours.transcript?.lines ?? []), seconds: ours.seconds },
      plain: { ...score(truth, plainLines), seconds: plain.seconds },
    });
  }
  await context.close();
  if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('; ')}`);
  return results;
}
