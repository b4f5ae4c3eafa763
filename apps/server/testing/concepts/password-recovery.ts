/** Steps of the recovery tests: asking, waiting for the mail, using its link. */
import assert from 'node:assert/strict';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import type { KeptMail } from '#core/mail/mailbox.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import type { TestServer } from '#testing/server/server.ts';

export const OLD = 'Baustelle-2026';
export const NEW = 'Neue-Kelle-2027';

export const ask = (
  { request }: TestServer,
  email: string,
  headers: Readonly<Record<string, string>> = {},
) => request('POST', 'auth/password_recovery', { body: new URLSearchParams({ email }), headers });

export const reset = (
  { request }: TestServer,
  fields: Readonly<Record<string, string>>,
  token?: string,
) =>
  request('POST', 'auth/password_reset', {
    // As the page does it, unless the test is about that.
    body: new URLSearchParams({
      ...(fields['old_password'] !== undefined && {
        new_password_repeat: fields['new_password'] ?? '',
      }),
      ...fields,
    }),
    ...(token !== undefined && { token }),
  });

/** All mails to an address, the newest first, once nothing is under way any more. */
export const mailsTo = async (server: TestServer, email: string): Promise<KeptMail[]> => {
  await waitForJobs(server);
  return (server.mailbox ?? assert.fail('mails are sent')).list().filter(({ to }) => to === email);
};

/** Token in the link of a mail. */
export const tokenIn = (text: string): string =>
  /\/password-reset#(abp_[\w.-]+)/.exec(text)?.[1] ?? assert.fail(text);

/** Names of the fields a refusal marks. */
export const fieldsIn = (json: unknown): string[] =>
  failure.parse(json).errors.map(({ field }) => field);
