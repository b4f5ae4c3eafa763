import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, berlinTime, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { weightCheckTexts } from '@abrufbar/texts/server/weight-checks.ts';
import type { ListedHint } from '#deliveries/weight-checks/list-store.ts';
import { presentListedHint } from '#deliveries/weight-checks/present.ts';
import type { Kind } from '#deliveries/weight-checks/store.ts';
import { INK } from '#documents/brand-style.ts';
import { PAGE, PdfPage, WIDTH_PT } from '#documents/pdf-page.ts';

const t = reader({ ...appTexts, ...documentsTexts, ...weightCheckTexts });

/** Hints of a contract with what narrows them. */
export type HintList = {
  readonly companyId: number;
  readonly brand: Brand;
  readonly now: Date;
  readonly customer: string;
  readonly number: string;
  readonly site: string;
  readonly state: 'open' | 'seen';
  /** None: all of them. */
  readonly kinds: readonly Kind[];
  readonly hints: readonly ListedHint[];
  /** More than the list holds where there are too many. */
  readonly total: number;
};

/** The hints as a table, a row each, the newest loads first. */
export const drawHints = async (list: HintList): Promise<Buffer> => {
  const { brand, now, number, hints } = list;
  const brandName = t(`brand.${brand}`);
  const title = t('check.list.sheet');
  const paper = await PdfPage.open(brand, brandName, `${title} ${number}`, now);
  drawTitle(paper, title, linesOf(list));
  if (hints.length > 0) drawTable(paper, hints);
  const made = { datum: toDmy(berlinDay(now)), zeit: berlinTime(now), marke: brandName };
  return paper.end((n, count) => [
    t('note.made', made),
    t('check.list.page', { nummer: number, n, alle: count }),
  ]);
};

/** The contract and its customer, how many there are, and what narrows them. */
const linesOf = ({ customer, number, site, state, kinds, hints, total }: HintList): string[] => {
  const n = hints.length;
  const values = { n, alle: total, status: t(`check.list.${state}`) };
  const count =
    n < total ? t('check.list.newest', values) : t(`check.list.count${plural(n)}`, values);
  const named = kinds.map((kind) => t(`check.name.${kind}`)).join(', ');
  return [
    `${site}, ${t('note.contract')} ${number}`,
    customer,
    count,
    ...(named === '' ? [] : [t('check.list.kinds', { arten: named })]),
  ];
};

const drawTitle = (paper: PdfPage, title: string, lines: readonly string[]): void => {
  const { margin: x } = PAGE;
  const style = { font: 'bold', size: 24 } as const;
  paper.text('H1', title, { x, y: paper.y, width: WIDTH_PT }, style);
  paper.y += paper.heightOf(title, WIDTH_PT, style) + 4;
  for (const line of lines) {
    paper.text('P', line, { x, y: paper.y, width: WIDTH_PT });
    paper.y += paper.heightOf(line, WIDTH_PT) + 2;
  }
  paper.y += 12;
};

const COLUMNS = [
  { label: 'check.list.weighed', x: 0, width: 58 },
  { label: 'check.list.number', x: 66, width: 70 },
  { label: 'check.list.plate', x: 144, width: 68 },
  { label: 'check.list.hint', x: 220, width: 118 },
  { label: 'check.list.reason', x: 346, width: WIDTH_PT - 346 },
] as const;

type Look = { readonly tag: 'TH' | 'TD'; readonly size: number };
const HEAD: Look = { tag: 'TH', size: 9 };
const BODY: Look = { tag: 'TD', size: 9.5 };

const cellsOf = (row: ListedHint): string[] => {
  const { weighing_date: day, weighing_time: time, ...shown } = presentListedHint(row);
  return [
    `${toDmy(day)}\n${time}`,
    shown.number,
    shown.vehicle_license_plate ?? t('note.no_plate'),
    shown.value === null ? shown.name : `${shown.name}\n${shown.value}`,
    shown.reason_text,
  ];
};

const drawTable = (paper: PdfPage, hints: readonly ListedHint[]): void => {
  const labels = COLUMNS.map(({ label }) => t(label));
  const row = (cells: readonly string[], look: Look, table: PDFKit.PDFStructureElement) => {
    const style = { font: look.tag === 'TH' ? 'bold' : 'regular', size: look.size } as const;
    const heights = cells.map((cell, at) => paper.heightOf(cell, COLUMNS[at]?.width ?? 0, style));
    const height = Math.max(...heights) + 8;
    if (paper.need(height) && look.tag === 'TD') row(labels, HEAD, table);
    paper.within(
      'TR',
      (part) => {
        for (const [at, { x, width }] of COLUMNS.entries()) {
          const place = { x: PAGE.margin + x, y: paper.y + 4, width };
          paper.text(look.tag, cells[at] ?? '', place, { ...style, colour: INK.text }, part);
        }
      },
      table,
    );
    paper.y += height;
    paper.rule(paper.y, look.tag === 'TH');
  };
  paper.within('Table', (table) => {
    row(labels, HEAD, table);
    for (const hint of hints) row(cellsOf(hint), BODY, table);
  });
};
