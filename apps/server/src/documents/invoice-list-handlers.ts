import * as calls from '@abrufbar/contract/documents-invoice-list.ts';
import { handle, type Handler, type UserContext } from '#core/calls/context.ts';
import { createPageMemory, pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findNoteOwner } from '#deliveries/note-store.ts';
import { downloadInvoice } from '#documents/invoice-handler.ts';
import { findInvoice, type InvoiceRow, listInvoices } from '#documents/invoice-list-store.ts';
import { listNamedNotes, listNaming } from '#documents/invoice-note-store.ts';
import { matchInvoice, matchNote } from '#documents/match-invoice.ts';
import {
  countDeviations,
  presentInvoice,
  presentInvoiceDetail,
  presentMatchedNote,
  presentNaming,
} from '#documents/present-invoice.ts';

const pages = createPageMemory();

type Input = Parameters<typeof pageOf>[0] & {
  readonly query: readonly string[];
  readonly filterString: {
    readonly kind?: readonly InvoiceKind[];
    readonly date?: readonly string[];
  };
};
type InvoiceKind = NonNullable<Parameters<typeof listInvoices>[1]['kinds']>[number];
const list = async (
  { db, scope, caller }: UserContext,
  contractId: string | null,
  input: Input,
) => {
  const { kind, date } = input.filterString;
  const narrowed = {
    scope,
    contractId,
    tags: input.query,
    kinds: kind ?? null,
    days: date ?? null,
  };
  const { page, size, offset } = pageOf(input);
  const { userId } = caller;
  const scroll = { userId, call: calls.invoices.name, filters: JSON.stringify(narrowed), size };
  const after = pages.before(scroll, page);
  const window = { after, offset, limit: size + 1 };
  const { rows, total, isKnown } = await listInvoices(db, narrowed, window);
  if (!isKnown) throw new Refusal(404, 'contract_not_found');
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  if (last) pages.remember(scroll, page, [last.issued_on, last.id]);
  const [one] = shown;
  const ids = shown.map(({ id }) => id);
  // All of one company: the tenant rule named it, or the contract belongs to it.
  const notes = one ? await listNamedNotes(db, one.company_id, ids) : [];
  const ofInvoice = Map.groupBy(notes, ({ invoice_id: id }) => id);
  const deviationsOf = (row: InvoiceRow) =>
    countDeviations((ofInvoice.get(row.id) ?? []).map((note) => matchNote(note, row)));
  return {
    items: shown.map((row) => presentInvoice(row, deviationsOf(row))),
    pagination: paginate({ page, size }, total, rows.length > size),
  };
};

const invoices = handle(calls.invoices, (context, input) => list(context, null, input));

const contractInvoices = handle(calls.contractInvoices, (context, input) =>
  list(context, input.contract_id, input),
);

const findOwn = async ({ db, scope }: UserContext, id: string) => {
  const found = await findInvoice(db, scope, id);
  if (found === undefined) throw new Refusal(404, 'invoice_not_found');
  return found;
};

const invoice = handle(calls.invoice, async (context, { invoice_uuid }) => {
  const found = await findOwn(context, invoice_uuid);
  return presentInvoiceDetail(found, await matchInvoice(context.db, found));
});

const invoiceDeliveries = handle(calls.invoiceDeliveries, async (context, input) => {
  const found = await findOwn(context, input.invoice_uuid);
  const { notes } = await matchInvoice(context.db, found);
  const { mark: marks } = input.filterString;
  const wanted = marks ? notes.filter(({ mark }) => marks.includes(mark)) : notes;
  const { page, size, offset } = pageOf(input);
  return {
    items: wanted.slice(offset, offset + size).map(presentMatchedNote),
    pagination: paginate({ page, size }, wanted.length, wanted.length > offset + size),
  };
});

const deliveryInvoices = handle(
  calls.deliveryInvoices,
  async ({ db, scope }, { delivery_id: deliveryId }) => {
    const delivery = await findNoteOwner(db, scope, { deliveryId });
    if (delivery === undefined) throw new Refusal(404, 'delivery_not_found');
    const naming = await listNaming(db, delivery);
    // An older delivery may bear the same number.
    return { items: naming.filter(({ id }) => id === deliveryId).map(presentNaming) };
  },
);

/** Calls of the invoices, in the order of the description. */
export const invoiceCalls: readonly Handler[] = [
  downloadInvoice,
  invoices,
  contractInvoices,
  invoice,
  invoiceDeliveries,
  deliveryInvoices,
];
