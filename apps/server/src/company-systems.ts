/** A company's own system reads and confirms with its key: rows of several concepts (decision 0077). */
import * as contract from '@abrufbar/contract/companies/systems.ts';
import { findMaker } from '#companies/keys/store.ts';
import { findAcceptedTerms } from '#companies/terms-store.ts';
import { type ChangeRow, listChanges, numberChanges } from '#core/company-changes.ts';
import { handle, type Handler, type SystemContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { confirmOnce } from '#deliveries/receipt/confirm-once.ts';
import { findConfirmation } from '#deliveries/receipt/confirm-store.ts';
import { presentConfirmation } from '#deliveries/present.ts';
import { presentSystemDelivery } from '#deliveries/system/present.ts';
import { listSystemDeliveries } from '#deliveries/system/store.ts';
import { noteFile } from '#documents/handlers.ts';
import { invoiceFile as fileOfInvoice } from '#documents/invoice-handler.ts';
import { listSystemInvoices } from '#documents/system-invoice-store.ts';
import { receiptFile, ublFile } from '#documents/ubl-handler.ts';

/** Changes of a page where the system asks for no number. */
const USUAL_CHANGES = 100;

/** Before the first change. */
const START = '0';

const changes = handle(contract.changes, async (context, { cursor, limit }) => {
  const { db, now, system } = context;
  const { companyId } = system.company;
  const most = limit ?? USUAL_CHANGES;
  const behind = cursor ?? START;
  await numberChanges(db, companyId, now);
  const rows = await listChanges(db, companyId, { behind, limit: most + 1 });
  const page = rows.slice(0, most);
  const idsOf = (kind: ChangeRow['kind']) =>
    page.flatMap((row) => (row.kind === kind ? [row.object_id] : []));
  const deliveries = new Map(
    (await listSystemDeliveries(db, companyId, idsOf('delivery'))).map((row) => [row.id, row]),
  );
  const invoices = new Map(
    (await listSystemInvoices(db, companyId, idsOf('invoice'))).map((row) => [row.id, row]),
  );
  return {
    items: page.map(({ kind, object_id: id, changed_at }) => {
      const found = deliveries.get(id);
      const withValues = {
        delivery: found === undefined ? null : presentSystemDelivery(found, now),
        invoice: invoices.get(id) ?? null,
      };
      return {
        kind,
        id,
        changed_at,
        removed: withValues[kind] === null,
        ...withValues,
      };
    }),
    cursor: page.at(-1)?.number ?? behind,
    has_more: rows.length > most,
  };
});

const delivery = handle(contract.delivery, async ({ db, system, now }, { delivery_id }) => {
  const [found] = await listSystemDeliveries(db, system.company.companyId, [delivery_id]);
  if (found === undefined) throw new Refusal(404, 'delivery_not_found');
  return presentSystemDelivery(found, now);
});

const invoice = handle(contract.invoice, async ({ db, system }, { invoice_id }) => {
  const [found] = await listSystemInvoices(db, system.company.companyId, [invoice_id]);
  if (found === undefined) throw new Refusal(404, 'invoice_not_found');
  return found;
});

const reader = (context: SystemContext) => ({
  ...context,
  nameOf: () => context.system.company.companyName,
});

const note = handle(contract.note, (context, { delivery_id }) =>
  noteFile(reader(context), delivery_id, contract.note),
);

const noteUbl = handle(contract.noteUbl, (context, { delivery_id }) =>
  ublFile(reader(context), delivery_id),
);

const receipt = handle(contract.receipt, (context, { delivery_id }) =>
  receiptFile(reader(context), delivery_id),
);

const invoiceFile = handle(contract.invoiceFile, (context, { invoice_id }) =>
  fileOfInvoice(context, invoice_id),
);

/** In the name of the key's maker, who has to be somebody who could confirm it in the portal. */
const confirm = handle(contract.confirm, async (context, { delivery_id }) => {
  const { db, scope, now, brand, system } = context;
  const { keyName: key, makerId: id, company, mayConfirm } = system;
  if (!mayConfirm) throw new Refusal(403, 'company_key_may_not_confirm');
  const maker = await findMaker(db, company.companyId, id);
  if (!maker?.permissions.includes('delivery-confirm')) {
    throw new Refusal(403, 'company_key_maker_gone');
  }
  const terms = await findAcceptedTerms(db, { userId: id, brand, now });
  if (terms.acceptedAt === null) throw new Refusal(403, 'company_key_maker_terms');
  const find = async () => {
    const row = await findConfirmation(db, scope, delivery_id, null);
    if (row === undefined) throw new Refusal(404, 'delivery_not_found');
    return row;
  };
  const { supplier_id: supplierId, number: name } = await find();
  context.touch({ supplierId, kind: 'delivery', id: delivery_id, name });
  const how = { way: 'system', reservation: null, deviceAt: null, signed: null } as const;
  return presentConfirmation(
    await confirmOnce(context, delivery_id, { find, by: { id, key }, how }),
  );
});

/** Calls of a company's own system, in the order of the description. */
export const companySystems: readonly Handler[] = [
  changes,
  delivery,
  note,
  noteUbl,
  receipt,
  invoice,
  invoiceFile,
  confirm,
];
