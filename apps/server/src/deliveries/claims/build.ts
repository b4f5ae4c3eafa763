import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { updateSettled, updateTaken } from '#deliveries/claims/office-store.ts';
import { insertStep } from '#deliveries/claims/step-store.ts';
import { type ClaimRow, findClaim, insertClaim } from '#deliveries/claims/store.ts';

type Fields = Partial<Pick<ClaimRow, 'reasons' | 'remedy' | 'note'>> & {
  readonly filedAt?: Date;
  /** The member of staff who works on it, since when. */
  readonly taken?: { readonly staffId: string; readonly name: string; readonly at: Date };
  /** Its answer, from who works on it. */
  readonly settled?: Parameters<typeof updateSettled>[3] & { readonly at: Date };
};

type Delivery = { readonly id: string };
type Contract = { readonly company_id: number; readonly supplier_id: number };

/** A claim of a person on a delivery, with its steps. */
export const buildClaim = async (
  db: Database,
  { company_id, supplier_id }: Contract,
  { id: delivery_id }: Delivery,
  { id: userId }: { readonly id: string },
  {
    reasons = ['temperature', 'segregation'],
    remedy = 'replacement',
    note = 'Hinten grob, vorn fein. 136 °C gemessen.',
    filedAt = new Date('2026-11-20T06:41:00Z'),
    taken,
    settled,
  }: Fields = {},
): Promise<ClaimRow> => {
  const id = newId();
  const key = { company_id, id, supplier_id, delivery_id, user_id: userId };
  await insertClaim(db, { ...key, reasons, remedy, note, received_at: filedAt });
  await insertStep(db, key, { kind: 'received', at: filedAt, by: { userId }, text: note });
  if (taken) {
    await updateTaken(db, key, taken);
    await insertStep(db, key, { kind: 'in_progress', at: taken.at, by: taken, text: null });
    if (settled) {
      const { at, text } = settled;
      await updateSettled(db, key, taken, settled);
      await insertStep(db, key, { kind: 'settled', at, by: taken, text });
    }
  }
  const row = await findClaim(db, [company_id], id);
  if (row === undefined) throw new Error('the claim was not kept');
  return row;
};
