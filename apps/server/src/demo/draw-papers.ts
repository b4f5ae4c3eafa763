import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatTonnes } from '@abrufbar/domain/documents/assets.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Material, Supplier } from '#demo/catalogue.ts';
import { PAGE, PdfPage, WIDTH_PT } from '#documents/pdf-page.ts';
import { INK } from '#documents/brand-style.ts';

const t = reader(appTexts);

type Fact = readonly [label: string, value: string];
type Declared = { readonly title: string; readonly facts: readonly Fact[] };

const STONES: Declared = {
  title: 'Leistungserklärung',
  facts: [
    ['Norm', 'EN 12620, EN 13242, TL Gestein-StB'],
    ['Verwendung', 'Gesteinskörnungen für Beton und für ungebundene Schichten'],
    ['Bewertung', 'System 2+, werkseigene Produktionskontrolle überwacht'],
  ],
};

/** Declaration a plant hands out with a material of each category. */
const DECLARED: Readonly<Record<Material['category'], Declared>> = {
  0: STONES,
  1: STONES,
  2: {
    title: 'Leistungserklärung',
    facts: [
      ['Norm', 'EN 13108, TL Asphalt-StB'],
      ['Verwendung', 'Asphaltmischgut für Straßen und andere Verkehrsflächen'],
      ['Temperatur', 'bei Anlieferung 150 °C bis 190 °C'],
      ['Bewertung', 'System 2+, werkseigene Produktionskontrolle überwacht'],
    ],
  },
  3: {
    title: 'Sortenverzeichnis',
    facts: [
      ['Norm', 'DIN EN 206, DIN 1045-2'],
      ['Verarbeitung', 'Fahrmischer 90 Minuten nach der Wasserzugabe entladen'],
      ['Hinweis', 'Kein Wasser zugeben; Fließmittel nur nach Anweisung des Werks'],
    ],
  },
  4: {
    title: 'Deckblatt ErsatzbaustoffV',
    facts: [
      ['Grundlage', '§ 25 Ersatzbaustoffverordnung'],
      ['Überwachung', 'Eignungsnachweis und laufende Fremdüberwachung'],
      ['Einbauweise', 'nach Anlage 2, vom Verwender anzugeben'],
    ],
  },
};

export const declarationTitle = ({ category }: Material): string => DECLARED[category].title;

/** Draws the plant's declaration of a material. */
export const drawDeclaration = async (
  supplier: Supplier,
  material: Material,
  now: Date,
): Promise<Buffer> => {
  const { title, facts } = DECLARED[material.category];
  const paper = await open(supplier.brand, `${title} ${material.name}`, now);
  const [factory] = supplier.factories;
  drawFacts(paper, [
    ['Material', `${material.number}  ${material.name}`],
    ['Hersteller', supplier.name],
    ['Werk', factory ? `${factory.name} (${factory.number})` : ''],
    ...facts,
  ]);
  return end(paper, `Nr. ${supplier.vkOrg}-${material.number}`);
};

/** Amounts are whole cents. */
type Bill = {
  /** Name of the paper. */
  readonly title: 'Rechnung' | 'Gutschrift';
  readonly number: string;
  readonly issuedOn: string;
  /** Null where nothing is to be paid. */
  readonly dueOn: string | null;
  readonly customer: string;
  readonly site: string;
  readonly contractNumber: string;
  readonly lines: readonly {
    readonly note: string;
    readonly material: string;
    readonly quantity: string;
    readonly unit: string;
    readonly price: number;
    readonly amount: number;
  }[];
  readonly net: number;
  readonly tax: number;
};

const COLUMNS = [
  { label: 'Lieferschein', x: 0, width: 78, align: 'left' },
  { label: 'Material', x: 82, width: 214, align: 'left' },
  { label: 'Menge', x: 300, width: 74, align: 'right' },
  { label: 'Preis', x: 378, width: 58, align: 'right' },
  { label: 'Betrag', x: 440, width: 71, align: 'right' },
] as const;

export const drawBill = async (supplier: Supplier, bill: Bill, now: Date): Promise<Buffer> => {
  const paper = await open(supplier.brand, `${bill.title} ${bill.number}`, now);
  drawFacts(paper, [
    [`${bill.title} an`, bill.customer],
    ['Bauvorhaben', bill.site],
    ['Vertrag', bill.contractNumber],
    ['Datum', toDmy(bill.issuedOn)],
    ...(bill.dueOn === null ? [] : [['Zahlbar bis', toDmy(bill.dueOn)] as const]),
  ]);
  paper.within('Table', (table) => {
    const labels = COLUMNS.map(({ label }) => label);
    drawRow(paper, labels, 'TH', table);
    for (const { note, material, quantity, unit, price, amount } of bill.lines) {
      const menge = `${formatTonnes(quantity)} ${unit}`;
      drawRow(paper, [note, material, menge, euros(price), euros(amount)], 'TD', table);
    }
    const { net, tax } = bill;
    drawRow(paper, ['', 'Netto', '', '', euros(net)], 'TD', table);
    drawRow(paper, ['', 'Umsatzsteuer 19 %', '', '', euros(tax)], 'TD', table);
    drawRow(paper, ['', `${bill.title}sbetrag`, '', '', euros(net + tax)], 'TH', table);
  });
  return end(paper, `${bill.title} ${bill.number}`);
};

const euros = (cents: number): string =>
  `${(cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`;

const open = async (brand: Brand, title: string, now: Date): Promise<PdfPage> => {
  const paper = await PdfPage.open(brand, t(`brand.${brand}`), title, now);
  const style = { font: 'bold', size: 22 } as const;
  paper.text('H1', title, { x: PAGE.margin, y: paper.y, width: WIDTH_PT }, style);
  paper.y += paper.heightOf(title, WIDTH_PT, style) + 18;
  return paper;
};

const LABEL_PT = 110;
const drawFacts = (paper: PdfPage, facts: readonly Fact[]): void => {
  for (const [label, value] of facts) {
    const place = { x: PAGE.margin + LABEL_PT, y: paper.y, width: WIDTH_PT - LABEL_PT };
    paper.within('P', (part) => {
      const soft = { size: 9, colour: INK.soft };
      const left = { x: PAGE.margin, y: paper.y + 1, width: LABEL_PT - 6 };
      paper.text('Span', `${label}: `, left, soft, part);
      paper.text('Span', value, place, {}, part);
    });
    paper.y += Math.max(17, paper.heightOf(value, place.width) + 5);
  }
  paper.y += 14;
};

const drawRow = (
  paper: PdfPage,
  cells: readonly string[],
  tag: 'TH' | 'TD',
  table: PDFKit.PDFStructureElement,
): void => {
  paper.need(20);
  const font = tag === 'TH' ? 'bold' : 'regular';
  paper.within(
    'TR',
    (part) => {
      for (const [at, { x, width, align }] of COLUMNS.entries()) {
        const place = { x: PAGE.margin + x, y: paper.y + 4, width };
        paper.text(tag, cells[at] ?? '', place, { font, size: 9.5, align }, part);
      }
    },
    table,
  );
  paper.y += 20;
  paper.rule(paper.y, tag === 'TH');
};

const end = (paper: PdfPage, left: string): Promise<Buffer> =>
  paper.end((n, alle) => [left, `Seite ${n} von ${alle}, Demodaten`]);
