import { nextStatus } from '@abrufbar/domain/call-offs/status.ts';
import { type DecisionKey, findDueAt, takeDueDecision } from '#call-offs/decision-store.ts';
import { lockCallOffOfSupplier } from '#call-offs/store.ts';
import { applySupplierStep, isNumberTaken } from '#call-offs/supplier-step.ts';
import type { Database } from '#core/database/database.ts';
import { type JobContext, worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';

type Due = DecisionKey & { readonly supplierId: number };

/** Sent in the transaction of the decision, for the time at which it takes effect (OFF-54). */
export const decisionDue = queue<Due>('calloff.decision_due');

/**
 * Lets a decision take effect through the step that suppliers' systems take, once however often it runs: the
 * decision is removed in the same transaction. One that was held waits on, one that is gone was undone or fell.
 */
export const applyDecision = worker(decisionDue, async (context, due) => {
  const apply = (hasNumber: boolean) =>
    context.inScope({ companies: [due.companyId] }, (db) => takeStep(db, context, due, hasNumber));
  try {
    await apply(true);
  } catch (error) {
    // The supplier's system has given the number to another call-off meanwhile; the decision holds without it.
    if (!isNumberTaken(error)) throw error;
    await apply(false);
  }
});

const takeStep = async (
  db: Database,
  { jobs, now }: Pick<JobContext, 'jobs' | 'now'>,
  due: Due,
  hasNumber: boolean,
): Promise<void> => {
  // The call-off first, as everybody else who takes a step: whoever comes second finds no decision.
  const row = await lockCallOffOfSupplier(db, due.companyId, due.supplierId, due.callOffId);
  const decision = await takeDueDecision(db, due, now);
  if (row === undefined || decision === undefined) {
    const dueAt = await findDueAt(db, due);
    if (dueAt === undefined) return;
    const afterSeconds = Math.max(0, dueAt.getTime() - now.getTime()) / 1000;
    await jobs.send(db, decisionDue, due, { afterSeconds });
    return;
  }
  const { action, answer, staff_id: staffId, staff_name: staffName } = decision;
  const to = nextStatus(action, row.status, row.earlier_status);
  if (to === null || row.version !== decision.version) return; // every step drops it; it falls here too
  const number = (hasNumber ? decision.number : null) ?? row.number;
  await applySupplierStep(db, { jobs, now }, row, {
    action,
    to,
    number,
    answer,
    by: { staffId, staffName },
  });
};
