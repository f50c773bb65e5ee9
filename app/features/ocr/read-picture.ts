import type { Engine } from './engine';
import { OcrError } from './ocr-error';
import { decodePicture } from './picture/decode';
import { linesToText } from './transcript';
import type { Transcript, TranscriptLine } from './types';

const LOW_CONFIDENCE = 65;

export async function readPicture(
  file: Blob,
  engine: Promise<Engine>,
  onPercent: (percent: number) => void,
): Promise<Transcript> {
  const bitmap = await decodePicture(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new OcrError('unsupported');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  const read = await (await engine).read(png, 'one-block', onPercent);
  const lines = read
    .map((line): TranscriptLine => {
      const words = line.words.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
      return {
        speaker: null,
        text: words.map((word) => word.text).join(' '),
        lowConfidence: words.filter((word) => word.confidence < LOW_CONFIDENCE).map((word) => word.text),
      };
    })
    .filter((line) => line.text !== '');
  if (lines.length === 0) throw new OcrError('no-text');
  return { lines, text: linesToText(lines), method: 'plain' };
}
