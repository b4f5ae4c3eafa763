import type {
  deliveryInvoices,
  invoice as invoiceCall,
  invoiceDeliveries,
  invoices,
} from '@abrufbar/contract/documents-invoice-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { invoiceKind, owedAmount } from '@abrufbar/domain/documents/invoice-kind.ts';
import { NOTE_MARKS } from '@abrufbar/domain/documents/invoice-match.ts';
import { formatMoney, formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import type { InvoiceRow } from '#documents/invoice-list-store.ts';
import type { listNaming } from '#documents/invoice-note-store.ts';
import { type MatchedNote, matchNote } from '#documents/match-invoice.ts';

type Card = OutputOf<typeof invoices>['items'][number];
type Detail = OutputOf<typeof invoiceCall>;

/** Invoice in a list. */
export const presentInvoice = (row: InvoiceRow, deviations: number): Card => {
  const kind = invoiceKind(row.type, row.is_booking_aid);
  const gross = owedAmount(kind, row.gross);
  return {
    id: row.id,
    number: row.number,
    kind,
    date: row.issued_on,
    vk_org: row.vk_org,
    contract_id: row.contract_id,
    contract_name: row.contract_name,
    contract_number: row.contract_number,
    currency: row.currency,
    gross: formatMoney(gross),
    gross_raw: Number(gross),
    notes: row.notes,
    deviations,
  };
};

const presentQuantities = (measured: MatchedNote['billed']) =>
  measured.map(({ quantity, unit }) => ({ quantity: formatExact(quantity), quantity_unit: unit }));

/** Differences of a kilogram have to be seen: screens round quantities, a comparison does not (D-45). */
const formatExact = (quantity: string): string =>
  quantity.endsWith('0') && Math.abs(Number(quantity)) <= 999
    ? formatQuantity(quantity)
    : quantity.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.');

/** Deviations of an invoice that a list shows: only of the delivery notes it names. */
export const countDeviations = (notes: readonly MatchedNote[]): number =>
  notes.filter(({ mark }) => mark === 'missing_here' || mark === 'quantity_differs').length;

type Match = {
  readonly notes: readonly MatchedNote[];
  readonly billed: MatchedNote['billed'];
  readonly delivered: MatchedNote['delivered'];
};

/** One invoice with its sums. */
export const presentInvoiceDetail = (row: InvoiceRow, match: Match): Detail => {
  const count = Object.fromEntries(
    NOTE_MARKS.map((mark) => [mark, match.notes.filter((note) => note.mark === mark).length]),
  );
  const card = presentInvoice(row, countDeviations(match.notes));
  const [net, tax, payable] = [
    owedAmount(card.kind, row.net),
    owedAmount(card.kind, row.tax),
    owedAmount(card.kind, row.payable),
  ];
  return {
    ...card,
    due_date: row.due_on,
    net: formatMoney(net),
    net_raw: Number(net),
    tax: formatMoney(tax),
    tax_raw: Number(tax),
    payable: formatMoney(payable),
    payable_raw: Number(payable),
    content_type: row.content_type,
    remarks: [...row.remarks],
    billed: presentQuantities(match.billed),
    delivered: presentQuantities(match.delivered),
    marks: count as Detail['marks'], // a number for every mark
  };
};

/** A delivery note beside its invoice. */
export const presentMatchedNote = ({
  number,
  mark,
  delivery,
  billed,
  delivered,
}: MatchedNote): OutputOf<typeof invoiceDeliveries>['items'][number] => ({
  id: delivery?.id ?? number,
  number,
  mark,
  ids: delivery && formatIds(delivery.id, delivery.contract_id),
  weighing_date: delivery?.weighed_on ?? null,
  contract_name: delivery?.contract_name ?? null,
  materials: delivery?.materials.map(({ name }) => name) ?? [],
  billed: presentQuantities(billed),
  delivered: presentQuantities(delivered),
});

type Naming = Awaited<ReturnType<typeof listNaming>>[number];

/** An invoice beside a delivery it names. */
export const presentNaming = (row: Naming): OutputOf<typeof deliveryInvoices>['items'][number] => {
  const { mark, billed, delivered } = matchNote(row, row);
  return {
    id: row.invoice_id,
    number: row.invoice_number,
    kind: invoiceKind(row.type, row.is_booking_aid),
    date: row.issued_on,
    vk_org: row.vk_org,
    mark,
    billed: presentQuantities(billed),
    delivered: presentQuantities(delivered),
  };
};
