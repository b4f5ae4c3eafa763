import type { Database } from '#core/database/database.ts';
import { isPassword } from '#session/password.ts';
import { lockPassword, type Person } from '#session/store.ts';

/**
 * Whether this is the password of a person, after the same work for nobody. Looked at again once it is
 * proven: whoever replaces it meanwhile ends the sessions there are, and none may begin with the old one.
 */
export const verifyPassword = async (
  db: Database,
  person: Person | undefined,
  password: string,
): Promise<boolean> => {
  const isRight = await isPassword(password, person?.password_hash ?? null);
  return person !== undefined && isRight && (await lockPassword(db, person));
};
