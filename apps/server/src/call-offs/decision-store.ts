import type { Action } from '@abrufbar/domain/call-offs/status.ts';
import type { Database } from '#core/database/database.ts';

/** A decision of a staff member about a call-off; `decisionId` tells one click from a later one. */
export type DecisionKey = {
  readonly companyId: number;
  readonly callOffId: string;
  readonly decisionId: string;
};

/** A decision when it takes effect. */
type DueDecision = {
  readonly action: Action;
  readonly number: string | null;
  readonly answer: string | null;
  /** Version of the call-off on which it was based. */
  readonly version: number;
  readonly staff_id: string;
  readonly staff_name: string;
};

/** Drops what is pending for a call-off: another step was faster (OFF-57, OFF-58). */
export const dropDecision = async (
  db: Database,
  companyId: number,
  callOffId: string,
): Promise<void> => {
  await db
    .deleteFrom('call_off_decisions')
    .where('company_id', '=', companyId)
    .where('call_off_id', '=', callOffId)
    .execute();
};

/** Removes a decision whose time has come and hands it back; undefined if it is gone, undone or held. */
export const takeDueDecision = async (
  db: Database,
  { companyId, callOffId, decisionId }: DecisionKey,
  now: Date,
): Promise<DueDecision | undefined> => {
  const row = await db
    .deleteFrom('call_off_decisions')
    .where('company_id', '=', companyId)
    .where('call_off_id', '=', callOffId)
    .where('id', '=', decisionId)
    .where('due_at', '<=', now.toISOString())
    .returning(['action', 'number', 'answer', 'version', 'staff_id', 'staff_name'])
    .executeTakeFirst();
  return row && { ...row, action: row.action as Action }; // insertDecision takes no other
};

/** When a pending decision takes effect. */
export const findDueAt = async (
  db: Database,
  { companyId, callOffId, decisionId }: DecisionKey,
): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('call_off_decisions')
    .select('due_at')
    .where('company_id', '=', companyId)
    .where('call_off_id', '=', callOffId)
    .where('id', '=', decisionId)
    .executeTakeFirst();
  return row && new Date(row.due_at);
};
