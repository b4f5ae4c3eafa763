import type { InvoiceRecord } from '#invoices/map-row.ts';
import { billedQuantity } from '#ubl/units.ts';

/** A line of an invoice as far as it is compared with a delivery note. */
type BilledLine = {
  /** The delivery note it bills; null where it names none, or several. */
  readonly deliveryNumber: string | null;
  readonly itemNumber: string | null;
  readonly quantity: string;
  readonly unit: string;
};

/**
 * Lines with their quantities in the units of delivery notes. EN 16931 has one delivery note for a whole invoice (BT-16):
 * where that is the only one that is named, all lines bill it.
 */
export const billedLines = ({
  lines,
  despatchNumbers,
}: Pick<InvoiceRecord, 'lines' | 'despatchNumbers'>): BilledLine[] => {
  const only = despatchNumbers.length === 1 ? (despatchNumbers[0] ?? null) : null;
  return lines.flatMap(({ quantity: value, unit: code, itemNumber, despatchNumbers: named }) => {
    const billed = billedQuantity({ value, unit: code });
    const deliveryNumber =
      named.length === 0 ? only : named.length === 1 ? (named[0] ?? null) : null;
    return billed === null ? [] : [{ deliveryNumber, itemNumber, ...billed }];
  });
};
