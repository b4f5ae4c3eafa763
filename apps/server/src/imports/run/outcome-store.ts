import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Outcome } from '#imports/tickets/import-tickets.ts';

type OutcomeKey = {
  readonly companyId: number;
  readonly importId: string;
  readonly ticket: number;
};

/** Outcome of a ticket of a large import; undefined until it is imported. */
export const findOutcome = async (
  db: Database,
  { companyId, importId, ticket }: OutcomeKey,
): Promise<Outcome | undefined> => {
  const row = await db
    .selectFrom('import_marks')
    .select('outcome')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  const text = row?.outcome;
  // insertOutcome wrote it: a word, or an object as JSON
  const outcome: unknown = text?.startsWith('{') ? JSON.parse(text) : text;
  return outcome as Outcome | undefined; // as above
};

export const insertOutcome = async (
  db: Database,
  { companyId, importId, ticket }: OutcomeKey,
  outcome: Outcome,
): Promise<void> => {
  await db
    .insertInto('import_marks')
    .values({
      company_id: companyId,
      import_id: importId,
      ticket,
      outcome: typeof outcome === 'string' ? outcome : JSON.stringify(outcome),
    })
    .execute();
};

/** Removes the marks of an import once they are counted. */
export const deleteOutcomes = async (
  db: Database,
  companies: readonly number[],
  importId: string,
): Promise<void> => {
  await db
    .deleteFrom('import_marks')
    .where('company_id', '=', sql<number>`ANY (${companies}::int[])`)
    .where('import_id', '=', importId)
    .execute();
};
