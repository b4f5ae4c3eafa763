import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, berlinTime, minutes, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatTonnes, sumByUnit } from '@abrufbar/domain/documents/assets.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { codeAsPath, codeModules } from '#deliveries/code-image.ts';
import type { CorrectedSlip } from '#deliveries/correction-store.ts';
import type { PrintedNote } from '#deliveries/note-store.ts';
import { drawCorrection } from '#documents/note-correction.ts';
import { drawNoteDetails } from '#documents/note-details-pdf.ts';
import { drawSignature, signedText } from '#documents/note-signature.ts';
import { PdfPage, PAGE, WIDTH_PT } from '#documents/pdf-page.ts';
import { INK } from '#documents/brand-style.ts';

const t = reader({
  ...appTexts,
  ...callOffsOrderTexts,
  ...documentsTexts,
  ...reservationTexts,
});

/** The customer number in the supplier's books, as on all papers of the supplier. */
type Customer = { readonly number: string | null; readonly name: string };
export type Printing = {
  readonly brand: Brand;
  readonly customer: Customer;
  /** Text of the code on the note. */
  readonly code: string;
  readonly now: Date;
  /** The slip of a corrected delivery, with the correction. */
  readonly slip: CorrectedSlip | undefined;
  /** Called after each row of a table: drawing takes milliseconds a line. */
  readonly onRow?: () => void;
};

/**
 * The note of one delivery, which is its weighing ticket (HVA B-StB 3, no. 22): plant, site, goods, number, day and
 * time of weighing, the three weights with their letters, plate. It carries no price. It says what was weighed; a
 * correction stands beside it (OFF-134).
 */
export const drawNote = async (counting: PrintedNote, printing: Printing): Promise<Buffer> => {
  const { brand, now, slip } = printing;
  const note = slip === undefined ? counting : { ...counting, ...slip };
  const brandName = t(`brand.${brand}`);
  const title = t('note.title', { nummer: note.number });
  const paper = await PdfPage.open(brand, brandName, title, now);
  paper.onRow = printing.onRow;
  drawTitle(paper, note, title, printing.code);
  drawPairs(paper, [
    [t('note.from'), senderOf(note)],
    [t('note.to'), receiverOf(note, printing.customer)],
  ]);
  drawPairs(paper, [
    [t('note.transport'), transportOf(note)],
    [t('note.weighing'), weighingOf(note)],
  ]);
  drawGoods(paper, note.materials);
  if (slip) drawCorrection(paper, slip, counting);
  drawNoteDetails(paper, note);
  drawHandover(paper, note);
  const made = { datum: toDmy(berlinDay(now)), zeit: berlinTime(now), marke: brandName };
  // A page that is signed says for what.
  return paper.end((n, count) => [
    t('note.made', made),
    t('note.page', { nummer: note.number, n, alle: count }),
  ]);
};

const CODE_PT = 92;

const drawTitle = (paper: PdfPage, note: PrintedNote, title: string, code: string): void => {
  const width = WIDTH_PT - CODE_PT - 20;
  const x = PAGE.margin;
  const y = paper.y;
  const style = { font: 'bold', size: 24 } as const;
  paper.text('H1', title, { x, y: y + 8, width }, style);
  const below = y + 8 + paper.heightOf(title, width, style);
  const when = { datum: toDmy(note.weighed_on), zeit: minutes(note.weighed_time) };
  paper.text('P', t('note.subtitle', when), { x, y: below + 2, width }, { size: 12 });
  const modules = codeModules(code);
  const left = PAGE.width - PAGE.margin - CODE_PT;
  paper.figure(t('note.code'), [left, y, CODE_PT, CODE_PT], (pdf) => {
    pdf
      .save()
      .translate(left, y)
      .scale(CODE_PT / modules.length);
    pdf.path(codeAsPath(modules));
    pdf.fill('#000000').restore();
  });
  const hint = { x: left, y: y + CODE_PT + 1, width: CODE_PT };
  paper.text('P', t('note.code_hint'), hint, { size: 8, colour: INK.soft, align: 'center' });
  paper.y = Math.max(below + 24, y + CODE_PT + 18);
};

