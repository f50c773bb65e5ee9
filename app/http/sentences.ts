import type { z } from 'zod';

/** For the values that no schema has words for: zod's own are for programmers. */
export const plainSentence: z.core.$ZodErrorMap = ({ path }) =>
  path?.length ? `${path.join('.')} is not valid.` : 'The request body must be a JSON object.';
