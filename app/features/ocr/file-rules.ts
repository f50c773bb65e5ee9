/** The upload rules of the specification (section 5). Pure and small: the first load may use it. */

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const ACCEPTED_UPLOAD_TYPES = 'image/png,image/jpeg,.png,.jpg,.jpeg';

const ACCEPTED_MIME_TYPES = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/pjpeg']);
const ACCEPTED_NAME = /\.(png|jpe?g)$/i;

/** The sentence that refuses the file, or null when it may be read. */
export function checkFile(file: Pick<File, 'name' | 'size' | 'type'>): string | null {
  // Some systems give no type for a dropped file; then its name has to do.
  const accepted = file.type
    ? ACCEPTED_MIME_TYPES.has(file.type.toLowerCase())
    : ACCEPTED_NAME.test(file.name);
  if (!accepted) return 'Please choose a PNG or JPG image.';
  if (file.size === 0) return 'This file is empty. Please choose another screenshot.';
  if (file.size > MAX_UPLOAD_BYTES) return 'This image is larger than 10MB. Please choose a smaller one.';
  return null;
}

/** The same for everything that was dropped or chosen at once: one file only. */
export function checkFiles(files: ArrayLike<Pick<File, 'name' | 'size' | 'type'>>): string | null {
  const [file] = Array.from(files);
  if (!file) return 'Please choose a screenshot.';
  if (files.length > 1) return 'Please choose one screenshot at a time.';
  return checkFile(file);
}
