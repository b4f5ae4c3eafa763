import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { INVOICE_NAMES } from '#pdf/invoice-names.ts';
import { PdfError } from '#pdf/pdf-error.ts';

/** Many times the longest real invoice. */
const MAX_INVOICE_BYTES = 40 * 1024 * 1024;
/** A PDF begins and ends within its first and last bytes (ISO 32000, annex H.3). */
const EDGE_BYTES = 1024;

/**
 * The invoice inside a PDF, by its tables and the name the specifications give it: files beside it may be invoices
 * themselves. Of the pages nothing is looked at.
 */
export const findInvoice = async (pdf: Buffer): Promise<Buffer> => {
  if (!pdf.subarray(0, EDGE_BYTES).includes('%PDF-')) throw new PdfError('no_pdf');
  if (!pdf.subarray(-EDGE_BYTES).includes('%%EOF')) throw new PdfError('truncated');
  const loading = getDocument({
    data: Uint8Array.from(pdf),
    verbosity: VerbosityLevel.WARNINGS,
    stopAtErrors: true,
    useSystemFonts: false,
  });
  try {
    return await unlessMended(() => readAttached(loading.promise));
  } catch (error) {
    if (error instanceof PdfError) throw error;
    if (error instanceof PasswordException) throw new PdfError('encrypted', { cause: error });
    throw new PdfError('damaged', { cause: error });
  } finally {
    await loading.destroy();
  }
};

const readAttached = async (loading: ReturnType<typeof getDocument>['promise']) => {
  const document = await loading;
  const { info, metadata } = await document.getMetadata();
  // Typed as any object; the name of a filter is there where the file is encrypted.
  const { EncryptFilterName: filter } = info as { readonly EncryptFilterName?: unknown };
  if (typeof filter === 'string') throw new PdfError('encrypted');
  const attached = [...((await document.getAttachments()) ?? [])];
  const named = attached.filter(([, { rawFilename }]) =>
    INVOICE_NAMES.includes(rawFilename.toLowerCase()),
  );
  // Where several bear such a name the metadata say which one the pages show.
  const meant: unknown = metadata?.get('fx:documentfilename') ?? null;
  const chosen = named.length > 1 ? named.filter(([, file]) => file.rawFilename === meant) : named;
  const [only, ...more] = chosen;
  if (only === undefined) throw new PdfError(named.length > 0 ? 'several' : 'no_invoice');
  if (more.length > 0) throw new PdfError('several');
  const content = await document.getAttachmentContent(only[0]);
  if (content === null || content.length > MAX_INVOICE_BYTES) throw new PdfError('unreadable');
  return Buffer.from(content);
};

/**
 * A file whose tables are wrong is mended by the library: it searches all bytes for objects and would find those of
 * an attached PDF too. It says so by a warning alone.
 */
const unlessMended = async <T>(read: () => Promise<T>): Promise<T> => {
  const { warn } = console;
  let isMended = false;
  console.warn = (message: unknown) => {
    isMended ||= String(message).includes('Indexing all PDF objects');
  };
  try {
    const value = await read();
    if (isMended) throw new PdfError('damaged');
    return value;
  } catch (error) {
    throw isMended ? new PdfError('damaged', { cause: error }) : error;
  } finally {
    console.warn = warn;
  }
};
