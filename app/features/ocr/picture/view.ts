import { OcrError } from '../ocr-error';
import { type Box, boxHeight, boxWidth, type Raster } from './raster';

/** How the picture is looked at: turned upright and shrunk. All boxes of the pipeline are in a view's pixels. */
export interface View {
  /** Quarter turns clockwise that make it upright. */
  turns: 0 | 1 | 2 | 3;
  /** Degrees by which its lines fall clockwise; turned back. */
  tilt: number;
  /** View pixels in a pixel of the picture. */
  scale: number;
  width: number;
  height: number;
  /** What shows through where the picture is transparent. */
  ground: string;
}

const ANALYSIS_PIXELS = 430_000;
/** In a noisy photo more pixels have to stand in for each. */
const NOISY_ANALYSIS_PIXELS = 620_000;
const MIN_ANALYSIS_WIDTH = 460;
const MAX_ANALYSIS_PIXELS = 5_000_000;
/** Below it letters run together or break up: a tablet's picture, small type, a picture sent on twice. */
const SMALL_X_HEIGHT = { sharp: 6.5, noisy: 7.5 };
const LEGIBLE_X_HEIGHT = { sharp: 9, noisy: 11 };
const MAX_CLOSER = 2.2;

/** Large enough to see letters, small enough to be quick; long captures are not shrunk below a legible width. */
export function analysisScale(width: number, height: number, noisy: boolean): number {
  const pixels = noisy ? NOISY_ANALYSIS_PIXELS : ANALYSIS_PIXELS;
  const wanted = Math.max(Math.sqrt(pixels / (width * height)), MIN_ANALYSIS_WIDTH / Math.min(width, height));
  return Math.min(1, wanted, Math.sqrt(MAX_ANALYSIS_PIXELS / (width * height)));
}

/** How much closer to look at letters whose x is this high in the view; 1 when it is near enough. */
export function closerBy({ width, height }: View, xHeight: number, noisy: boolean): number {
  const kind = noisy ? 'noisy' : 'sharp';
  if (xHeight <= 0 || xHeight >= SMALL_X_HEIGHT[kind]) return 1;
  const most = Math.sqrt(MAX_ANALYSIS_PIXELS / (width * height));
  return Math.max(1, Math.min(LEGIBLE_X_HEIGHT[kind] / xHeight, MAX_CLOSER, most));
}

export function makeView(
  picture: { width: number; height: number },
  turns: View['turns'] = 0,
  tilt = 0,
  ground = '#fff',
  noisy = false,
  closer = 1,
): View {
  const scale = closer * analysisScale(picture.width, picture.height, noisy);
  const [across, down] = turns % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  return {
    turns,
    tilt,
    scale,
    ground,
    width: Math.round(scale * (across * Math.cos(angle) + down * Math.sin(angle))),
    height: Math.round(scale * (down * Math.cos(angle) + across * Math.sin(angle))),
  };
}

let canvas: OffscreenCanvas | null = null;
/** Larger ones are let go after use. */
const MAX_KEPT_PIXELS = 2_000_000;

/** A canvas at least as large. The same one as long as it is, since a picture is cut into a dozen pieces. */
function canvasFor(width: number, height: number) {
  const fits = canvas !== null && canvas.width >= width && canvas.height >= height;
  const used = fits && canvas ? canvas : new OffscreenCanvas(width, height);
  canvas = used.width * used.height <= MAX_KEPT_PIXELS ? used : null;
  const context = used.getContext('2d', { willReadFrequently: true });
  if (!context) throw new OcrError('unsupported');
  return context;
}

/** The pixels of a box of the view, `zoom` times as large, drawn from the picture itself. */
export function renderView(picture: ImageBitmap, view: View, box: Box, zoom = 1): Raster {
  const width = Math.max(1, Math.round(boxWidth(box) * zoom));
  const height = Math.max(1, Math.round(boxHeight(box) * zoom));
  const context = canvasFor(width, height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.fillStyle = view.ground;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.scale(zoom, zoom);
  context.translate(view.width / 2 - box.x0, view.height / 2 - box.y0);
  context.rotate((view.turns * Math.PI) / 2 - (view.tilt * Math.PI) / 180);
  context.scale(view.scale, view.scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

/** White behind dark drawings, black behind light ones; white when nothing is transparent. */
export function groundFor(picture: ImageBitmap): string {
  const side = 64;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new OcrError('unsupported');
  context.drawImage(picture, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  let clear = 0;
  let light = 0;
  let seen = 0;
  for (let p = 0; p < data.length; p += 4) {
    const opacity = (data[p + 3] as number) / 255;
    clear += 1 - opacity;
    light += opacity * (((data[p] as number) + (data[p + 1] as number) + (data[p + 2] as number)) / 3);
    seen += opacity;
  }
  return clear > 0.1 * side * side && seen > 0 && light / seen > 170 ? '#000' : '#fff';
}
