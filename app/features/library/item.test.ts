import { describe, expect, it } from 'vitest';
import { nextRating } from './item.ts';
import {
  GenerateFormSchema,
  GenerateSchema,
  LibraryQuerySchema,
  RateFormSchema,
  RateSchema,
} from './schemas.ts';

describe('nextRating', () => {
  it.each([
    [null, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 1],
  ])('goes from %s to %i', (from, to) => {
    expect(nextRating(from)).toBe(to);
  });
});

describe('RateSchema', () => {
  it.each([1, 2, 3, 4, 5])('takes %i', (rating) => {
    expect(RateSchema.parse({ rating })).toEqual({ rating });
  });

  it.each([0, 6, 2.5, '3', null, undefined, Number.NaN, [3]])('refuses %j in a sentence', (rating) => {
    const parsed = RateSchema.safeParse({ rating });
    expect(parsed.error?.issues[0]?.message).toBe('rating must be a whole number from 1 to 5');
  });

  it('reads a form’s text, and refuses what is no number', () => {
    expect(RateFormSchema.parse({ id: 'a', rating: '3' })).toEqual({ id: 'a', rating: 3 });
    for (const rating of ['', '6', 'three', '2.5'])
      expect(RateFormSchema.safeParse({ id: 'a', rating }).success).toBe(false);
  });
});

describe('GenerateSchema', () => {
  it('takes both kinds, with and without a context', () => {
    expect(GenerateSchema.parse({ type: 'compliment' })).toEqual({ type: 'compliment' });
    expect(GenerateSchema.parse({ type: 'ice_breaker', context: ' she climbs ' }).context).toBe('she climbs');
    expect(GenerateFormSchema.parse({ type: 'ice_breaker', context: '' }).context).toBe('');
  });

  it.each([
    [{}, 'type must be one of ice_breaker, compliment'],
    [{ type: 'joke' }, 'type must be one of ice_breaker, compliment'],
    [{ type: 'compliment', context: 7 }, 'context must be text'],
    [
      { type: 'compliment', context: 'x'.repeat(2001) },
      'Please shorten the context to at most 2,000 characters',
    ],
  ])('refuses %#', (body, message) => {
    expect(GenerateSchema.safeParse(body).error?.issues[0]?.message).toBe(message);
  });
});

it('lists both kinds without a type, and refuses an unknown one', () => {
  expect(LibraryQuerySchema.parse({})).toEqual({});
  expect(LibraryQuerySchema.safeParse({ type: '' }).success).toBe(false);
});
