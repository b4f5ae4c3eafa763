import { unique, type InvoiceFields, leitwegId, type StatedInvoice } from '#invoices/invoice.ts';
import { amount, day, decimal, identifier, quantity, text } from '#xml/values.ts';
import { group, inside, lines, many, maybe, one, type ValueOf } from '#xml/shapes.ts';

const number = inside(one('cbc:ID', text));
const party = group({
  party: one(
    'cac:Party',
    group({
      numbers: many('cac:PartyIdentification', inside(one('cbc:ID', identifier))),
      names: many('cac:PartyName', inside(one('cbc:Name', text))),
      legalName: maybe('cac:PartyLegalEntity', inside(maybe('cbc:RegistrationName', text))),
    }),
  ),
});
const despatchReferences = many('cac:DespatchDocumentReference', number);

/** Names that invoice and credit note of UBL do not share. */
type Names = { readonly type: string; readonly line: string; readonly quantity: string };

/** XRechnung in UBL: the part of an invoice or credit note that delivery notes are compared with. */
const documentOf = (names: Names) =>
  group({
    customization: maybe('cbc:CustomizationID', text),
    number: one('cbc:ID', text),
    issuedOn: one('cbc:IssueDate', day),
    dueOn: maybe('cbc:DueDate', day),
    type: one(names.type, text),
    currency: one('cbc:DocumentCurrencyCode', text),
    reference: maybe('cbc:BuyerReference', text),
    order: maybe('cac:OrderReference', number),
    despatches: despatchReferences,
    contracts: many('cac:ContractDocumentReference', number),
    seller: one('cac:AccountingSupplierParty', party),
    buyer: one('cac:AccountingCustomerParty', party),
    /** A credit note states the day here. */
    payments: many('cac:PaymentMeans', inside(maybe('cbc:PaymentDueDate', day))),
    taxes: many(
      'cac:TaxTotal',
      group({
        amount: one('cbc:TaxAmount', amount),
        parts: many(
          'cac:TaxSubtotal',
          group({
            base: one('cbc:TaxableAmount', amount),
            amount: one('cbc:TaxAmount', amount),
            category: one(
              'cac:TaxCategory',
              group({ id: one('cbc:ID', text), rate: maybe('cbc:Percent', decimal) }),
            ),
          }),
        ),
      }),
    ),
    totals: one(
      'cac:LegalMonetaryTotal',
      group({
        net: one('cbc:TaxExclusiveAmount', amount),
        gross: one('cbc:TaxInclusiveAmount', amount),
        payable: one('cbc:PayableAmount', amount),
      }),
    ),
    lines: lines(
      names.line,
      group({
        id: one('cbc:ID', text),
        quantity: one(names.quantity, quantity),
        net: one('cbc:LineExtensionAmount', amount),
        despatches: many(
          'cac:DespatchLineReference',
          group({ document: maybe('cac:DocumentReference', number) }),
        ),
        item: one(
          'cac:Item',
          group({
            name: one('cbc:Name', text),
            number: maybe('cac:SellersItemIdentification', inside(maybe('cbc:ID', text))),
          }),
        ),
      }),
    ),
  });

export const ublInvoice = documentOf({
  type: 'cbc:InvoiceTypeCode',
  line: 'cac:InvoiceLine',
  quantity: 'cbc:InvoicedQuantity',
});
export const ublCreditNote = documentOf({
  type: 'cbc:CreditNoteTypeCode',
  line: 'cac:CreditNoteLine',
  quantity: 'cbc:CreditedQuantity',
});
type UblInvoice = ValueOf<typeof ublInvoice>;

export const UBL_FIELDS: InvoiceFields = {
  profile: 'cbc:CustomizationID',
  number: 'cbc:ID',
  type: 'cbc:InvoiceTypeCode',
  despatch: 'cac:DespatchDocumentReference/cbc:ID',
  buyer: 'cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID',
  currency: 'cbc:DocumentCurrencyCode',
  net: 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount',
  tax: 'cac:TaxTotal/cbc:TaxAmount',
  gross: 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount',
  payable: 'cac:LegalMonetaryTotal/cbc:PayableAmount',
  lines: 'cac:InvoiceLine',
  taxes: 'cac:TaxTotal/cac:TaxSubtotal',
};
export const UBL_CREDIT_FIELDS: InvoiceFields = {
  ...UBL_FIELDS,
  type: 'cbc:CreditNoteTypeCode',
  lines: 'cac:CreditNoteLine',
};

const nameOf = ({ party: { names, legalName } }: UblInvoice['seller']): string =>
  legalName ?? names[0] ?? '';

export const fromUblInvoice = (read: UblInvoice): StatedInvoice => {
  // A second total tells the tax in the currency of the books.
  const tax = read.taxes.find((total) => total.amount.unit === read.currency);
  const stated = read.lines.filter((line) => line !== null);
  const items = stated.map(({ id, quantity: amounted, net, despatches, item }) => ({
    id,
    name: item.name,
    itemNumber: item.number,
    quantity: amounted.value,
    unit: amounted.unit,
    net: net.value,
    despatchNumbers: unique(despatches.map(({ document }) => document)),
  }));
  return {
    number: read.number,
    type: read.type,
    issuedOn: read.issuedOn,
    dueOn: read.dueOn ?? read.payments.find((dueOn) => dueOn !== null) ?? null,
    currency: read.currency,
    seller: nameOf(read.seller),
    buyer: {
      name: nameOf(read.buyer),
      number: read.buyer.party.numbers[0]?.id ?? leitwegId(read.reference),
    },
    orderNumber: read.order,
    contractNumber: read.contracts[0] ?? null,
    despatchNumbers: unique([...read.despatches, ...items.flatMap((line) => line.despatchNumbers)]),
    lines: items,
    isBookingAid: false,
    taxes: (tax?.parts ?? []).map(({ base, amount: part, category }) => ({
      category: category.id,
      rate: category.rate,
      base: base.value,
      amount: part.value,
    })),
    net: read.totals.net.value,
    tax: tax?.amount.value ?? '0',
    gross: read.totals.gross.value,
    payable: read.totals.payable.value,
  };
};
