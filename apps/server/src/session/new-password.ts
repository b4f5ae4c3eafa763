import { brokenPasswordRules } from '@abrufbar/domain/session/password.ts';
import { refuseFields } from '#core/calls/refusal.ts';
import { isEasyToGuess } from '#session/password-guess.ts';
import { hashPassword, isPassword } from '#session/password.ts';

/** Hash of a password somebody chose; refused by its field when it breaks a rule or is too common (D-20). */
export const hashNewPassword = async (
  field: string,
  password: string,
  /** Hash of the password it takes the place of. */
  before: string | null = null,
): Promise<string> => {
  if (brokenPasswordRules(password).length > 0) {
    throw refuseFields([{ field, problem: 'password_rules' }]);
  }
  if (isEasyToGuess(password)) throw refuseFields([{ field, problem: 'password_common' }]);
  if (before !== null && (await isPassword(password, before))) {
    throw refuseFields([{ field, problem: 'password_unchanged' }]);
  }
  return hashPassword(password);
};
