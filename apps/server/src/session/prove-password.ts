import type { UserContext } from '#core/calls/context.ts';
import { findPerson } from '#session/store.ts';
import { verifyPassword } from '#session/verify-password.ts';

/** Whether the password is that of the signed-in person; guesses count like those of a login (D-18). */
export const provePassword = async (
  { db, caller, countAccountAttempt }: UserContext,
  password: string,
): Promise<boolean> => {
  const person = await findPerson(db, { id: caller.userId });
  if (person !== undefined) await countAccountAttempt(person.email);
  return verifyPassword(db, person, password);
};
