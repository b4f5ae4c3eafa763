import { CII_FIELDS, ciiInvoice, fromCiiInvoice } from '#invoices/cii.ts';
import { UBL_FIELDS, fromUblInvoice, ublInvoice } from '#invoices/ubl.ts';
import {
  checkInvoice,
  type Invoice,
  type InvoiceFields,
  type InvoiceProblem,
} from '#invoices/invoice.ts';
import { localName, readXml, type Shape, type XmlElement, type XmlProblem } from '#xml/shapes.ts';

type ReadInvoice =
  | { readonly invoice: Invoice; readonly fields: InvoiceFields; readonly problems: [] }
  | { readonly invoice: null; readonly problems: readonly (InvoiceProblem | XmlProblem)[] };

const UBL = 'Invoice';
const CII = 'rsm:CrossIndustryInvoice';

/** Documents that are close to an invoice but none that is read, by the names of their roots. */
const OTHERS = new Map([
  ['CreditNote', 'credit'],
  ['CrossIndustryDocument', 'zugferd_1'],
] as const);

/** An invoice of either syntax of EN 16931; any other document is refused by its name. */
export const readInvoice = (root: XmlElement): ReadInvoice => {
  const name = localName(root.name);
  for (const [other, code] of OTHERS) {
    if (name === other) return { invoice: null, problems: [{ field: root.name, code }] };
  }
  return name === UBL
    ? read(root, UBL, ublInvoice, fromUblInvoice, UBL_FIELDS)
    : read(root, CII, ciiInvoice, fromCiiInvoice, CII_FIELDS);
};

const read = <T>(
  root: XmlElement,
  name: string,
  shape: Shape<T>,
  from: (value: T) => Invoice,
  fields: InvoiceFields,
): ReadInvoice => {
  const { value, problems } = readXml(root, name, shape);
  if (value === null) return { invoice: null, problems };
  const found: InvoiceProblem[] = [];
  const invoice = checkInvoice(from(value), fields, (field, code) => found.push({ field, code }));
  return found.length > 0 ? { invoice: null, problems: found } : { invoice, fields, problems: [] };
};
