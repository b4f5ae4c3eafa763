import { formatSignature } from '@abrufbar/domain/deliveries/signature.ts';
import type { Database } from '#core/database/database.ts';
import { insertReceipt } from '#deliveries/receipt/receipt-store.ts';
import type { Signed } from '#deliveries/receipt/signature.ts';
import { listDeliveries } from '#deliveries/store.ts';

/** Each confirmation is signed there. */
export const SIGNED_SITE = '40018411';

const STROKES = [
  // prettier-ignore
  [
    150, 373, 180, 256, 214, 165, 241, 131, 259, 158, 248, 233, 229, 316, 230, 331,
    256, 286, 286, 211, 316, 168, 331, 183, 320, 256, 313, 316, 328, 328, 353, 301,
    384, 241, 414, 203, 418, 223, 399, 278, 388, 319, 406, 331, 436, 304, 466, 256,
    489, 241, 490, 268, 486, 310, 499, 331, 526, 316, 556, 256, 584, 165, 602, 117,
    611, 129, 599, 226, 578, 301, 576, 328, 602, 304, 632, 271, 650, 268, 659, 293,
    677, 313, 707, 293, 737, 280, 755, 298, 782, 298, 820, 283, 869, 263,
  ],
  // prettier-ignore
  [
    206, 459, 316, 436, 451, 418, 602, 406, 707, 402, 793, 403,
  ],
];

/** The foreman of the demo, as on every phone. */
const SIGNED: Signed = {
  by: 'Murat Demir',
  drawing: formatSignature({ height: 600, strokes: STROKES }),
};
/** Of the sites of that company alone. */
export const signatureAt = ({ company }: { readonly company: number }): Signed | null =>
  company === 11 ? SIGNED : null;

/** Nobody with an account. */
const TYPED: Signed = { by: 'Hinnerk Ahrens', drawing: null };

type Contract = {
  readonly company_id: number;
  readonly id: string;
  readonly supplier_id: number;
};

/** The two newest confirmations of a site are signed: one drawn, one with a typed name. */
export const fillSignatures = async (
  db: Database,
  { company_id: companyId, id: contractId, supplier_id: supplierId }: Contract,
  by: string,
): Promise<void> => {
  const list = { companyId, contractId, confirmed: true };
  const newest = await listDeliveries(db, list, { after: null, offset: 0, limit: 2 });
  for (const [position, { id: deliveryId, confirmed_at }] of newest.entries()) {
    if (confirmed_at === null) continue;
    await insertReceipt(db, {
      ...{ companyId, supplierId, deliveryId, by, at: new Date(confirmed_at) },
      ...{ kind: 'confirmed', deviceAt: null, key: null, way: 'single', reason: null },
      signed: position === 0 ? SIGNED : TYPED,
    });
  }
};
