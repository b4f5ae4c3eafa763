import { unique, type InvoiceFields, leitwegId, type StatedInvoice } from '#invoices/invoice.ts';
import { amount, compactDay, decimal, identifier, quantity, text } from '#xml/values.ts';
import { group, inside, lines, many, maybe, one, type ValueOf } from '#xml/shapes.ts';

const reference = inside(maybe('ram:IssuerAssignedID', text));
const dayInside = inside(one('udt:DateTimeString', compactDay));
const party = group({
  numbers: many('ram:ID', identifier),
  globalNumbers: many('ram:GlobalID', identifier),
  name: one('ram:Name', text),
});

const line = group({
  document: one('ram:AssociatedDocumentLineDocument', inside(one('ram:LineID', text))),
  product: one(
    'ram:SpecifiedTradeProduct',
    group({ number: maybe('ram:SellerAssignedID', text), name: one('ram:Name', text) }),
  ),
  delivery: one(
    'ram:SpecifiedLineTradeDelivery',
    group({
      quantity: one('ram:BilledQuantity', quantity),
      despatch: maybe('ram:DespatchAdviceReferencedDocument', reference),
    }),
  ),
  net: one(
    'ram:SpecifiedLineTradeSettlement',
    inside(
      one(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        inside(one('ram:LineTotalAmount', decimal)),
      ),
    ),
  ),
});

const settlement = group({
  currency: one('ram:InvoiceCurrencyCode', text),
  taxes: many(
    'ram:ApplicableTradeTax',
    group({
      amount: one('ram:CalculatedAmount', decimal),
      base: one('ram:BasisAmount', decimal),
      category: one('ram:CategoryCode', text),
      rate: maybe('ram:RateApplicablePercent', decimal),
    }),
  ),
  terms: many(
    'ram:SpecifiedTradePaymentTerms',
    group({ dueOn: maybe('ram:DueDateDateTime', dayInside) }),
  ),
  totals: one(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    group({
      net: one('ram:TaxBasisTotalAmount', decimal),
      taxes: many('ram:TaxTotalAmount', amount),
      gross: one('ram:GrandTotalAmount', decimal),
      payable: one('ram:DuePayableAmount', decimal),
    }),
  ),
});

/** XRechnung in UN/CEFACT CII, also what lies inside a ZUGFeRD or Factur-X file. */
export const ciiInvoice = group({
  profile: maybe(
    'rsm:ExchangedDocumentContext',
    inside(maybe('ram:GuidelineSpecifiedDocumentContextParameter', inside(maybe('ram:ID', text)))),
  ),
  document: one(
    'rsm:ExchangedDocument',
    group({
      number: one('ram:ID', text),
      type: one('ram:TypeCode', text),
      issuedOn: one('ram:IssueDateTime', dayInside),
    }),
  ),
  trade: one(
    'rsm:SupplyChainTradeTransaction',
    group({
      lines: lines('ram:IncludedSupplyChainTradeLineItem', line),
      agreement: one(
        'ram:ApplicableHeaderTradeAgreement',
        group({
          reference: maybe('ram:BuyerReference', text),
          seller: one('ram:SellerTradeParty', party),
          buyer: one('ram:BuyerTradeParty', party),
          order: maybe('ram:BuyerOrderReferencedDocument', reference),
          contract: maybe('ram:ContractReferencedDocument', reference),
        }),
      ),
      delivery: maybe(
        'ram:ApplicableHeaderTradeDelivery',
        group({ despatches: many('ram:DespatchAdviceReferencedDocument', reference) }),
      ),
      settlement: one('ram:ApplicableHeaderTradeSettlement', settlement),
    }),
  ),
});

/** Where the profile of Factur-X and ZUGFeRD stands. */
export const CII_PROFILE =
  'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID';
const SUMS =
  'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation';
export const CII_FIELDS: InvoiceFields = {
  profile: CII_PROFILE,
  number: 'rsm:ExchangedDocument/ram:ID',
  type: 'rsm:ExchangedDocument/ram:TypeCode',
  despatch:
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID',
  buyer:
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:ID',
  currency:
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:InvoiceCurrencyCode',
  net: `${SUMS}/ram:TaxBasisTotalAmount`,
  tax: `${SUMS}/ram:TaxTotalAmount`,
  gross: `${SUMS}/ram:GrandTotalAmount`,
  payable: `${SUMS}/ram:DuePayableAmount`,
  lines: 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem',
  taxes:
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax',
};

/** BASIC WL: totals alone, which the German tax law takes for no invoice. */
const BOOKING_AID = /:basicwl$/i;

export const fromCiiInvoice = (read: ValueOf<typeof ciiInvoice>): StatedInvoice => {
  const { document, trade, profile } = read;
  const { agreement, settlement: settled } = trade;
  // A second total tells the tax in the currency of the books.
  const tax =
    settled.totals.taxes.find(({ unit }) => unit === settled.currency) ?? settled.totals.taxes[0];
  const { buyer } = agreement;
  const stated = trade.lines.filter((one) => one !== null);
  const items = stated.map(({ document: id, product, delivery, net }) => ({
    id,
    name: product.name,
    itemNumber: product.number,
    quantity: delivery.quantity.value,
    unit: delivery.quantity.unit,
    net,
    despatchNumbers: unique([delivery.despatch]),
  }));
  return {
    ...document,
    dueOn: settled.terms.map(({ dueOn }) => dueOn).find((dueOn) => dueOn !== null) ?? null,
    currency: settled.currency,
    seller: agreement.seller.name,
    buyer: {
      name: buyer.name,
      number: (buyer.numbers[0] ?? buyer.globalNumbers[0])?.id ?? leitwegId(agreement.reference),
    },
    orderNumber: agreement.order,
    contractNumber: agreement.contract,
    despatchNumbers: unique([
      ...(trade.delivery?.despatches ?? []),
      ...items.flatMap(({ despatchNumbers }) => despatchNumbers),
    ]),
    lines: items,
    isBookingAid: BOOKING_AID.test(profile ?? ''),
    taxes: settled.taxes,
    net: settled.totals.net,
    tax: tax?.value ?? '0',
    gross: settled.totals.gross,
    payable: settled.totals.payable,
  };
};
