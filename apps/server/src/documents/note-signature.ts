import { inkEdges, type Signature, signaturePath } from '@abrufbar/domain/deliveries/signature.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { drawingOf, type SignatureRow } from '#deliveries/receipt/signature.ts';
import { INK } from '#documents/brand-style.ts';
import type { PdfPage } from '#documents/pdf-page.ts';

const t = reader(documentsTexts);

/** The one who signed at the confirmation; null without a signature. */
export const signedText = (signature: SignatureRow | null): string | null => {
  if (signature === null) return null;
  const { signed_by: name, drawing } = signature;
  return t(drawing === null ? 'note.signed_typed' : 'note.signed', { name });
};

type Place = { readonly left: number; readonly line: number; readonly width: number };

/** Most that fits between the heading and the line. */
const DRAWING_PT = 42;
const PEN_PT = 1.2;

/** The drawn signature on a line that is there to be signed, as large as fits (BEY-79). */
export const drawSignature = (
  paper: PdfPage,
  { left, line, width: most }: Place,
  signature: SignatureRow | null,
): void => {
  const drawing = signature && drawingOf(signature);
  if (!drawing) return;
  const across = spanOf(drawing.strokes, 'x');
  const down = spanOf(drawing.strokes, 'y');
  const scale = Math.min((most - PEN_PT) / across.length, DRAWING_PT / down.length);
  const [width, height] = [across.length * scale, down.length * scale];
  const top = line - PEN_PT - height;
  const box = [left, top, width, height] as const;
  paper.figure(t('note.signature', { name: signature.signed_by }), box, (pdf) => {
    pdf.save().translate(left, top).scale(scale).translate(-across.least, -down.least);
    pdf
      .lineWidth(PEN_PT / scale)
      .lineCap('round')
      .lineJoin('round');
    pdf.path(signaturePath(drawing.strokes)).stroke(INK.text).restore();
  });
};

/** A drawing of a dot or of one straight line is not blown up beyond its pad. */
const LEAST_UNITS = 200;

const spanOf = (strokes: Signature['strokes'], axis: 'x' | 'y') => {
  const [least, most] = inkEdges(strokes, axis);
  return { least, length: Math.max(LEAST_UNITS, most - least) };
};
