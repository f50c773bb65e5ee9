export type OcrErrorCode =
  | 'no-text'
  | 'not-an-image'
  | 'too-large'
  | 'download'
  | 'timeout'
  | 'cancelled'
  | 'unsupported';

const SENTENCES: Record<OcrErrorCode, string> = {
  // The specification's own sentence (section 5), to the letter.
  'no-text':
    'No text could be extracted from the image. Please ensure the image contains clear, readable text.',
  'not-an-image': 'This file could not be opened as a picture. Please choose a PNG or JPG screenshot.',
  'too-large': 'This picture is too large to be read on this device. Please choose a smaller screenshot.',
  download:
    'The text reader could not be downloaded. Check your connection and try again: it goes on from where it stopped.',
  timeout: 'Reading the screenshot took too long. Please try again, or paste the text instead.',
  cancelled: 'Reading was cancelled.',
  unsupported: 'This browser cannot read text from pictures. Please paste the text instead.',
};

/**
 * Why a screenshot was not read. `message` is a sentence for a person; `resumable` says that trying again
 * goes on from where this try stopped.
 */
export class OcrError extends Error {
  readonly code: OcrErrorCode;
  readonly resumable: boolean;

  constructor(code: OcrErrorCode, options: { resumable?: boolean; message?: string; cause?: unknown } = {}) {
    super(options.message ?? SENTENCES[code], { cause: options.cause });
    this.name = 'OcrError';
    this.code = code;
    this.resumable = options.resumable ?? false;
  }
}
