import type { Database } from '#core/database/database.ts';
import { isPassword } from '#session/password.ts';
import { lockPassword, type Person } from '#session/store.ts';

/**
 * True for the password of a person; an unknown person costs the same work. A right password is compared a second
 * time under a lock: a new password ends all sessions, and none may begin with the old one.
 */
export const verifyPassword = async (
  db: Database,
  person: Person | undefined,
  password: string,
): Promise<boolean> => {
  const isRight = await isPassword(password, person?.password_hash ?? null);
  return person !== undefined && isRight && (await lockPassword(db, person));
};
