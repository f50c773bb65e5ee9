/** What checks on the page need: loaded late, and only the parts of zod that they use. */
import { parseWithZod } from '@conform-to/zod/v4';
import { config } from 'zod';

// else zod tries eval, and the page's policy reports it
config({ jitless: true });

export { parseWithZod };
