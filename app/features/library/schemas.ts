import { z } from 'zod';
import { CONTEXT_MAX, LIBRARY_TYPES, RATING_MAX, RATING_MIN } from './item.ts';

const UNKNOWN_TYPE = `type must be one of ${LIBRARY_TYPES.join(', ')}`;
const BAD_RATING = `rating must be a whole number from ${RATING_MIN} to ${RATING_MAX}`;
const CONTEXT_TOO_LONG = `Please shorten the context to at most ${CONTEXT_MAX.toLocaleString('en')} characters`;

const libraryType = z.enum(LIBRARY_TYPES, UNKNOWN_TYPE);

export const LibraryQuerySchema = z.object({ type: libraryType.optional() });

export const GenerateSchema = z.object({
  type: libraryType,
  context: z.string('context must be text').trim().max(CONTEXT_MAX, CONTEXT_TOO_LONG).nullish(),
  /** true: the built-in coach, asked for after the hosted model had failed */
  builtIn: z.boolean('builtIn must be true or false').nullish(),
});

export const RateSchema = z.object({
  rating: z.number(BAD_RATING).int(BAD_RATING).min(RATING_MIN, BAD_RATING).max(RATING_MAX, BAD_RATING),
});

/** The forms send the same things as text. */
export const GenerateFormSchema = GenerateSchema.pick({ type: true, context: true });
export const UseFormSchema = z.object({ id: z.string() });
export const RateFormSchema = UseFormSchema.extend({
  rating: z.coerce.number(BAD_RATING).pipe(RateSchema.shape.rating),
});
