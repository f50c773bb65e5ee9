/** An item of the AI Message Library, as both sides know it. Pure, and without zod, which the page does not need. */
import type { LibraryType } from '../coaching/types.ts';

export const LIBRARY_TYPES = ['ice_breaker', 'compliment'] as const satisfies readonly LibraryType[];
export const CONTEXT_MAX = 2000;
/** Section 9 of the specification. */
export const RATING_MIN = 1;
export const RATING_MAX = 5;

export interface LibraryItem {
  id: string;
  type: LibraryType;
  content: string;
  usageCount: number;
  /** 1 to 5; null means not rated */
  rating: number | null;
}

export interface LibraryPage {
  items: LibraryItem[];
  page: number;
  pageCount: number;
}

/** What one press of Rate sets: one more, 5 wraps to 1, unrated goes to 1. */
export function nextRating(rating: number | null): number {
  return rating === null || rating >= RATING_MAX ? RATING_MIN : rating + 1;
}

/** Section 8 of the specification. */
export const GENERATED: Record<LibraryType, { title: string; description: string }> = {
  ice_breaker: { title: 'Generated Successfully', description: 'New ice breaker has been created.' },
  compliment: { title: 'Generated Successfully', description: 'New compliment has been created.' },
};
export const GENERATION_FAILED = 'Generation Failed';
