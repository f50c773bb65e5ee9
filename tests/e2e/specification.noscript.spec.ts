import { test } from './fixtures.ts';
import { PLAIN_JOURNEYS } from './plain-journeys.ts';

// Every job again, in a browser without JavaScript; the main journey has its own file.
for (const { name, run } of PLAIN_JOURNEYS) test(name, ({ page, app }) => run({ page, app }));
