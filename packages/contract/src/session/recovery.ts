import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { orNothing, password, text } from '#wire/codecs.ts';

/** Sends a password link to an address if an account has it; the answer does not reveal whether (T-51). */
export const recoverPassword = call({
  name: 'session.recoverPassword',
  summary: 'Schickt einen Link für ein neues Passwort an die E-Mail-Adresse.',
  method: 'POST',
  path: 'auth/password_recovery',
  kind: 'change',
  who: 'anyone',
  tenant: 'none',
  rate: 'recovery',
  audited: false,
  body: 'form',
  input: z.object({ email: text(254, 1) }),
  output: z.object({}),
});

/** Sets a new password, by the link of a mail or by the old password of the signed-in person (D-12). */
export const resetPassword = call({
  name: 'session.resetPassword',
  summary: 'Vergibt ein neues Passwort, mit dem Link aus der Mail oder mit dem alten Passwort.',
  method: 'POST',
  path: 'auth/password_reset',
  kind: 'change',
  who: 'link-or-user',
  tenant: 'user',
  rate: 'login',
  audited: true,
  body: 'form',
  isMessage: true,
  input: z.object({
    /** Token of the mail; with it the bearer token is ignored. */
    token: orNothing(text(200)),
    old_password: orNothing(password),
    new_password: orNothing(password),
    /** Needed with the old password (ENT-23). */
    new_password_repeat: orNothing(password),
  }),
  output: z.object({
    message: z.string(),
    errors: z.array(z.object({ message: z.string() })),
  }),
});
