import { DECISION_DELAY_MS } from '@abrufbar/domain/call-offs/decision.ts';
import { type Action, nextStatus } from '@abrufbar/domain/call-offs/status.ts';
import { decisionDue } from '#call-offs/decision-jobs.ts';
import { insertDecision } from '#call-offs/office/decision-store.ts';
import { type CallOffRow, findCallOffByNumber } from '#call-offs/store.ts';
import { NEEDS_ANSWER } from '#call-offs/supplier-step.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { Jobs } from '#core/jobs/jobs.ts';

type Decision = {
  readonly action: Action;
  /** Version of the call-off the staff member has seen. */
  readonly version: number;
  /** Number in the plant, if the staff member gave one. */
  readonly number: string | null;
  readonly answer: string | null;
  readonly staffId: string;
  readonly staffName: string;
};

/** `stale`: somebody was faster; `pending`: a colleague's decision waits for its time. */
type Refused =
  | 'stale'
  | 'pending'
  | 'not_possible'
  | 'answer_missing'
  | 'numbered'
  | 'number_taken';
type Placed = { readonly decisionId: string; readonly dueAt: Date };

/**
 * Stores a decision of a staff member about a call-off that the transaction has locked; a job lets it take
 * effect. Nothing about the call-off changes before, so nothing leaves the house (OFF-56).
 */
export const placeDecision = async (
  db: Database,
  { jobs, now }: { readonly jobs: Pick<Jobs, 'send'>; readonly now: Date },
  row: CallOffRow,
  { action, version, number, answer, staffId, staffName }: Decision,
): Promise<Placed | Refused> => {
  if (row.version !== version) return 'stale';
  if (nextStatus(action, row.status, row.earlier_status) === null) return 'not_possible';
  if (answer === null && NEEDS_ANSWER.includes(action)) return 'answer_missing';
  const { company_id: companyId, supplier_id: supplierId, id: callOffId } = row;
  if (number !== null && number !== row.number) {
    if (row.number !== null) return 'numbered';
    const owner = await findCallOffByNumber(db, companyId, supplierId, number);
    if (owner !== undefined) return 'number_taken';
  }
  const decisionId = newId();
  const dueAt = new Date(now.getTime() + DECISION_DELAY_MS);
  const isStored = await insertDecision(db, {
    company_id: companyId,
    call_off_id: callOffId,
    id: decisionId,
    supplier_id: supplierId,
    version,
    action,
    number,
    answer,
    staff_id: staffId,
    staff_name: staffName,
    decided_at: now,
    due_at: dueAt,
  });
  if (!isStored) return 'pending';
  const due = { companyId, callOffId, decisionId, supplierId };
  await jobs.send(db, decisionDue, due, { afterSeconds: DECISION_DELAY_MS / 1000 });
  return { decisionId, dueAt };
};