/** A label with its value below; unknown values are left out. */
type Fact = readonly [label: string, value: string | null, isBold?: true];

const senderOf = (note: PrintedNote): Fact[] => [
  [t('note.supplier'), note.supplier_name],
  [t('note.factory'), `${note.factory_name} (${note.factory_number})`],
  [t('note.incoterm'), note.incoterm],
];

const receiverOf = (note: PrintedNote, { name, number }: Customer): Fact[] => [
  [t('note.customer'), name],
  [t('note.customer_number'), number],
  [t('note.site'), note.contract_name],
  [t('note.site_number'), note.building_site_number],
  [t('note.contract'), note.contract_number],
  [t('note.order_number'), note.customer_order_number],
  [t('note.call_off'), note.call_off_number],
  [t('calloff.component'), note.component],
];

const transportOf = (note: PrintedNote): Fact[] => [
  [t('note.plate'), note.vehicle_license_plate ?? t('note.no_plate')],
  [t('note.vehicle'), note.vehicle_type],
  [t('note.carrier'), note.spedition_name],
  [t('note.rounds'), note.number_of_rounds === null ? null : String(note.number_of_rounds)],
];

const weighingOf = (note: PrintedNote): Fact[] => {
  const tonnes = (weight: string | null) =>
    weight === null ? null : t('note.tonnes', { menge: formatTonnes(weight) });
  const when = { datum: toDmy(note.weighed_on), zeit: minutes(note.weighed_time) };
  return [
    [t('note.weighed'), t('note.weighed_value', when)],
    [t('note.gross'), tonnes(note.gross_weight)],
    [t(note.tare_stored ? 'note.tare_stored' : 'note.tare'), tonnes(note.tare_weight)],
    [t('note.net'), tonnes(note.net_weight), true],
  ];
};

const GAP_PT = 24;
const HALF_PT = (WIDTH_PT - GAP_PT) / 2;
const LABEL_PT = 96;

/** Two blocks of facts side by side. */
const drawPairs = (
  paper: PdfPage,
  blocks: readonly (readonly [heading: string, facts: readonly Fact[]])[],
): void => {
  const top = paper.y;
  let deepest = top;
  for (const [column, [heading, facts]] of blocks.entries()) {
    const x = PAGE.margin + column * (HALF_PT + GAP_PT);
    paper.text('H2', heading, { x, y: top, width: HALF_PT }, { font: 'bold', size: 11 });
    let y = top + 18;
    for (const [label, value, isBold] of facts) {
      if (value === null) continue;
      const place = { x: x + LABEL_PT, y, width: HALF_PT - LABEL_PT };
      paper.within('P', (part) => {
        const soft = { size: 9, colour: INK.soft };
        paper.text('Span', `${label}: `, { x, y: y + 1, width: LABEL_PT - 4 }, soft, part);
        paper.text('Span', value, place, { font: isBold ? 'bold' : 'regular' }, part);
      });
      y += Math.max(15, paper.heightOf(value, place.width) + 2.5);
    }
    deepest = Math.max(deepest, y);
  }
  paper.y = deepest + 14;
};

const COLUMNS = [
  { label: 'note.position', x: 0, width: 28, align: 'left' },
  { label: 'note.material_number', x: 32, width: 80, align: 'left' },
  { label: 'note.material', x: 116, width: 266, align: 'left' },
  { label: 'note.quantity', x: 390, width: 70, align: 'right' },
  { label: 'note.unit', x: 470, width: 41, align: 'left' },
] as const;

type Cells = readonly string[];
type RowLook = { readonly tag: 'TH' | 'TD'; readonly font: 'regular' | 'bold' };
const HEAD_ROW: RowLook = { tag: 'TH', font: 'bold' };

