import { expect, it } from 'vitest';
import { coach } from './index';
import { saysUnder18 } from './profile-age';

it.each([
  'hey im lily, 15, from leeds. i like horses',
  '17, almost 18! Sixth form. Dance.',
  'Mia | 16 | Bristol',
  '- 16\n- horses',
  "I'm 16 and in year 11. Love netball.",
  'Love dogs. age: 14',
  'Freshman in high school. Cheer.',
  'studying for my A-levels, hate it',
])('is a minor: %s', (text) => {
  expect(saysUnder18(text)).toBe(true);
  expect(coach({ kind: 'openers', profileDetails: text })).toEqual({ outcome: 'blocked', category: 'minor' });
});

it.each([
  'Teacher of 16 year olds. 34.',
  'I was 16 when I moved to Spain. 41 now.',
  'Mum of a 15 year old, 44, nurse',
  '16 minutes from the beach, 29',
  '12 years sober. 45.',
  'High school chem teacher, 28',
  'I teach year 10 and live to tell. 33',
  'Kate, 31. 15 marathons and counting',
  "I'm 100% sure and 5'6",
  'Soy de Valencia, tengo 36 años. Los domingos paella en casa de mis padres, eso no se negocia.',
])('is grown: %s', (text) => {
  expect(saysUnder18(text)).toBe(false);
  expect(coach({ kind: 'openers', profileDetails: text }).outcome).toBe('answered');
});
