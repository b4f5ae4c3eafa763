import { type AuditedRow, type AuditEntry, auditCompany, auditUser } from '#core/audit.ts';
import { createAttempts } from '#core/calls/account-attempts.ts';
import { refuseChange, scopeOf } from '#core/calls/caller-scope.ts';
import {
  Accepted,
  type Caller,
  type Handler,
  type RequestFacts,
  type UserContext,
} from '#core/calls/context.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import { type FileAnswer, withBody } from '#core/files/files.ts';
import {
  answerOfWinner,
  digestOf,
  findAnswer,
  storeAnswer,
  type KeyedChange,
} from '#core/calls/idempotency.ts';
import { reasonOf } from '#core/calls/missing-permission.ts';
import type { RateLimits } from '#core/calls/rate-limit.ts';
import { Refusal } from '#core/calls/refusal.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';

type UserRequest = {
  readonly facts: RequestFacts;
  readonly caller: Caller;
  readonly input: unknown;
  /** Idempotency key and what travelled with it (D-69). */
  readonly key: string | undefined;
  readonly wire: unknown;
};

export type Answered = {
  readonly text: string;
  readonly replayed: boolean;
  /** A job does the rest. */
  readonly waits?: true;
  /** Seconds after which the same call is worth sending again. */
  readonly retryAfter?: number | null;
};

/** Runs a call of a signed-in user; a wrong password in it stays counted. */
export const runUserCall = async (
  deps: ServerDeps,
  limits: RateLimits,
  handler: Handler,
  toText: (output: unknown) => string,
  request: UserRequest,
): Promise<Answered> => {
  const attempts = createAttempts(limits, request.facts.address);
  try {
    const answered = await runInTransaction(deps, handler, toText, request, attempts.countAccount);
    await attempts.succeeded();
    return answered;
  } catch (error) {
    await attempts.failed(error);
    throw error;
  }
};

/** Effect, audit row and idempotency key are written in one transaction. */
const runInTransaction = async (
  { database, settings, hasAcceptedTerms }: ServerDeps,
  { call, run, prepare }: Handler,
  toText: (output: unknown) => string,
  { facts, caller, input, key, wire }: UserRequest,
  countAccountAttempt: UserContext['countAccountAttempt'],
): Promise<Answered> => {
  const { userId, impersonator } = caller;
  const scope = scopeOf(call, caller, input);
  const touchesCompany = call.tenant !== 'user';
  const keyed: KeyedChange | null =
    key === undefined || call.kind === 'read'
      ? null
      : {
          userId,
          call: call.name,
          key,
          digest: digestOf(wire),
          companies: touchesCompany ? scope : null,
        };
  const entry = {
    at: facts.now,
    call: call.name,
    requestId: facts.requestId,
    userId,
    impersonator,
    staffId: caller.view?.staffId ?? null,
  };
  const transaction = { companies: scope, userId };
  const prepared = prepare ? await prepare(input as never) : input; // handlePrepared() tied it to the call

  const attempt = async (db: Database, companies = scope): Promise<Answered> => {
    const before = keyed && (await findAnswer(db, keyed));
    if (before !== null) return { text: before, replayed: true };
    if (call.needsTerms && !(await hasAcceptedTerms(db, { userId, ...facts }))) {
      throw new Refusal(403, 'terms_not_accepted');
    }
    let companyId: number | null = null;
    let row: AuditedRow | undefined;
    const effectOn = (id: number, touched?: AuditedRow) => {
      refuseChange(call, caller, id);
      companyId = id;
      row = touched;
    };
    const known = { caller, scope: companies, countAccountAttempt };
    const context: UserContext = { ...facts, ...known, db, effectOn };
    const text = toText(await run(context as never, prepared as never)); // handle() tied both to the call
    if (call.kind === 'change') await leaveTrace(db, companyId, row, text);
    return { text, replayed: false };
  };

  const leaveTrace = async (
    db: Database,
    companyId: number | null,
    row: AuditedRow | undefined,
    text: string,
  ) => {
    if (touchesCompany && companyId === null && settings.NODE_ENV !== 'production') {
      throw new Error(`${call.name} changed something without effectOn()`);
    }
    const kept = call.showsSecret ? null : text;
    if (keyed) await storeAnswer(db, keyed, companyId, kept, facts.now);
    // Every action of supplier staff during impersonation is recorded, audited call or not (D-64).
    const touched = row && { supplierId: row.supplierId, object: row };
    if (call.audited || impersonator !== null) await audit(db, companyId, { ...entry, ...touched });
  };

  if (!keyed) {
    const inScope = (companies: readonly number[]) =>
      inTransaction(database, { companies, userId, readOnly: call.kind === 'read' }, (db) =>
        attempt(db, companies),
      );
    return inScope(scope).catch(async (error: unknown) => {
      throw await reasonOf(error, call, { caller, scope }, inScope);
    });
  }
  try {
    return await inTransaction(database, transaction, attempt);
  } catch (error) {
    return answerOfWinner(error, () =>
      inTransaction(database, { ...transaction, readOnly: true }, (db) => findAnswer(db, keyed)),
    );
  }
};

/** Runs a call that answers with a file, or says that it is being drawn: a read, so it writes no audit row. */
export const runFileCall = async (
  { database }: ServerDeps,
  { call, run }: Handler,
  { facts, caller, input }: UserRequest,
): Promise<FileAnswer | Accepted> => {
  const scope = scopeOf(call, caller, input);
  const { userId } = caller;
  const reading = { companies: scope, userId, readOnly: true };
  const answer = await inTransaction(database, reading, async (db) => {
    const reads = { effectOn: () => {}, countAccountAttempt: async () => {} };
    const context: UserContext = { ...facts, ...reads, db, caller, scope };
    return (await run(context as never, input as never)) as FileAnswer | Accepted; // handle() tied them to the call
  });
  if (answer instanceof Accepted) return answer;
  return withBody(answer);
};

const audit = (
  db: Database,
  companyId: number | null,
  entry: AuditEntry & { readonly userId: string },
) => (companyId === null ? auditUser(db, entry) : auditCompany(db, companyId, entry));
