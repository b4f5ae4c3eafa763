import { refuseActiveContent } from '@abrufbar/formats/pdf/active-content.ts';
import { PdfError } from '@abrufbar/formats/pdf/pdf-error.ts';
import { importsDocumentsTexts } from '@abrufbar/texts/imports-documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

export const t = reader(importsDocumentsTexts);

export type PdfOrder = {
  readonly bytes: Uint8Array;
  /** An invoice may bring supporting documents along. */
  readonly kind: 'invoice' | 'paper';
};

/** Why a PDF is not taken as it is; null for one that only shows its pages. */
export const sayActive = (bytes: Buffer, kind: PdfOrder['kind']): string | null => {
  try {
    refuseActiveContent(bytes, kind);
    return null;
  } catch (error) {
    if (error instanceof PdfError) return t(`document.${error.fault}`, error.values);
    throw error;
  }
};
