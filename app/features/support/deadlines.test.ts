import { describe, expect, it } from 'vitest';
import { addBusinessDays, dayInWords, deletionDeadlines } from './deadlines';

const day = (date: Date) => date.toISOString();

describe('two business days', () => {
  it.each([
    ['Monday', '2026-11-16T09:30:00.000Z', '2026-11-18T09:30:00.000Z'],
    ['Wednesday', '2026-11-18T09:30:00.000Z', '2026-11-20T09:30:00.000Z'],
    ['Thursday', '2026-11-19T09:30:00.000Z', '2026-11-23T09:30:00.000Z'],
    ['Friday', '2026-11-20T23:59:59.000Z', '2026-11-24T23:59:59.000Z'],
    ['Saturday', '2026-11-21T09:30:00.000Z', '2026-11-24T09:30:00.000Z'],
    ['Sunday', '2026-11-22T09:30:00.000Z', '2026-11-24T09:30:00.000Z'],
    ['the end of a year', '2026-12-31T12:00:00.000Z', '2027-01-04T12:00:00.000Z'],
  ])('from %s skip the weekend', (_name, from, expected) => {
    expect(day(addBusinessDays(new Date(from), 2))).toBe(expected);
  });
});

describe('a deletion request', () => {
  it('has both deadlines, and leaves the date it was given alone', () => {
    const from = new Date('2026-02-13T08:00:00.000Z');
    const { verifyBy, processBy } = deletionDeadlines(from);
    expect(day(verifyBy)).toBe('2026-02-17T08:00:00.000Z');
    expect(day(processBy)).toBe('2026-03-15T08:00:00.000Z');
    expect(day(from)).toBe('2026-02-13T08:00:00.000Z');
  });

  it('names its days in words', () => {
    expect(dayInWords(new Date('2026-11-24T23:30:00.000Z'))).toBe('Tuesday, 24 November 2026');
  });
});
