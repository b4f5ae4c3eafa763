import { CII_FIELDS, CII_PROFILE, ciiInvoice, fromCiiInvoice } from '#invoices/cii.ts';
import {
  UBL_CREDIT_FIELDS,
  UBL_FIELDS,
  fromUblInvoice,
  ublCreditNote,
  ublInvoice,
} from '#invoices/ubl.ts';
import {
  checkInvoice,
  type Invoice,
  type InvoiceFields,
  type InvoiceProblem,
  type StatedInvoice,
} from '#invoices/invoice.ts';
import { localName, readXml, type Shape, type XmlElement, type XmlProblem } from '#xml/shapes.ts';

type Problem =
  | InvoiceProblem
  | XmlProblem
  | { readonly field: string; readonly code: 'minimum' | 'zugferd_1' };
type ReadInvoice =
  | {
      readonly invoice: Invoice;
      readonly fields: InvoiceFields;
      readonly problems: [];
      readonly leftOut: readonly XmlProblem[];
    }
  | { readonly invoice: null; readonly problems: readonly Problem[] };

const UBL = 'Invoice';
const UBL_CREDIT = 'CreditNote';
const CII = 'rsm:CrossIndustryInvoice';
const ZUGFERD_1 = 'CrossIndustryDocument';

/** The profile MINIMUM lacks so much that it is no invoice; it is reported as such before anything is missed. */
const MINIMUM = /:minimum$/i;

const profileOf = (root: XmlElement): string =>
  CII_PROFILE.split('/').reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    root,
  )?.text ?? '';

/** An invoice or credit note of either syntax of EN 16931; any other document is refused by its name. */
export const readInvoice = (root: XmlElement): ReadInvoice => {
  const name = localName(root.name);
  if (name === ZUGFERD_1) {
    return { invoice: null, problems: [{ field: root.name, code: 'zugferd_1' }] };
  }
  if (name === UBL) return read(root, UBL, ublInvoice, fromUblInvoice, UBL_FIELDS);
  if (name === UBL_CREDIT)
    return read(root, UBL_CREDIT, ublCreditNote, fromUblInvoice, UBL_CREDIT_FIELDS);
  if (MINIMUM.test(profileOf(root)))
    return { invoice: null, problems: [{ field: CII_PROFILE, code: 'minimum' }] };
  return read(root, CII, ciiInvoice, fromCiiInvoice, CII_FIELDS);
};

const read = <T>(
  root: XmlElement,
  name: string,
  shape: Shape<T>,
  from: (value: T) => StatedInvoice,
  fields: InvoiceFields,
): ReadInvoice => {
  const document = readXml(root, name, shape);
  if (!('leftOut' in document)) return { invoice: null, problems: document.problems };
  const { value, leftOut } = document;
  const found: InvoiceProblem[] = [];
  const stated = from(value);
  // Without a single line the reasons of the lines say more than that there is none.
  if (stated.lines.length === 0 && leftOut.length > 0) return { invoice: null, problems: leftOut };
  const invoice = checkInvoice(stated, fields, (field, code) => found.push({ field, code }));
  if (found.length > 0) return { invoice: null, problems: found };
  return { invoice, fields, problems: [], leftOut };
};
