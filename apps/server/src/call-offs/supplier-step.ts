import type { Action } from '@abrufbar/domain/call-offs/status.ts';
import { asEarlier, asShown, earlierValues, shownValues } from '#call-offs/changeable-fields.ts';
import { type Author, recordStep } from '#call-offs/record-step.ts';
import { type CallOffRow, updateCallOff } from '#call-offs/store.ts';
import type { Database } from '#core/database/database.ts';

/** Steps that refuse a request of the customer need a reason. */
export const NEEDS_ANSWER: readonly Action[] = ['refuse', 'declineChange', 'declineCancellation'];

type Step = {
  readonly action: Action;
  readonly to: number;
  readonly number: string | null;
  readonly answer: string | null;
  /** Of the supplier: its system, or a staff member. */
  readonly by: Exclude<Author, { readonly userId: string } | null>;
  /** Of the supplier's system, where it counts its states. */
  readonly revision?: number | null;
};

/** Writes a step of the supplier; the row is locked and the state machine has been asked. */
export const applySupplierStep = async (
  db: Database,
  facts: Parameters<typeof recordStep>[1],
  row: CallOffRow,
  { action, to, number, answer, by, revision = row.revision }: Step,
): Promise<void> => {
  const { columns, oldValues, newValues } = outcomeOf(row, action);
  const isRequest = action === 'makeBinding' || action === 'requestCancellation';
  const received = isRequest && { received_at: facts.now.toISOString() };
  await updateCallOff(db, row, { ...columns, ...received, number, revision, answer, status: to });
  await recordStep(db, facts, row, {
    version: row.version + 1,
    action,
    from: row.status,
    to,
    oldValues: { ...oldValues, number: row.number },
    newValues: { ...newValues, number },
    answer,
    by,
  });
};

/**
 * Values after a step. Accepted changes stay; declined ones, and those of a call-off that is
 * cancelled, give way to the earlier values. An open cancellation request only interrupts (D-32).
 */
const outcomeOf = (row: CallOffRow, action: Action) => {
  const earlier = earlierValues(row);
  if (action === 'requestCancellation') return { columns: { earlier_status: row.status } };
  const columns = { earlier_status: null };
  if (earlier === null || action === 'declineCancellation') return { columns };
  const ended = { ...columns, ...asEarlier(null) };
  const shown = shownValues(row);
  return action === 'acceptChange'
    ? { columns: ended, oldValues: earlier, newValues: shown }
    : { columns: { ...ended, ...asShown(earlier) }, oldValues: shown, newValues: earlier };
};

/** Whether a write failed because another call-off of the customer has its number. */
export const isNumberTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
