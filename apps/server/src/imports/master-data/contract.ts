import type { ContractRow } from '@abrufbar/domain/imports/master-row.ts';
import { parseDmy } from '@abrufbar/domain/values/calendar.ts';
import { findContractByNumber } from '#contracts/update-store.ts';
import type { Touch } from '#core/audit.ts';
import type { Database } from '#core/database/database.ts';
import { saveRow, type Saved } from '#core/database/save-row.ts';
import { newId } from '#core/ids.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import type { RowProblem } from '#imports/run/row-import.ts';

type Owner = { readonly companyId: number; readonly supplierId: number; readonly now: Date };

/** A day of a row; undefined where the row says nothing of it. */
const dayOf = (text: string | null | undefined) => (text ? parseDmy(text) : text);

/** Columns of the fields that a row names. */
const fieldsOf = (row: ContractRow, startsOn?: string | null, endsOn?: string | null) => ({
  name: row.name,
  ...(row.status !== undefined && row.status !== null && { status: row.status }),
  ...(row.building_site_number !== undefined && {
    building_site_number: row.building_site_number || null,
  }),
  ...(row.customer_order_number !== undefined && {
    customer_order_number: row.customer_order_number || null,
  }),
  ...(startsOn !== undefined && { starts_on: startsOn }),
  ...(endsOn !== undefined && { ends_on: endsOn }),
  ...(row.lead_hours !== undefined && { lead_hours: row.lead_hours }),
});

export const saveContract = async (
  db: Database,
  touch: Touch,
  { companyId, supplierId, now }: Owner,
  row: ContractRow,
): Promise<Saved | RowProblem> => {
  const [startsOn, endsOn] = [dayOf(row.starts_on), dayOf(row.ends_on)];
  if (startsOn && endsOn && endsOn < startsOn) return { field: 'ends_on', code: 'last_day' };
  const number = row.contract_number;
  const found = await findContractByNumber(db, companyId, supplierId, number);
  const id = found?.id ?? newId();
  const saved = await saveRow(
    db,
    {
      table: 'contracts',
      key: { company_id: companyId, supplier_id: supplierId, contract_number: number },
      fields: fieldsOf(row, startsOn, endsOn),
      otherwise: { id, created_at: now.toISOString() },
    },
    now,
  );
  if (saved === 'unchanged') return saved;
  await touch(companyId);
  await sendCompanyHint(db, companyId, 'contracts', id);
  return saved;
};
