import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { insertEntry, type Observed } from '#deliveries/freshness/entry-store.ts';

type Contract = { readonly company_id: number; readonly supplier_id: number };
type Delivery = { readonly id: string };

/** An entry of somebody on site at a delivery, made when it was observed. */
export const buildEntry = async (
  db: Database,
  { company_id, supplier_id }: Contract,
  { id: delivery_id }: Delivery,
  { id: by }: { readonly id: string },
  observed: Observed,
): Promise<{ readonly id: string }> => {
  const id = newId();
  const key = { company_id, supplier_id, id: delivery_id };
  await insertEntry(db, key, { ...observed, id, by, at: observed.observedAt });
  return { id };
};

export const temperatureOf = (celsius: number, observedAt: Date): Observed => ({
  kind: 'temperature',
  amount: celsius,
  unit: 'celsius',
  remaining: null,
  observedAt,
});
