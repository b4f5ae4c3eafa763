import { type AuditedRow, auditCompany } from '#core/audit.ts';
import {
  Accepted,
  type CompanySystem,
  type Handler,
  type RequestFacts,
  type SystemContext,
} from '#core/calls/context.ts';
import {
  answerOfWinner,
  digestOf,
  findAnswer,
  type KeyedChange,
  storeAnswer,
} from '#core/calls/idempotency.ts';
import type { Answered } from '#core/calls/run-user-call.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import { FileAnswer, withBody } from '#core/files/files.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';

type SystemRequest = {
  readonly facts: RequestFacts;
  readonly system: CompanySystem;
  readonly input: unknown;
  /** Idempotency key and what travelled with it (D-69). */
  readonly key: string | undefined;
  readonly wire: unknown;
};

type Answer = Answered | FileAnswer | Accepted;

/**
 * Runs a call of a company's own system in one transaction of its company. A change is made in the name of the key's
 * maker, whose rows it may see too: there the accepted terms are (decision 0077).
 */
export const runCompanyCall = async (
  { database }: ServerDeps,
  { call, run }: Handler,
  toText: (output: unknown) => string,
  { facts, system, input, key, wire }: SystemRequest,
): Promise<Answer> => {
  const { companyId } = system.company;
  const isChange = call.kind === 'change';
  const scope = [companyId];
  const transaction = { companies: scope, ...(isChange && { userId: system.makerId }) };
  // The answers of all callers lie in one table, those of a system under the id of its key.
  const keyed: KeyedChange | null =
    key !== undefined && isChange
      ? { userId: system.keyId, call: call.name, key, digest: digestOf(wire), companies: scope }
      : null;

  const attempt = async (db: Database): Promise<Answer> => {
    const before = keyed && (await findAnswer(db, keyed));
    if (before !== null) return { text: before, replayed: true };
    let touched: AuditedRow | undefined;
    const touch = (row: AuditedRow) => {
      touched = row;
    };
    const context: SystemContext = { ...facts, db, system, scope, touch };
    const output = await run(context as never, input as never); // handle() tied both to the call
    if (output instanceof FileAnswer || output instanceof Accepted) return output;
    const text = toText(output);
    if (keyed) await storeAnswer(db, keyed, companyId, text, facts.now);
    if (call.audited) {
      await auditCompany(db, companyId, {
        at: facts.now,
        call: call.name,
        requestId: facts.requestId,
        userId: system.makerId,
        impersonator: null,
        ...(touched && {
          supplierId: touched.supplierId,
          object: { ...touched, changes: { key: { old: null, new: system.keyName } } },
        }),
      });
    }
    return { text, replayed: false };
  };

  try {
    // No read is read-only: a list of changes numbers what has committed.
    const answer = await inTransaction(database, transaction, attempt);
    return answer instanceof FileAnswer ? await withBody(answer) : answer;
  } catch (error) {
    if (keyed === null) throw error;
    return answerOfWinner(error, () =>
      inTransaction(database, { ...transaction, readOnly: true }, (db) => findAnswer(db, keyed)),
    );
  }
};
