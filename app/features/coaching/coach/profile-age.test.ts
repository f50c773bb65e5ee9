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
  'She is 15 years old, likes dogs',
  'she is 12 years old and likes dogs',
  'she turned 15',
  "she's 15",
  'she is seventeen',
  'a 14-year-old from my street',
  "she's a 16 year old girl",
  'my crush is 15 years old and plays piano',
  "She's 16 and loves netball",
  'She is a 9th grader who likes music',
  'she is in high school and plays piano',
  'she is in 9th grade',
  'she is such a schoolgirl',
  'Just turned 16! Love skating',
  'Lily - 15 - Ohio',
  'Lily 15 Ohio',
  'My age is 16, I like tea',
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
  'My daughter is my world, she is 15 and taller than me',
  'Two boys, the older one just turned 16, send help',
  'She has a dog called Biscuit, he is 14 and deaf',
  'She is 16 weeks into her training, 34',
  "She's 16 minutes away and never on time",
  'she got her first tattoo when she turned 17 and regrets it',
  "She's in 10 different choirs",
  'She teaches high school and marks on Sundays',
  'I have been a nurse since I was 17',
  'Soy de Valencia, tengo 36 años. Los domingos paella en casa de mis padres, eso no se negocia.',
])('is grown: %s', (text) => {
  expect(saysUnder18(text)).toBe(false);
  expect(coach({ kind: 'openers', profileDetails: text }).outcome).toBe('answered');
});
