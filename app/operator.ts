/** The operator's command: `npm run operator -- --help`. Every answer is for a person, and never a stack. */
import { db, migrate } from './adapters/db.server.ts';
import { env } from './env.server.ts';
import { BadInput, findCommand, HELP } from './features/operator/commands.server.ts';

const BAD_INPUT_STATUS = 2;

try {
  const run = findCommand(process.argv.slice(2));
  // help needs no database
  if (run) await migrate(env.DATABASE_URL);
  process.stdout.write(run ? await run() : HELP);
} catch (error) {
  const known = error instanceof BadInput;
  const reason = error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error);
  console.error(known ? error.message : `The command could not be done: ${reason}`);
  process.exitCode = known ? BAD_INPUT_STATUS : 1;
} finally {
  await db.$disconnect();
}
