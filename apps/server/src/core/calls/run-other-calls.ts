import { auditUser } from '#core/audit.ts';
import { createAttempts } from '#core/calls/account-attempts.ts';
import type {
  AnyoneContext,
  Caller,
  Handler,
  LinkOrUserContext,
  RequestFacts,
} from '#core/calls/context.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import type { RateLimits } from '#core/calls/rate-limit.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';

/** Runs a call that needs no login or brings its own proof, in one transaction that at first sees nobody's rows. */
export const runAnyoneCall = async (
  { database }: ServerDeps,
  limits: RateLimits,
  { call, run }: Handler,
  facts: RequestFacts,
  input: unknown,
  caller: Caller | null = null,
): Promise<unknown> => {
  const attempts = createAttempts(limits, facts.address);
  const cleared: string[] = [];
  const clearAccountAttempts = (account: string) => void cleared.push(account);
  const countRecovery = (account: string) => limits.countRecovery(account, facts.address);
  const attempt = async (db: Database) => {
    const actors: Parameters<AnyoneContext['actsFor']>[0][] = [];
    const actsFor = (user: (typeof actors)[number]) => void actors.push(user);
    const context: LinkOrUserContext = {
      ...facts,
      db,
      caller,
      countAccountAttempt: attempts.countAccount,
      clearAccountAttempts,
      countInvitationAttempt: attempts.countInvitation,
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
    await attempts.succeeded();
    for (const account of cleared) await limits.clearAccountAttempts(account);
    return output;
  } catch (error) {
    await attempts.failed(error);
    throw error;
  }
};
