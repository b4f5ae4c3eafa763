type PdfFault =
  | 'no_pdf'
  | 'truncated'
  | 'damaged'
  | 'encrypted'
  | 'no_invoice'
  | 'several'
  | 'unreadable';

/** Why a PDF holds no invoice that could be read. */
export class PdfError extends Error {
  readonly fault: PdfFault;
  constructor(fault: PdfFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
