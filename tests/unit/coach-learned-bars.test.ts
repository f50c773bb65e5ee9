/** The bars of `npm run eval:coach` on what was learned, and on the device's coach; a file of its own, to run beside the others. */
import { expect, it } from 'vitest';
import { casesOf, failing } from '../eval/coach/bars';
import { answerAll, DEVICE_BARS, embedded, measureReplies, onDevice } from '../eval/coach/measure';
import { measureProfiles } from '../eval/coach/measure-profiles';
import { measureLearned, measurePatterns } from '../eval/coach/question-lines';

const MOST_MILLISECONDS = 600_000;

it(
  'what is known of asking and telling is no worse than it was',
  async () => {
    expect(failing([...measureLearned(), ...(await onDevice(measurePatterns))])).toEqual([]);
  },
  MOST_MILLISECONDS,
);

it(
  'no bar is missed by the coach on the device',
  async () => {
    const rows = await onDevice(async () => [
      ...measureReplies(await answerAll(casesOf('first'), embedded), DEVICE_BARS),
      ...(await measureProfiles(embedded)),
    ]);
    expect(failing(rows)).toEqual([]);
  },
  MOST_MILLISECONDS,
);
