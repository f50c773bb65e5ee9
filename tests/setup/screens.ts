import type { RunningApp } from './app.ts';
import { type Client, type Member, newMember, newSession } from './client.ts';

/** Every page that visitors can open, with its heading. */
export const VISITOR_SCREENS = [
  ['/', 'Know what to say next.'],
  ['/login', 'Welcome Back'],
  ['/register', 'Create Your Account'],
  ['/request-reset', 'Forgot your password?'],
  ['/reset-password', 'Invalid reset link'],
  ['/reset-password/no-such-token', 'Choose a new password'],
  ['/pricing', 'Choose Your Plan'],
  ['/about', 'Our Mission'],
  ['/features', 'A Simple Plan to Build Your Confidence'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Use'],
  ['/delete', 'Delete Your Data'],
  ['/contact', 'Contact'],
] as const;

/** Every page that only users see, with its heading: tools, dashboard tabs, settings, referrals. */
export const USER_SCREENS = [
  ['/dashboard', 'Welcome back!'],
  ['/dashboard?tab=chat-helper', 'Welcome back!'],
  ['/dashboard?tab=chat-helper&mode=text', 'Welcome back!'],
  ['/dashboard?tab=chat-helper&page=2', 'Welcome back!'],
  ['/dashboard?tab=chat-starter', 'Welcome back!'],
  ['/dashboard?tab=profile-wizard', 'Welcome back!'],
  ['/dashboard?tab=ice-breakers', 'Welcome back!'],
  ['/dashboard?tab=ice-breakers&type=compliment', 'Welcome back!'],
  ['/dashboard?tab=referrals', 'Welcome back!'],
  ['/account/settings', 'Welcome back!'],
  ['/account/settings?step=delete', 'Welcome back!'],
  ['/account', 'Account Settings'],
  ['/conversation-helper', 'Conversation Helper'],
  ['/conversation-helper?mode=text', 'Conversation Helper'],
  ['/conversation-starters', 'Conversation Starters'],
  ['/profile-wizard', 'Profile Optimization Wizard'],
  ['/ice-breakers', 'AI Message Library'],
  ['/ice-breakers?type=compliment', 'AI Message Library'],
  ['/referrals', 'Refer Friends & Earn Rewards'],
  ['/referrals?tutorial=2', 'Refer Friends & Earn Rewards'],
] as const;

/** More than one page of the history, and messages of both kinds, used and rated. */
async function fill(client: Client): Promise<void> {
  for (let number = 1; number <= 7; number += 1) {
    await client.json('/api/coaching-sessions', newSession({ conversationText: `Girl: number ${number}` }));
  }
  await client.json('/api/coaching-sessions', newSession({ type: 'chat-starter' }));
  await client.json('/api/coaching-sessions', newSession({ type: 'profile-wizard' }));
  for (const type of ['ice_breaker', 'compliment']) {
    const made = await client.json('/api/ice-breakers/generate', { type, context: 'Anna, climbs' });
    const { id } = (await made.json()) as { id: string };
    await client.json(`/api/ice-breakers/${id}/use`, undefined);
    await client.json(`/api/ice-breakers/${id}/rate`, { rating: 4 });
  }
}

/** A user whose screens have something on them. */
export async function newBusyMember(app: RunningApp): Promise<Member> {
  const member = await newMember(app);
  await fill(member.client);
  return member;
}
