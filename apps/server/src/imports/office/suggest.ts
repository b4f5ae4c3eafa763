import { nearest } from '@abrufbar/domain/imports/nearest.ts';
import type { Database } from '#core/database/database.ts';
import type { ImportRow } from '#imports/office/log-store.ts';
import type { RejectRow } from '#imports/office/reject-store.ts';
import { listKnownContracts, listKnownCustomers } from '#imports/office/source-store.ts';
import { FORMATS } from '#imports/tickets/formats.ts';

const customerIn = (call: string, raw: unknown): string => {
  const field = FORMATS[call]?.fields.customer ?? 'customer_number';
  const value: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, field) : null;
  return typeof value === 'string' ? value : '';
};

/** Finds the number that was probably meant (OFF-165); what is known is read once for all rows of a report. */
export const suggester = (
  db: Database,
  { supplier_id: supplierId, call }: Pick<ImportRow, 'supplier_id' | 'call'>,
) => {
  const read = new Map<string, Promise<string[]>>();
  const once = (key: string, list: () => Promise<string[]>) => {
    const known = read.get(key) ?? list();
    read.set(key, known);
    return known;
  };
  return async ({ code, value, raw, settled_at }: RejectRow): Promise<string | null> => {
    if (value === null || settled_at !== null) return null;
    if (code === 'unknown_customer') {
      return nearest(value, await once('', () => listKnownCustomers(db, supplierId)));
    }
    if (code !== 'unknown_contract') return null;
    const customer = customerIn(call, raw);
    const contracts = once(`c${customer}`, () => listKnownContracts(db, supplierId, customer));
    return nearest(value, await contracts);
  };
};
