import type { RateClass } from '@abrufbar/contract/protocol/call.ts';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#core/calls/refusal.ts';

const HOUR = 60 * 60;
const QUARTER_HOUR = 15 * 60;
const MINUTE = 60;

/** Limits of D-18; the counts live in this process. */
export type RateLimits = {
  /** Counts a request of this rate class, for the user if known, else for the network address. */
  readonly count: (rate: RateClass, who: string) => Promise<void>;
  /** Takes one of the failures an account and an address may have. */
  readonly tryAccount: (account: string, address: string) => Promise<AccountTry>;
  /** Takes one of the failures an address may have with the tokens of invitations. */
  readonly tryInvitation: (address: string) => Promise<AccountTry>;
  /** Counts a request for a new password, whether somebody has the address or not. */
  readonly countRecovery: (account: string, address: string) => Promise<void>;
};

export type AccountTry = {
  /** The account was proven: its earlier failures are forgotten. */
  readonly succeeded: () => Promise<void>;
  /** Whatever went wrong, it was not the password. */
  readonly withdrawn: () => Promise<void>;
};

export const createRateLimits = (): RateLimits => {
  // Weighing systems send batches, so their class counts requests like any other.
  const requests = new RateLimiterMemory({ points: 300, duration: MINUTE });
  const accounts = new RateLimiterMemory({ points: 5, duration: QUARTER_HOUR });
  const addresses = new RateLimiterMemory({ points: 30, duration: QUARTER_HOUR });
  const invitations = new RateLimiterMemory({ points: 10, duration: HOUR });
  const recoveries = {
    accounts: new RateLimiterMemory({ points: 3, duration: HOUR }),
    addresses: new RateLimiterMemory({ points: 10, duration: HOUR }),
  };
  const few: Partial<Record<RateClass, RateLimiterMemory>> = {
    creation: new RateLimiterMemory({ points: 30, duration: HOUR }),
    export: new RateLimiterMemory({ points: 10, duration: HOUR }), // reads every table there is
    scan: new RateLimiterMemory({ points: 60, duration: MINUTE }), // numbers can be guessed
    'push-test': new RateLimiterMemory({ points: 5, duration: QUARTER_HOUR / 3 }),
  };
  return {
    count: (rate, who) => take(few[rate] ?? requests, `${rate} ${who}`),
    // Taken before the password is checked: tries side by side cannot all slip through (quality S9).
    tryAccount: async (account, address) => {
      await take(addresses, address);
      try {
        await take(accounts, account);
      } catch (error) {
        await addresses.reward(address);
        throw error;
      }
      return {
        succeeded: async () => {
          await Promise.all([accounts.delete(account), addresses.reward(address)]);
        },
        withdrawn: async () => {
          await Promise.all([accounts.reward(account), addresses.reward(address)]);
        },
      };
    },
    tryInvitation: async (address) => {
      await take(invitations, address);
      const giveBack = async () => {
        await invitations.reward(address);
      };
      return { succeeded: giveBack, withdrawn: giveBack };
    },
    countRecovery: async (account, address) => {
      await take(recoveries.addresses, address);
      await take(recoveries.accounts, account);
    },
  };
};

const take = async (limiter: RateLimiterAbstract, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new Refusal(429, 'too_many', {
      retryAfter: seconds,
      values: { wait: waitInWords(seconds) },
    });
  }
};

const duration = {
  seconds: new Intl.NumberFormat('de', { style: 'unit', unit: 'second', unitDisplay: 'long' }),
  minutes: new Intl.NumberFormat('de', { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
};

const waitInWords = (seconds: number): string =>
  seconds < 90
    ? duration.seconds.format(seconds)
    : duration.minutes.format(Math.ceil(seconds / MINUTE));
