import { PdfError } from '#pdf/pdf-error.ts';
import { inflate, MAX_INFLATED_BYTES, type PdfObject, pdfObjects } from '#pdf/objects.ts';

/** Names under which Factur-X, ZUGFeRD and XRechnung keep the invoice inside a PDF. */
const NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

/** The invoice inside a PDF; of its pages nothing is looked at. */
export const findInvoice = (pdf: Buffer): Buffer => {
  if (!pdf.subarray(0, 1024).includes('%PDF-')) throw new PdfError('no_pdf');
  const file = pdf.toString('latin1');
  const objects = pdfObjects(file);
  if (isEncrypted(file, objects)) throw new PdfError('encrypted');
  const [only, ...more] = invoicesIn(objects);
  if (only === undefined) throw new PdfError('no_invoice');
  if (more.length > 0) throw new PdfError('several');
  const held = objects.get(only);
  if (!held?.stream) throw new PdfError('unreadable');
  return inflate(held.body, pdf.subarray(held.stream.start, held.stream.end), MAX_INFLATED_BYTES);
};

/** Numbers of the objects that hold an invoice; one may be described more than once. */
const invoicesIn = (objects: ReadonlyMap<number, PdfObject>): Set<number> => {
  const found = new Set<number>();
  for (const { body } of objects.values()) {
    const files = body.includes('/EF') && isInvoice(body) ? filesOf(body, objects) : null;
    if (files === null) continue;
    found.add(Number(/\/U?F\s{1,4}(\d{1,10})\s{1,4}\d{1,5}\s{1,4}R/.exec(files)?.[1]));
  }
  return found;
};

const isEncrypted = (file: string, objects: ReadonlyMap<number, PdfObject>): boolean => {
  const trailerAt = file.lastIndexOf('trailer');
  const trailer = trailerAt === -1 ? '' : file.slice(trailerAt, trailerAt + 8_192);
  const tables = [...objects.values()].filter(({ body }) => /\/Type\s{0,4}\/XRef\b/.test(body));
  return [trailer, ...tables.map(({ body }) => body)].some((text) =>
    /\/Encrypt\s{0,4}(<<|\d)/.test(text),
  );
};

/** Names stand as text or as hexadecimal, in one byte a letter or in two with a mark before them. */
const isInvoice = (body: string): boolean =>
  [...body.matchAll(/\/U?F\s{0,4}(?:\(([^()\\]*)\)|<([0-9A-Fa-f\s]*)>)/g)].some(
    ([, text = '', hex]) => {
      const bytes =
        hex === undefined ? text : Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').toString('latin1');
      return NAMES.includes(
        bytes
          .replace(/^\u00FE\u00FF/, '')
          .replaceAll('\u0000', '')
          .toLowerCase(),
      );
    },
  );

/** The table of a file's contents stands in its description or is an object of its own. */
const filesOf = (body: string, objects: ReadonlyMap<number, PdfObject>): string | null => {
  const [, inside, other] = /\/EF\s{0,4}(?:<<([^>]{0,200})>>|(\d{1,10})\s{1,4}\d)/.exec(body) ?? [];
  return inside ?? objects.get(Number(other))?.body ?? null;
};
