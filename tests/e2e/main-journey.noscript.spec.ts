import { test } from './fixtures.ts';
import { MAIN_JOURNEY } from './plain-journeys.ts';

test(MAIN_JOURNEY.name, ({ page, app }) => MAIN_JOURNEY.run({ page, app }));
