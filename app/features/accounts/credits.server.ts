import { db } from '../../adapters/db.server.ts';

/** Chat Helper credits a user holds. */
export async function getAccountCredits(userId: string): Promise<number> {
  const { chatHelperCredits } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { chatHelperCredits: true },
  });
  return chatHelperCredits;
}
