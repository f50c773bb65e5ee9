/** Makes a sign-in to look around with: `npm run seed`. Running it again changes nothing. */
import { db, migrate, transact } from '../app/adapters/db.server.ts';
import { env } from '../app/env.server.ts';
import { register } from '../app/features/accounts/accounts.server.ts';
import { saveSession } from '../app/features/coaching/coaching-sessions.server.ts';
import { askBuiltInCoach } from '../app/features/coaching/engines/index.ts';
import { formatSuggestion } from '../app/features/coaching/engines/parse.ts';

const EMAIL = 'demo@example.com';
const PASSWORD = 'Rapport-demo-1';

const CONVERSATIONS = [
  'Girl: Just got back from three days in Lisbon and my feet hate me\nBoy: Worth it?\nGirl: The custard tarts alone! Do you like travelling?',
  'Boy: How did the pottery class go?\nGirl: I made something. Nobody knows what it is yet haha\nGirl: What did you get up to?',
];

async function seed(): Promise<string> {
  await migrate(env.DATABASE_URL);
  const made = await register({ email: EMAIL, password: PASSWORD }, null, transact);
  if (!made.ok) return `${EMAIL} is already there.`;
  for (const conversation of CONVERSATIONS) {
    const answered = await askBuiltInCoach({ kind: 'replies', conversation, advanced: false });
    if (!answered.ok) throw new Error(answered.failure.message);
    const suggestions = answered.answer.suggestions.map(formatSuggestion);
    await saveSession(
      made.user.id,
      { type: 'chat-helper', conversationText: conversation, suggestions },
      transact,
    );
  }
  return `Sign in as ${EMAIL} with the password ${PASSWORD}`;
}

try {
  console.log(await seed());
} finally {
  await db.$disconnect();
}
