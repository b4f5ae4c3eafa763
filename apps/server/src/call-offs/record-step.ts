import { callOffCreated, callOffStatusChanged } from '#call-offs/jobs.ts';
import { insertStep, type MessagedStep } from '#call-offs/step-store.ts';
import { updateCounts } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';

type Moved = {
  readonly company_id: number;
  readonly supplier_id: number;
  readonly contract_id: string;
  readonly id: string;
};
/** Customer user, key of the supplier's system or staff member; the name of the latter stays as it was. */
export type Author =
  | { readonly userId: string }
  | { readonly importKeyId: string }
  | { readonly staffId: string; readonly staffName: string }
  | null;
type Step = {
  readonly version: number;
  readonly action: MessagedStep;
  readonly from: number | null;
  readonly to: number;
  readonly oldValues?: object;
  readonly newValues?: object;
  readonly answer?: string | null;
  readonly by: Author;
};
type Facts = { readonly jobs: Pick<Jobs, 'send'>; readonly now: Date };

/** Stores a step with person, time and values and sends its message, in the transaction of the step (D-31, D-51). */
export const recordStep = async (
  db: Database,
  { jobs, now }: Facts,
  { company_id, supplier_id, contract_id, id }: Moved,
  { version, action, from, to, oldValues = {}, newValues = {}, answer = null, by }: Step,
): Promise<void> => {
  await insertStep(db, {
    company_id,
    call_off_id: id,
    version,
    event_id: newId(),
    at: now.toISOString(),
    user_id: by && 'userId' in by ? by.userId : null,
    import_key_id: by && 'importKeyId' in by ? by.importKeyId : null,
    staff_id: by && 'staffId' in by ? by.staffId : null,
    staff_name: by && 'staffId' in by ? by.staffName : null,
    action,
    from_status: from,
    to_status: to,
    old_values: JSON.stringify(oldValues),
    new_values: JSON.stringify(newValues),
    answer,
  });
  const contract = { companyId: company_id, contractId: contract_id };
  await updateCounts(db, contract, { incoming: 0, confirmed: 0, activeAt: now });
  const event = action === 'create' || action === 'enter' ? callOffCreated : callOffStatusChanged;
  await sendCompanyHint(db, company_id, 'call-offs', id);
  await sendSupplierHint(db, supplier_id);
  await jobs.send(db, event, { companyId: company_id, callOffId: id, version });
};
