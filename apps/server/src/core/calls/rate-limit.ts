import { hash } from 'node:crypto';
import { MAX_SELECTED } from '@abrufbar/contract/call-offs/office-list.ts';
import type { RateClass } from '@abrufbar/contract/protocol/call.ts';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Refusal } from '#core/calls/refusal.ts';
import type { Pool } from '#core/database/database.ts';

const HOUR_SECONDS = 60 * 60;
const QUARTER_HOUR_SECONDS = 15 * 60;
const MINUTE_SECONDS = 60;
const MAX_STAFF_MISSES = 5;
/** Calls of one kind that a person or an address may send. */
export const REQUESTS_PER_MINUTE = 300;

/** For the largest selection: a decision, its undoing, and a hold every five seconds of a minute. */
const DECISIONS_PER_MINUTE = 14 * MAX_SELECTED;

/** Limits of D-18. Failed logins are counted in the database, everything else in this process. */
export type RateLimits = {
  /** Counts a request of this rate class, for the user if known, else for the network address. */
  readonly count: (rate: RateClass, who: string) => Promise<void>;
  /** Counts one of the failures an account and an address may have, or one of those a known device has. */
  readonly countAccountAttempt: (from: LoginOrigin) => Promise<CountedAttempt>;
  /** Forgets the failures of an account. */
  readonly clearAccountAttempts: (account: string) => Promise<void>;
  /** Counts one of the wrong passwords or codes a staff member may have; five pause the account (quality S9). */
  readonly countStaffMiss: (
    kind: 'password' | 'code',
    whose: string,
    address: string,
  ) => Promise<CountedAttempt & { readonly left: number }>;
  /** Forgets the wrong passwords of a staff member. */
  readonly clearStaffMisses: (whose: string) => Promise<void>;
  /** Counts one of the failures an address may have with tokens of invitations. */
  readonly countInvitationAttempt: (address: string) => Promise<CountedAttempt>;
  /** Counts a request for a new password, whether somebody has the address or not. */
  readonly countRecovery: (account: string, address: string) => Promise<void>;
};

type LoginOrigin = {
  readonly account: string;
  readonly address: string;
  /** Id of a device the account knows; null for a stranger. */
  readonly knownDevice: string | null;
};

export type CountedAttempt = {
  /** The account was proven: its earlier failures are forgotten. */
  readonly succeeded: () => Promise<void>;
  /** The attempt failed for another reason than the password, so it does not count. */
  readonly withdrawn: () => Promise<void>;
};

export const createRateLimits = (database: Pool): RateLimits => {
  // Weighing systems send batches, so their class counts requests like any other.
  const requests = new RateLimiterMemory({ points: REQUESTS_PER_MINUTE, duration: MINUTE_SECONDS });
  const accounts = loginFailures(database, { keyPrefix: 'account', points: 5 });
  const addresses = loginFailures(database, { keyPrefix: 'address', points: 30 });
  const devices = loginFailures(database, { keyPrefix: 'device', points: 5 });
  const staff = {
    password: loginFailures(database, { keyPrefix: 'staff-password', points: MAX_STAFF_MISSES }),
    code: loginFailures(database, { keyPrefix: 'staff-code', points: MAX_STAFF_MISSES }),
  };
  const invitations = new RateLimiterMemory({ points: 10, duration: HOUR_SECONDS });
  const recoveries = {
    accounts: new RateLimiterMemory({ points: 3, duration: HOUR_SECONDS }),
    addresses: new RateLimiterMemory({ points: 10, duration: HOUR_SECONDS }),
  };
  const strict: Partial<Record<RateClass, RateLimiterMemory>> = {
    creation: new RateLimiterMemory({ points: 30, duration: HOUR_SECONDS }),
    export: new RateLimiterMemory({ points: 10, duration: HOUR_SECONDS }), // reads every table there is
    scan: new RateLimiterMemory({ points: 60, duration: MINUTE_SECONDS }), // numbers can be guessed
    // Each call-off of a selection is decided, held and taken back by calls of its own.
    decision: new RateLimiterMemory({ points: DECISIONS_PER_MINUTE, duration: MINUTE_SECONDS }),
    'push-test': new RateLimiterMemory({ points: 5, duration: QUARTER_HOUR_SECONDS / 3 }),
  };
  return {
    count: async (rate, who) => {
      await consume(strict[rate] ?? requests, `${rate} ${who}`);
    },
    // Counted before the password is checked: concurrent attempts cannot all slip through (quality S9).
    countAccountAttempt: async ({ knownDevice, ...from }) => {
      // Not those of its address either: strangers behind the same mobile network could use them up.
      if (knownDevice !== null) return countFailure(devices, knownDevice);
      const [account, address] = [digest(from.account), digest(from.address)];
      await consume(addresses, address);
      try {
        await consume(accounts, account);
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
    clearAccountAttempts: async (account) => {
      await accounts.delete(digest(account));
    },
    countStaffMiss: async (kind, whose, address) => {
      const [member, from] = [digest(whose), digest(address)];
      await consume(addresses, from, 'staff_paused');
      try {
        const { remainingPoints } = await consume(staff[kind], member, 'staff_paused');
        const withdrawn = async () => {
          await Promise.all([staff[kind].reward(member), addresses.reward(from)]);
        };
        const succeeded = async () => {
          await Promise.all([staff[kind].delete(member), addresses.reward(from)]);
        };
        return { left: remainingPoints, succeeded, withdrawn };
      } catch (error) {
        await addresses.reward(from);
        throw error;
      }
    },
    clearStaffMisses: async (whose) => {
      await staff.password.delete(digest(whose));
    },
    countInvitationAttempt: async (address) => {
      await consume(invitations, address);
      const refund = async () => {
        await invitations.reward(address);
      };
      return { succeeded: refund, withdrawn: refund };
    },
    countRecovery: async (account, address) => {
      await consume(recoveries.addresses, address);
      await consume(recoveries.accounts, account);
    },
  };
};

type LoginFailures = { readonly keyPrefix: string; readonly points: number };

/** The table is made by a migration: the login that answers requests may not make any. */
const loginFailures = (storeClient: Pool, limit: LoginFailures): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...limit,
    duration: QUARTER_HOUR_SECONDS,
    storeClient,
    storeType: 'pool',
    tableName: 'login_failures',
    tableCreated: true,
    clearExpiredByTimeout: false, // a job clears them, once for all processes
  });

/** Neither addresses of mails nor of networks are stored. */
const digest = (key: string): string => hash('sha256', key, 'base64url');

const countFailure = async (limiter: RateLimiterAbstract, key: string): Promise<CountedAttempt> => {
  await consume(limiter, key);
  return {
    succeeded: async () => {
      await limiter.delete(key);
    },
    withdrawn: async () => {
      await limiter.reward(key);
    },
  };
};

const consume = async (
  limiter: RateLimiterAbstract,
  key: string,
  code: 'too_many' | 'staff_paused' = 'too_many',
): Promise<RateLimiterRes> => {
  try {
    return await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new Refusal(429, code, {
      retryAfter: seconds,
      values: { wait: formatWait(seconds), n: Math.ceil(seconds / MINUTE_SECONDS) },
    });
  }
};

const duration = {
  seconds: new Intl.NumberFormat('de', { style: 'unit', unit: 'second', unitDisplay: 'long' }),
  minutes: new Intl.NumberFormat('de', { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
};

const formatWait = (seconds: number): string =>
  seconds < 90
    ? duration.seconds.format(seconds)
    : duration.minutes.format(Math.ceil(seconds / MINUTE_SECONDS));