const drawGoods = (paper: PdfPage, materials: PrintedNote['materials']): void => {
  const { margin: x } = PAGE;
  paper.text('H2', t('note.goods'), { x, y: paper.y, width: WIDTH_PT }, { font: 'bold', size: 11 });
  paper.y += 18;
  const labels = COLUMNS.map(({ label }) => t(label));
  const row = (cells: Cells, look: RowLook, table: PDFKit.PDFStructureElement) => {
    const style = { font: look.font, size: look.tag === 'TH' ? 9 : 10.5 };
    const heights = cells.map((cell, at) => paper.heightOf(cell, COLUMNS[at]?.width ?? 0, style));
    const height = Math.max(...heights) + 8;
    if (paper.need(height) && look.tag === 'TD') row(labels, HEAD_ROW, table);
    paper.within(
      'TR',
      (part) => {
        for (const [at, { x: from, width, align }] of COLUMNS.entries()) {
          const place = { x: x + from, y: paper.y + 4, width };
          paper.text(look.tag, cells[at] ?? '', place, { ...style, align }, part);
        }
      },
      table,
    );
    paper.y += height;
    paper.rule(paper.y, look.tag === 'TH');
  };
  paper.within('Table', (table) => {
    row(labels, HEAD_ROW, table);
    for (const [at, { number, name, quantity, quantity_unit }] of materials.entries()) {
      const cells = [String(at + 1), number, name, formatTonnes(quantity), quantity_unit];
      row(cells, { tag: 'TD', font: 'regular' }, table);
    }
    for (const { unit, quantity } of materials.length > 1 ? sumByUnit(materials) : []) {
      const cells = ['', '', t('note.sum'), formatTonnes(quantity), unit];
      row(cells, { tag: 'TD', font: 'bold' }, table);
    }
  });
  paper.y += 12;
};

/** The confirmation with its reservation. */
const confirmationOf = (note: PrintedNote): string | null => {
  const text = confirmationText(note);
  const { reservation } = note;
  if (text === null || reservation === null) return text;
  return t('note.confirmed_reservation', { text, grund: t(`delivery.reservation.${reservation}`) });
};

/** With the person as the receipt names it; a supplier's system confirms without one. */
const confirmationText = (note: PrintedNote): string | null => {
  const { confirmed_on, confirmed_time, confirmed_first_name, confirmed_last_name } = note;
  if (confirmed_on === null || confirmed_time === null) return null;
  const when = { datum: toDmy(confirmed_on), zeit: minutes(confirmed_time) };
  if (confirmed_first_name === null || confirmed_last_name === null) {
    return t('note.confirmed_unnamed', when);
  }
  const person = `${confirmed_first_name} ${confirmed_last_name}`;
  const { confirmed_key: key } = note;
  const name = key === null ? person : t('note.confirmed_key', { name: person, key });
  return t('note.confirmed', { ...when, name });
};

/** Only a note that is signed where the load arrives counts for the bill. */
const drawHandover = (paper: PdfPage, note: PrintedNote): void => {
  const { margin: x } = PAGE;
  const hints = [
    note.tare_stored && note.tare_weight !== null ? t('note.stored_hint') : null,
    confirmationOf(note),
    signedText(note.signature),
  ].filter((hint) => hint !== null);
  const heights = hints.map((hint) => paper.heightOf(hint, WIDTH_PT) + 2.5);
  paper.need(heights.reduce((sum, height) => sum + height, 100));
  for (const [at, hint] of hints.entries()) {
    paper.text('P', hint, { x, y: paper.y, width: WIDTH_PT });
    paper.y += heights[at] ?? 0;
  }
  paper.y += 6;
  const heading = { x, y: paper.y, width: WIDTH_PT };
  paper.text('H2', t('note.signatures'), heading, { font: 'bold', size: 11 });
  const line = paper.y + 66;
  for (const [column, key] of (['note.sign_driver', 'note.sign_receiver'] as const).entries()) {
    const left = x + column * (HALF_PT + GAP_PT);
    paper.ornament((pdf) => {
      pdf.moveTo(left, line).lineTo(left + HALF_PT, line);
      pdf.lineWidth(0.75).stroke(INK.text);
    });
    const place = { x: left, y: line + 4, width: HALF_PT };
    paper.text('P', t(key), place, { size: 8.5, colour: INK.soft });
  }
  drawSignature(paper, { left: x + HALF_PT + GAP_PT, line, width: HALF_PT }, note.signature);
  paper.y = line + 24;
};
