import type { RefusalCode } from '@abrufbar/texts/server/refusals.ts';
import { auditUser } from '#core/audit.ts';
import type {
  AnyoneContext,
  Caller,
  Handler,
  LinkOrUserContext,
  RequestFacts,
} from '#core/calls/context.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import type { CountedAttempt, RateLimits } from '#core/calls/rate-limit.ts';
import { Refusal } from '#core/calls/refusal.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';

/** The only refusals that use up an attempt; all others reveal nothing about a password, a token or an address. */
const WRONG: readonly RefusalCode[] = [
  'login_invalid',
  'invitation_invalid',
  'view_link_invalid',
  'email_taken',
  'reset_link_invalid',
  'old_password_wrong',
];

/** Runs a call that needs no login or brings its own proof, in one transaction that at first sees nobody's rows. */
export const runAnyoneCall = async (
  { database }: ServerDeps,
  limits: RateLimits,
  { call, run }: Handler,
  facts: RequestFacts,
  input: unknown,
  caller: Caller | null = null,
): Promise<unknown> => {
  const tries: CountedAttempt[] = [];
  const cleared: string[] = [];
  const countAccountAttempt = async (account: string, knownDevice: string | null = null) => {
    tries.push(await limits.countAccountAttempt({ account, address: facts.address, knownDevice }));
  };
  const clearAccountAttempts = (account: string) => void cleared.push(account);
  const countInvitationAttempt = async () => {
    tries.push(await limits.countInvitationAttempt(facts.address));
  };
  const countRecovery = (account: string) => limits.countRecovery(account, facts.address);
  const attempt = async (db: Database) => {
    const actors: Parameters<AnyoneContext['actsFor']>[0][] = [];
    const actsFor = (user: (typeof actors)[number]) => void actors.push(user);
    const context: LinkOrUserContext = {
      ...facts,
      db,
      caller,
      countAccountAttempt,
      clearAccountAttempts,
      countInvitationAttempt,
      countRecovery,
      actsFor,
    };
    const output = await run(context as never, input as never); // handle() tied both to the call
    const entry = { at: facts.now, call: call.name, requestId: facts.requestId };
    for (const actor of call.audited ? actors : []) await auditUser(db, { ...entry, ...actor });
    return output;
  };
  try {
    const output = await inTransaction(database, { readOnly: call.kind === 'read' }, attempt);
    for (const taken of tries) await taken.succeeded();
    for (const account of cleared) await limits.clearAccountAttempts(account);
    return output;
  } catch (error) {
    const isWrong = error instanceof Refusal && WRONG.includes(error.code);
    for (const taken of isWrong ? [] : tries) await taken.withdrawn();
    throw error;
  }
};
