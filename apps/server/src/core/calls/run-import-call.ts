import { recordFirsts } from '#core/audit.ts';
import type { Handler, ImportContext, ImportSource, RequestFacts } from '#core/calls/context.ts';
import { digestOf, findAnswer, isFromRace, storeAnswer } from '#core/calls/idempotency.ts';
import type { Answered } from '#core/calls/run-user-call.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';

type ImportRequest = {
  readonly facts: RequestFacts;
  readonly source: ImportSource;
  readonly input: unknown;
  /** Idempotency key of a call that takes one, and what travelled with it (D-69). */
  readonly key: string | undefined;
  readonly wire: unknown;
};

/** Ends a call whose key was answered before; nothing of it has been written. */
class AnsweredBefore extends Error {
  readonly text: string;
  constructor(text: string) {
    super('answered before');
    this.text = text;
  }
}

/** Runs a call of a supplier's system; each row of an import succeeds or fails by itself (D-66). */
export const runImportCall = async (
  { database, staffDatabase }: ServerDeps,
  { call, run }: Handler,
  once: (output: unknown) => Answered,
  { facts, source, input, key, wire }: ImportRequest,
): Promise<Answered> => {
  const recordFirst = recordFirsts({
    at: facts.now,
    call: call.name,
    requestId: facts.requestId,
    userId: null,
    impersonator: null,
    supplierId: source.supplierId,
  });
  const inCompany: ImportContext['inCompany'] = (companyId, work) =>
    recordFirst(
      (inside) => inTransaction(database, { companies: [companyId] }, inside),
      async (db, touch) => {
        const done = await work(db);
        if (call.audited) await touch(companyId);
        return done;
      },
    );
  const asStaff: ImportContext['asStaff'] = (work) =>
    recordFirst(
      (inside) => inTransaction(staffDatabase, { suppliers: [source.supplierId] }, inside),
      work,
    );
  const ofCompanies: ImportContext['ofCompanies'] = (companies, work) =>
    inTransaction(database, { companies, readOnly: true }, work);

  const onceInCompany: ImportContext['onceInCompany'] = async (companyId, listCompanies, work) => {
    if (key === undefined) return inCompany(companyId, work);
    const companies = await listCompanies();
    // The answers of all callers lie in one table, those of a system under the id of its import key.
    const keyed = { userId: source.keyId, call: call.name, key, digest: digestOf(wire), companies };
    const requireNew = async (db: Database) => {
      const before = await findAnswer(db, keyed);
      if (before !== null) throw new AnsweredBefore(before);
    };
    await ofCompanies(companies, requireNew);
    try {
      return await inCompany(companyId, async (db) => {
        const output = await work(db);
        await storeAnswer(db, keyed, companyId, once(output).text, facts.now);
        return output;
      });
    } catch (error) {
      // A concurrent attempt may have won meanwhile; then its answer is returned.
      if (isFromRace(error)) await ofCompanies(companies, requireNew);
      throw error;
    }
  };

  const global: ImportContext['global'] = (work) => inTransaction(database, {}, work);
  const scopes = { inCompany, onceInCompany, ofCompanies, global, asStaff };
  const context: ImportContext = { ...facts, import: source, ...scopes };
  try {
    return once(await run(context as never, input as never)); // handle() tied both to the call
  } catch (error) {
    if (error instanceof AnsweredBefore) return { text: error.text, replayed: true };
    throw error;
  }
};
