import { ciiInvoice } from '#invoices/cii.ts';
import { ublCreditNote, ublInvoice } from '#invoices/ubl.ts';
import { writeXml } from '#xml/shapes.ts';
import { pdfWith } from '#test-documents/pdf-files.ts';
import { formatUbl } from '#ubl/format-ubl.ts';

type InvoiceFields = {
  readonly number?: string;
  readonly customer?: string | null;
  /** The reference the buyer asks for (BT-10). */
  readonly reference?: string;
  readonly contract?: string | null;
  /** Numbers of the delivery notes, one for each line. */
  readonly despatches?: readonly string[];
  /** Tonnes of each line. */
  readonly quantity?: string;
  /** Number of the goods of each line. */
  readonly itemNumber?: string;
  readonly isCreditNote?: boolean;
  /** Amount to be paid as it stands there; otherwise the total with tax. */
  readonly payable?: string;
};
const euros = (value: string) => ({ value, unit: 'EUR' });
const tonnes = { value: '26.400', unit: 'TNE' };
const numbersOf = (id: string | null) => (id === null ? [] : [{ id, scheme: null }]);

/** An invoice in UBL: 500 euros a load and 19 % of them. */
export const invoiceText = (fields: InvoiceFields = {}): Buffer => {
  const {
    number = 'R-2026-118',
    customer = '104233',
    contract = null,
    despatches = ['1'],
  } = fields;
  const net = `${500 * despatches.length}.00`;
  const [tax, gross] = [`${95 * despatches.length}.00`, `${595 * despatches.length}.00`];
  const party = (legalName: string, numbers: ReturnType<typeof numbersOf>) => ({
    party: { numbers, names: [], legalName },
  });
  const category = { id: 'S', rate: '19' };
  const { isCreditNote = false, payable = gross, quantity = '26.400', itemNumber = null } = fields;
  const [name, shape] = isCreditNote
    ? (['CreditNote', ublCreditNote] as const)
    : (['Invoice', ublInvoice] as const);
  const root = writeXml(name, shape, {
    customization: 'urn:cen.eu:en16931:2017',
    number,
    issuedOn: '2026-11-19',
    dueOn: isCreditNote ? null : '2026-12-03',
    type: isCreditNote ? '381' : '380',
    currency: 'EUR',
    reference: fields.reference ?? null,
    order: null,
    despatches: despatches.slice(0, 1),
    contracts: contract === null ? [] : [contract],
    payments: isCreditNote ? ['2026-12-03'] : [],
    seller: party('Nordstein GmbH', []),
    buyer: party('Brinkmann Tiefbau', numbersOf(customer)),
    taxes: [{ amount: euros(tax), parts: [{ base: euros(net), amount: euros(tax), category }] }],
    totals: { net: euros(net), gross: euros(gross), payable: euros(payable) },
    lines: despatches.map((document, index) => ({
      id: String(index + 1),
      quantity: { value: quantity, unit: 'TNE' },
      net: euros('500.00'),
      despatches: [{ document }],
      item: { name: 'Asphalttragschicht AC 22 T S', number: itemNumber },
    })),
  });
  return Buffer.from(formatUbl(root));
};

const CII = 'urn:un:unece:uncefact:data:standard';
const NAMESPACES = `xmlns:rsm="${CII}:CrossIndustryInvoice:100"
  xmlns:ram="${CII}:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="${CII}:UnqualifiedDataType:100"`;

type CiiFields = {
  /** Profile of Factur-X and ZUGFeRD. */
  readonly profile?: string;
  readonly type?: string;
  readonly hasLines?: boolean;
};

/** The same for one load in CII. */
export const ciiText = (
  number: string,
  customer: string,
  despatch: string,
  { profile = 'urn:cen.eu:en16931:2017', type = '380', hasLines = true }: CiiFields = {},
): Buffer => {
  const party = (name: string, id: string | null) => ({
    numbers: numbersOf(id),
    globalNumbers: [],
    name,
  });
  const root = writeXml('rsm:CrossIndustryInvoice', ciiInvoice, {
    profile,
    document: { number, type, issuedOn: '2026-11-19' },
    trade: {
      lines: hasLines
        ? [
            {
              document: '1',
              product: { number: null, name: 'Asphalttragschicht AC 22 T S' },
              delivery: { quantity: tonnes, despatch: null },
              net: '500.00',
            },
          ]
        : [],
      agreement: {
        reference: null,
        seller: party('Nordstein GmbH', null),
        buyer: party('Brinkmann Tiefbau', customer),
        order: null,
        contract: null,
      },
      delivery: { despatches: [despatch] },
      settlement: {
        currency: 'EUR',
        taxes: [{ amount: '95.00', base: '500.00', category: 'S', rate: '19' }],
        terms: [],
        totals: { net: '500.00', taxes: [euros('95.00')], gross: '595.00', payable: '595.00' },
      },
    },
  });
  return Buffer.from(formatUbl(root).replace(/ xmlns="[^>]*"/, ` ${NAMESPACES}`));
};

/** The same as ZUGFeRD: CII inside a PDF. */
export const zugferd = (...of: Parameters<typeof ciiText>): Buffer =>
  pdfWith([{ name: '(factur-x.xml)', content: ciiText(...of) }]);
