import { PLAN_IDS, type PlanId } from '../plans/plans.ts';
import { setPlan } from '../plans/set-plan.server.ts';
import {
  type CloseResult,
  closeContactMessage,
  closeDeletionRequest,
  deleteUser,
  listContactMessages,
  listDeletionRequests,
  listUsers,
} from './desk.server.ts';

/** What was typed is no command, or names nothing there is; `message` is one line. */
export class BadInput extends Error {}

export const HELP = `Rapport's operator command. Usage: npm run operator -- COMMAND

  users list                 everybody who has an account
  users delete EMAIL --yes   delete a user with everything that is theirs, for good
  plan set EMAIL PLAN        put a user on a plan: ${PLAN_IDS.join(', ')}
  contact list               contact messages, open ones first
  contact done ID            mark a contact message as answered
  deletions list             deletion requests with their two deadlines, open ones first
  deletions done ID          mark a deletion request as processed
  --help                     this text
`;

type Command = (args: string[]) => Promise<string>;

/**
 * The command behind what was typed, null for the help text. Running it answers what to print. Both throw `BadInput` for
 * what cannot be understood.
 */
export function findCommand(args: readonly string[]): (() => Promise<string>) | null {
  if (args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help') return null;
  const [noun = '', verb = '', ...rest] = args;
  const command = COMMANDS[`${noun} ${verb}`];
  if (!command) {
    throw new BadInput(`There is no command "${oneLine(args.join(' '))}". See: npm run operator -- --help`);
  }
  return () => command(rest);
}

const COMMANDS: Record<string, Command | undefined> = {
  async 'users list'(args) {
    expectArguments(args, [], 'users list');
    const users = await listUsers();
    return table(
      ['E-MAIL', 'USERNAME', 'PLAN', 'CREDITS', 'SINCE'],
      users.map((user) => [
        user.email,
        user.username,
        user.plan,
        String(user.chatHelperCredits),
        day(user.createdAt),
      ]),
      'Nobody has an account yet.',
    );
  },

  async 'users delete'(args) {
    const [email = ''] = expectArguments(
      args.filter((argument) => argument !== '--yes'),
      ['EMAIL'],
      'users delete EMAIL --yes',
    );
    requireEmail(email);
    if (!args.includes('--yes')) {
      throw new BadInput(
        `This deletes ${email} and everything that is theirs, for good. To do it, add --yes to the command.`,
      );
    }
    if (!(await deleteUser(email))) throw new BadInput(noUser(email));
    return `${email} is deleted, with everything that was theirs.\n`;
  },

  async 'plan set'(args) {
    const [email = '', plan = ''] = expectArguments(args, ['EMAIL', 'PLAN'], 'plan set EMAIL PLAN');
    requireEmail(email);
    const result = await setPlan(email, requirePlan(plan));
    if (!result.ok) throw new BadInput(noUser(email));
    const change =
      result.before === result.plan
        ? `stays on ${result.plan}`
        : `was on ${result.before}, now on ${result.plan}`;
    const reward = result.rewarded ? ' Whoever invited them has one more free month of Premium.' : '';
    return `${result.email} ${change}.${reward}\n`;
  },

  async 'contact list'(args) {
    expectArguments(args, [], 'contact list');
    const messages = await listContactMessages();
    return blocks(
      messages.map(({ id, createdAt, doneAt, name, email, message }) => [
        `${id}  ${day(createdAt)}  ${status(doneAt)}`,
        `From: ${oneLine(name)} <${oneLine(email)}>`,
        ...indent(message),
      ]),
      'There are no contact messages.',
    );
  },

  async 'contact done'(args) {
    const [id = ''] = expectArguments(args, ['ID'], 'contact done ID');
    return closed(await closeContactMessage(id), 'contact message', id);
  },

  async 'deletions list'(args) {
    expectArguments(args, [], 'deletions list');
    const requests = await listDeletionRequests();
    return blocks(
      requests.map(({ id, createdAt, doneAt, email, accountEmail, verifyBy, processBy, reason }) => [
        `${id}  ${day(createdAt)}  ${status(doneAt)}`,
        `E-mail: ${oneLine(email)}  Account: ${accountEmail ?? 'none'}`,
        `Verify identity by: ${day(verifyBy)}  Process by: ${day(processBy)}`,
        ...indent(reason),
      ]),
      'There are no deletion requests.',
    );
  },

  async 'deletions done'(args) {
    const [id = ''] = expectArguments(args, ['ID'], 'deletions done ID');
    return closed(await closeDeletionRequest(id), 'deletion request', id);
  },
};

function expectArguments(args: string[], names: string[], usage: string): string[] {
  const unknown = args.find((argument) => argument.startsWith('-'));
  if (unknown) throw new BadInput(`Unknown option ${oneLine(unknown)}. Usage: npm run operator -- ${usage}`);
  if (args.length !== names.length) {
    const wants = names.length === 0 ? 'takes nothing more' : `takes ${names.join(' and ')}`;
    throw new BadInput(`This command ${wants}. Usage: npm run operator -- ${usage}`);
  }
  return args;
}

function requireEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new BadInput(`"${oneLine(email)}" is not an e-mail address.`);
}

function requirePlan(plan: string): PlanId {
  const known = PLAN_IDS.find((id) => id === plan);
  if (!known) throw new BadInput(`"${oneLine(plan)}" is not a plan. Plans are: ${PLAN_IDS.join(', ')}.`);
  return known;
}

const noUser = (email: string) => `Nobody has an account with the e-mail ${email}.`;

function closed(result: CloseResult, noun: string, id: string): string {
  if (result === 'unknown') throw new BadInput(`There is no ${noun} with the id ${oneLine(id)}.`);
  return result === 'closed' ? `The ${noun} ${id} is done.\n` : `The ${noun} ${id} was done before.\n`;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function status(doneAt: Date | null): string {
  return doneAt ? `done ${day(doneAt)}` : 'open';
}

/** What people typed must not steer the operator's terminal. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '');
}

function oneLine(text: string): string {
  return plain(text.replace(/\s+/g, ' ')).slice(0, 200);
}

function indent(text: string): string[] {
  return plain(text)
    .split('\n')
    .map((line) => `    ${line}`);
}

function blocks(items: string[][], none: string): string {
  return items.length === 0 ? `${none}\n` : `${items.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function table(head: string[], rows: string[][], none: string): string {
  if (rows.length === 0) return `${none}\n`;
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
