import { describe, expect, it } from 'vitest';
import { checkFile, checkFiles, MAX_UPLOAD_BYTES } from './file-rules';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('the upload rules', () => {
  it.each([
    file('a.png', 'image/png'),
    file('a.jpg', 'image/jpeg'),
    file('A.JPEG', ''),
    file('limit.png', 'image/png', MAX_UPLOAD_BYTES),
  ])('admit $name $type $size', (admitted) => {
    expect(checkFile(admitted)).toBeNull();
  });

  it.each([
    [file('a.gif', 'image/gif'), 'Please choose a PNG or JPG image.'],
    [file('a.txt', ''), 'Please choose a PNG or JPG image.'],
    [file('a.png', 'image/png', 0), 'This file is empty. Please choose another screenshot.'],
    [
      file('a.png', 'image/png', MAX_UPLOAD_BYTES + 1),
      'This image is larger than 10MB. Please choose a smaller one.',
    ],
  ])('refuse %o', (refused, sentence) => {
    expect(checkFile(refused)).toBe(sentence);
  });

  it('take one file at a time', () => {
    expect(checkFiles([])).toBe('Please choose a screenshot.');
    expect(checkFiles([file('a.png', 'image/png'), file('b.png', 'image/png')])).toBe(
      'Please choose one screenshot at a time.',
    );
    expect(checkFiles([file('a.png', 'image/png')])).toBeNull();
  });
});
