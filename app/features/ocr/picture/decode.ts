import { OcrError } from '../ocr-error';
import { capSize, readHeader } from './header';

const MAX_PIXELS = 16_000_000;
/** Four bytes a pixel: beyond this, decoding alone could end the browser's tab. */
const MAX_DECODED_PIXELS = 200_000_000;
const HEADER_BYTES = 256 * 1024;

/**
 * The picture upright (EXIF), at most 16 megapixels. Of an animation it is the first frame. Throws an OcrError
 * 'not-an-image' for what is no picture, whatever its name, and 'too-large'.
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const header = readHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (header && header.width * header.height > MAX_DECODED_PIXELS) throw new OcrError('too-large');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    // A picture that says it is large and then fails has most likely run out of memory.
    const large = header !== null && header.width * header.height > MAX_PIXELS * 4;
    throw new OcrError(large ? 'too-large' : 'not-an-image', { cause });
  }
  const size = capSize(bitmap, MAX_PIXELS);
  if (size.width === bitmap.width) return bitmap;
  try {
    return await createImageBitmap(bitmap, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'medium',
    });
  } finally {
    bitmap.close();
  }
}
