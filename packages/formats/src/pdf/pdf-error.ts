type PdfFault =
  | 'no_pdf'
  | 'truncated'
  | 'damaged'
  | 'encrypted'
  | 'no_invoice'
  | 'several'
  | 'unreadable'
  | 'javascript'
  | 'launch'
  | 'open_action'
  | 'attached'
  | 'unchecked';

/** Why a PDF holds no invoice that could be read, or is not taken. */
export class PdfError extends Error {
  readonly fault: PdfFault;
  /** Placeholders of the sentence. */
  readonly values: Readonly<Record<string, string>>;
  constructor(
    fault: PdfFault,
    { values = {}, ...options }: ErrorOptions & { readonly values?: PdfError['values'] } = {},
  ) {
    super(fault, options);
    this.fault = fault;
    this.values = values;
  }
}
