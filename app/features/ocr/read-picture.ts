import type { Engine, ReadLine } from './engine';
import { OcrError } from './ocr-error';
import { eraseClock } from './picture/clock';
import { decodePicture } from './picture/decode';
import { findLayout, findLettering, glance, type Layout } from './picture/layout';
import type { Message } from './picture/outline';
import { boxHeight, type Grey } from './picture/raster';
import { encodePgm, stackStrips, stripAt } from './picture/stack';
import { eraseCutRows, normaliseStrip } from './picture/strip';
import { closerBy, groundFor, makeView, renderView, type View } from './picture/view';
import { linesToText, textToLines } from './transcript';
import type { Transcript, TranscriptLine } from './types';
import { meanConfidence, messageFrom, splitAtGaps, withoutCommonClocks, withoutPrompt } from './words';

/** The model reads best when an x is about this high, in pixels. */
const READING_X_HEIGHT = 20;
const MAX_ZOOM = 4;
const MAX_STRIP_PIXELS = 12_000_000;
const MIN_CONFIDENCE = 45;
/** Below it the picture may stand on its head. */
const DOUBTFUL_CONFIDENCE = 62;
/** In degrees; turning a picture back by less blurs more than it helps. */
const LEAST_TILT = 0.3;

interface Reading {
  transcript: Transcript;
  confidence: number;
}

function cutOut(picture: ImageBitmap, view: View, message: Message, layout: Layout, zoom: number): Grey {
  const { box } = message;
  const raster = renderView(picture, view, box, zoom);
  const rows = boxHeight(box);
  const rowOf = (y: number) => Math.min(rows - 1, Math.floor(y / zoom));
  const left = Int32Array.from({ length: raster.height }, (_, y) =>
    Math.ceil(((message.left[rowOf(y)] ?? box.x0) - box.x0) * zoom),
  );
  const right = Int32Array.from({ length: raster.height }, (_, y) =>
    Math.floor(((message.right[rowOf(y)] ?? box.x1) - box.x0) * zoom),
  );
  const asides = message.asides.map((aside) => ({
    x0: Math.floor((aside.x0 - box.x0) * zoom) - 6,
    y0: Math.floor((aside.y0 - box.y0) * zoom) - 6,
    x1: Math.ceil((aside.x1 - box.x0) * zoom) + 6,
    y1: Math.ceil((aside.y1 - box.y0) * zoom) + 6,
  }));
  const strip = normaliseStrip(
    { raster, left, right, asides },
    { xHeight: READING_X_HEIGHT, noisy: layout.noisy },
  );
  if (message.speaker) {
    eraseCutRows(strip, READING_X_HEIGHT);
    eraseClock(strip, READING_X_HEIGHT);
  }
  return strip;
}

/** All messages of a layout as one page to read, and where each stands on it. */
export function composePage(picture: ImageBitmap, view: View, layout: Layout) {
  let zoom = Math.min(MAX_ZOOM / Math.max(view.scale, 0.25), READING_X_HEIGHT / Math.max(2, layout.xHeight));
  const pixels = layout.messages.reduce((sum, { box }) => sum + (box.x1 - box.x0) * boxHeight(box), 0);
  zoom = Math.min(zoom, Math.sqrt(MAX_STRIP_PIXELS / Math.max(1, pixels)));
  const strips = layout.messages.map((message) => cutOut(picture, view, message, layout, zoom));
  return { ...stackStrips(strips, Math.round(1.3 * READING_X_HEIGHT)), xHeight: layout.xHeight * zoom };
}

