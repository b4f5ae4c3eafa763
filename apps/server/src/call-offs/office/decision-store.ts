import { type Insertable, type Selectable, sql } from 'kysely';
import { dueWhenHeld } from '@abrufbar/domain/call-offs/decision.ts';
import type { Action } from '@abrufbar/domain/call-offs/status.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Decisions = Tables['call_off_decisions'];
type NewDecision = Insertable<Decisions> & { readonly action: Action };
/** A decision that has not taken effect. */
type PendingDecision = Selectable<Decisions>;

/** Stores a decision; false while another one of the call-off is pending. */
export const insertDecision = async (db: Database, row: NewDecision): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('call_off_decisions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'call_off_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** The pending decision of a call-off: who decides what, and when it takes effect. */
export const findPendingDecision = (
  db: Database,
  suppliers: readonly number[],
  companyId: number,
  callOffId: string,
): Promise<PendingDecision | undefined> =>
  db
    .selectFrom('call_off_decisions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('call_off_id', '=', callOffId)
    .where('supplier_id', '=', ofSuppliers(suppliers))
    .executeTakeFirst();

/** Moves a decision later while its bar is held (OFF-55); the new time, undefined once it has taken effect. */
export const holdDecision = async (
  db: Database,
  suppliers: readonly number[],
  decisionId: string,
  now: Date,
): Promise<Date | undefined> => {
  const found = await db
    .selectFrom('call_off_decisions')
    .select(['company_id', 'call_off_id', 'decided_at', 'due_at'])
    .where('supplier_id', '=', ofSuppliers(suppliers))
    .where('id', '=', decisionId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const due = dueWhenHeld(new Date(found.decided_at), new Date(found.due_at), now);
  await db
    .updateTable('call_off_decisions')
    .set({ due_at: due.toISOString() })
    .where('company_id', '=', found.company_id)
    .where('call_off_id', '=', found.call_off_id)
    .execute();
  return due;
};

/** Takes a decision back; undefined once it has taken effect or fallen. */
export const undoDecision = (
  db: Database,
  suppliers: readonly number[],
  decisionId: string,
): Promise<PendingDecision | undefined> =>
  db
    .deleteFrom('call_off_decisions')
    .where('supplier_id', '=', ofSuppliers(suppliers))
    .where('id', '=', decisionId)
    .returningAll()
    .executeTakeFirst();

type PendingState = { id: string; status: number; decision_id: string | null };

/** Call-offs of the suppliers with their pending decision, where there is one. */
export const listPending = async (
  db: Database,
  suppliers: readonly number[],
  ids: readonly string[],
): Promise<PendingState[]> => {
  const { rows } = await sql<PendingState>`
    SELECT o.id, o.status, d.id AS decision_id FROM call_offs o
    LEFT JOIN call_off_decisions d ON d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = o.company_id
      AND d.call_off_id = o.id
    WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.id = ANY (${ids}::uuid[])`.execute(db);
  return rows;
};
