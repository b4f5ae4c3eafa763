import { documentsNoteTexts } from '@abrufbar/texts/documents-note.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { presentNoteDetails } from '#deliveries/note-details.ts';
import type { PrintedNote } from '#deliveries/note-store.ts';
import { INK } from '#documents/brand-style.ts';
import { PAGE, type PdfPage, WIDTH_PT } from '#documents/pdf-page.ts';

const t = reader(documentsNoteTexts);

/** Screens break long labels there; the column of the paper holds every one. */
const SOFT_HYPHEN = '\u00AD';

const LABEL_PT = 170;
const VALUE_PT = WIDTH_PT - LABEL_PT;
const LABEL = { size: 9, colour: INK.soft } as const;
const BOLD = { font: 'bold', size: 10 } as const;
/** A heading stands with its first value. */
const HEADING_PT = 40;

/** All that the document says beside the weighing ticket, for the whole note and then for each material (DOC-33). */
export const drawNoteDetails = (
  paper: PdfPage,
  { details, materials }: Pick<PrintedNote, 'details' | 'materials'>,
): void => {
  if (details.length === 0) return;
  const { margin: x } = PAGE;
  const heading = (
    tag: 'H2' | 'H3',
    text: string,
    style: typeof BOLD | { font: 'bold'; size: 11 },
  ) => {
    const height = paper.heightOf(text, WIDTH_PT, style) + 4;
    paper.need(height + HEADING_PT);
    paper.text(tag, text, { x, y: paper.y, width: WIDTH_PT }, style);
    paper.y += height;
  };
  heading('H2', t('note_details.title'), { font: 'bold', size: 11 });
  for (const { material, entries } of presentNoteDetails(details, materials)) {
    if (material !== null) heading('H3', material, BOLD);
    for (const { label: screenLabel, value } of entries) {
      const label = screenLabel.replaceAll(SOFT_HYPHEN, '');
      const height = Math.max(
        paper.heightOf(value, VALUE_PT),
        paper.heightOf(label, LABEL_PT - 4, LABEL),
      );
      paper.need(height);
      paper.within('P', (part) => {
        const place = { x, y: paper.y + 1, width: LABEL_PT - 4 };
        paper.text('Span', `${label}: `, place, LABEL, part);
        paper.text('Span', value, { x: x + LABEL_PT, y: paper.y, width: VALUE_PT }, {}, part);
      });
      paper.y += height + 2.5;
    }
    paper.y += 4;
  }
  paper.y += 8;
};
