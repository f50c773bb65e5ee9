/** The bars of `npm run eval:coach` on the server's coach. */
import { expect, it } from 'vitest';
import { casesOf, failing } from '../eval/coach/bars';
import { answerAll, embedded, measureReplies, measureShield, NEWEST_BARS } from '../eval/coach/measure';
import { measureLibrary, measureProfiles } from '../eval/coach/measure-profiles';

const MOST_MILLISECONDS = 600_000;

it(
  'no bar is missed on the conversations it knows',
  async () => {
    expect(failing(measureReplies(await answerAll(casesOf('first'), embedded)))).toEqual([]);
  },
  MOST_MILLISECONDS,
);

it(
  'the newest sets are answered no worse than they were',
  async () => {
    expect(failing(measureReplies(await answerAll(casesOf('newest'), embedded), NEWEST_BARS))).toEqual([]);
  },
  MOST_MILLISECONDS,
);

it(
  'no bar is missed on profiles, library and shield',
  async () => {
    expect(
      failing([
        ...(await measureProfiles(embedded)),
        ...(await measureLibrary(embedded, 20)),
        ...measureShield(),
      ]),
    ).toEqual([]);
  },
  MOST_MILLISECONDS,
);