async function readLayout(
  picture: ImageBitmap,
  view: View,
  layout: Layout,
  engine: Promise<Engine>,
  onPercent: (percent: number) => void,
): Promise<Reading> {
  const { page, placed, xHeight } = composePage(picture, view, layout);
  if (placed.length === 0) throw new OcrError('no-text');
  const reader = await engine;
  const read = await reader.read(encodePgm(page), 'one-block', onPercent);
  const confidence = meanConfidence(read);
  if (layout.method === 'plain') {
    const text = read.map((line) => messageFrom([line], xHeight)).filter((line) => line !== null);
    return { transcript: plainTranscript(text.map((line) => ({ ...line, speaker: null }))), confidence };
  }
  const byStrip = new Map<number, ReadLine[]>();
  for (const line of read) {
    const index = stripAt(placed, line.box, READING_X_HEIGHT);
    if (index === null) continue;
    byStrip.set(index, [...(byStrip.get(index) ?? []), line]);
  }
  const lines = layout.messages.flatMap(({ speaker }, index): TranscriptLine[] => {
    const own = byStrip.get(index) ?? [];
    if (meanConfidence(own) < MIN_CONFIDENCE) return [];
    return splitAtGaps(own, xHeight).flatMap((part): TranscriptLine[] => {
      const message = messageFrom(part, xHeight);
      return message ? [{ speaker, ...message }] : [];
    });
  });
  const spoken = withoutCommonClocks(withoutPrompt(lines));
  return { transcript: { lines: spoken, text: linesToText(spoken), method: layout.method }, confidence };
}

function joinUnlabelled(lines: TranscriptLine[]): TranscriptLine[] {
  const joined: TranscriptLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (line.speaker || !last?.speaker) {
      joined.push(line);
    } else {
      const lowConfidence = [...last.lowConfidence, ...line.lowConfidence];
      joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}`, lowConfidence });
    }
  }
  return joined;
}

/** A picture of typed text: where its lines carry labels, what follows a label belongs to it. */
function plainTranscript(lines: TranscriptLine[]): Transcript {
  const labelled = lines.map((line) => ({
    ...line,
    ...textToLines(line.text)[0],
    lowConfidence: line.lowConfidence,
  }));
  const joined = labelled.some(({ speaker }) => speaker !== null) ? joinUnlabelled(labelled) : lines;
  return { lines: joined, text: linesToText(joined), method: 'plain' };
}

/**
 * Reads one picture. Throws an OcrError: 'not-an-image' or 'too-large' when it cannot be decoded, 'no-text' when
 * nothing in it can be read.
 */
export async function readPicture(
  file: Blob,
  engine: Promise<Engine>,
  onPercent: (percent: number) => void,
): Promise<Transcript> {
  const picture = await decodePicture(file);
  try {
    const ground = groundFor(picture);
    const render = (turns: View['turns'], tilt = 0, noisy = false, closer = 1) => {
      const view = makeView(picture, turns, tilt, ground, noisy, closer);
      return { view, raster: renderView(picture, view, { x0: 0, y0: 0, x1: view.width, y1: view.height }) };
    };
    const glanceAt = (turns: View['turns']) => {
      const { view, raster } = render(turns);
      return { view, lettering: glance(raster) };
    };
    const look = (turns: View['turns'], tilt: number, noisy: boolean, closer = 1) => {
      const { view, raster } = render(turns, tilt, noisy, closer);
      return { view, lettering: findLettering(raster, noisy) };
    };
    const upright = glanceAt(0);
    const readAt = async (turns: View['turns']): Promise<Reading | null> => {
      let seen = turns === 0 ? upright : glanceAt(turns);
      const { noisy } = seen.lettering;
      let { tilt } = seen.lettering;
      if (noisy || Math.abs(tilt) >= LEAST_TILT) seen = look(turns, tilt, noisy);
      const left = noisy ? seen.lettering.tilt : 0;
      const closer = closerBy(seen.view, seen.lettering.xHeight, noisy);
      if (Math.abs(left) >= LEAST_TILT || closer > 1.1) {
        tilt = Math.abs(tilt) >= LEAST_TILT || noisy ? tilt + left : 0;
        seen = look(turns, tilt, noisy, closer);
      }
      if (seen.lettering.letters.length < 2) return null;
      const layout = findLayout(seen.lettering);
      return readLayout(picture, seen.view, layout, engine, onPercent);
    };
    const order: View['turns'][] = upright.lettering.sideways ? [1, 3] : [0, 2];
    let best: Reading | null = null;
    for (const turns of order) {
      const reading = await readAt(turns);
      if (reading && (!best || reading.confidence > best.confidence)) best = reading;
      if (best && best.confidence >= DOUBTFUL_CONFIDENCE) break;
    }
    if (!best || best.confidence < MIN_CONFIDENCE || best.transcript.text === '')
      throw new OcrError('no-text');
    return best.transcript;
  } finally {
    picture.close();
  }
}
