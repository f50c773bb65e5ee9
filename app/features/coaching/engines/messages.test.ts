import { expect, it } from 'vitest';
import { failureToast } from './messages';

it.each([
  ['image', 'Error Processing Image', 'An error occurred while processing the image. Please try again.'],
  ['text', 'Error Analyzing Text', 'An error occurred while analyzing the text. Please try again.'],
  ['starters', 'Error Generating Starters', 'An error occurred while generating starters. Please try again.'],
  [
    'dashboard-profile',
    'Error Generating Profile Suggestions',
    'An error occurred while generating profile suggestions. Please try again.',
  ],
  [
    'standalone-profile',
    'Error Generating Profile Suggestions',
    'An error occurred while analyzing your profile.',
  ],
] as const)('a failure without a sentence of its own on %s', (screen, title, description) => {
  expect(failureToast({ kind: 'server', message: '' }, screen)).toEqual({ title, description });
});
