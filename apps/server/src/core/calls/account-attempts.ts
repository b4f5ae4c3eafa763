import type { RefusalCode } from '@abrufbar/texts/server/refusals.ts';
import type { CountedAttempt, RateLimits } from '#core/calls/rate-limit.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** The only refusals that use up an attempt; all others reveal nothing about a password, a token or an address. */
const WRONG: readonly RefusalCode[] = [
  'login_invalid',
  'invitation_invalid',
  'view_link_invalid',
  'email_taken',
  'reset_link_invalid',
  'old_password_wrong',
  'company_key_password',
];

/** Attempts of one call: counted before anything is checked, settled when it has ended. */
export const createAttempts = (limits: RateLimits, address: string) => {
  const tries: CountedAttempt[] = [];
  return {
    countAccount: async (account: string, knownDevice: string | null = null) => {
      tries.push(await limits.countAccountAttempt({ account, address, knownDevice }));
    },
    countInvitation: async () => {
      tries.push(await limits.countInvitationAttempt(address));
    },
    succeeded: async () => {
      for (const taken of tries) await taken.succeeded();
    },
    failed: async (error: unknown) => {
      const isWrong = error instanceof Refusal && WRONG.includes(error.code);
      for (const taken of isWrong ? [] : tries) await taken.withdrawn();
    },
  };
};
