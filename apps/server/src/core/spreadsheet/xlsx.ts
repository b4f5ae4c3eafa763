import type { Cell, SheetColumn, SheetRows } from '#core/spreadsheet/cells.ts';
import { zipOf } from '#core/spreadsheet/zip.ts';

/** How a cell looks, by its place among `cellXfs`. */
const STYLES = [
  'plain',
  'head',
  'text',
  'day',
  'time',
  'quantity',
  'sum',
  'label',
  'count',
  'money',
] as const;
type Style = (typeof STYLES)[number];
type Styled = NonNullable<Cell> | { readonly kind: 'head'; readonly text: string };

/** Texts written once for all cells that have them; further ones stand in their cells, so that memory stays bounded. */
const MAX_SHARED_TEXTS = 10_000;

/** A sheet of a workbook; its name has at most 31 characters and none of `[]:*?/\\'`. */
type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: SheetRows;
  /** Last row that filters work on, once the rows have been read; without one they work on all. */
  readonly lastFiltered?: (() => number) | undefined;
};

/** The bytes of a workbook of one sheet, made while its rows come and are read. */
export const xlsxOf = (
  name: string,
  columns: readonly SheetColumn[],
  rows: SheetRows,
  lastFiltered?: () => number,
): AsyncGenerator<Buffer> => bookOf([{ name, columns, rows, lastFiltered }]);

/** The bytes of a workbook, sheet by sheet. The first row of each stays in sight and has filters. */
export const bookOf = (sheets: readonly Sheet[]): AsyncGenerator<Buffer> => {
  const strings = new Map<string, number>();
  // The texts are complete once all sheets have been read.
  function* parts() {
    for (const [at, sheet] of sheets.entries())
      yield { name: `xl/${sheetFile(at)}`, content: sheetOf(sheet, at === 0, strings) };
    yield { name: 'xl/sharedStrings.xml', content: sharedStrings(strings) };
    yield { name: 'xl/styles.xml', content: [STYLE_SHEET] };
    yield { name: 'xl/workbook.xml', content: [workbook(sheets.map(({ name }) => name))] };
    yield { name: 'xl/_rels/workbook.xml.rels', content: [relations(bookParts(sheets.length))] };
    yield { name: '_rels/.rels', content: [relations([['officeDocument', 'xl/workbook.xml']])] };
    yield { name: '[Content_Types].xml', content: [contentTypes(sheets.length)] };
  }
  return zipOf(parts());
};

const sheetFile = (at: number): string => `worksheets/sheet${at + 1}.xml`;

async function* sheetOf(
  { columns, rows, lastFiltered }: Sheet,
  isFirst: boolean,
  strings: Map<string, number>,
): AsyncGenerator<string> {
  let count = 0;
  const rowOf = (cells: readonly (Styled | null)[]): string => {
    count += 1;
    return `<row r="${count}">${cells.map((cell, at) => cellOf(cell, `${letterOf(at)}${count}`, strings)).join('')}</row>`;
  };
  yield sheetHead(columns, isFirst);
  yield rowOf(columns.map(({ label: text }) => ({ kind: 'head', text })));
  for await (const cells of rows) yield rowOf(cells);
  const filtered = `A1:${letterOf(columns.length - 1)}${lastFiltered?.() ?? count}`;
  yield `</sheetData><autoFilter ref="${filtered}"/>${PRINT}</worksheet>`;
}

const cellOf = (cell: Styled | null, place: string, strings: Map<string, number>): string => {
  if (cell === null) return '';
  const at = `r="${place}" s="${STYLES.indexOf(cell.kind)}"`;
  switch (cell.kind) {
    case 'day':
      return `<c ${at}><v>${Date.parse(cell.day) / DAY_MS + UNIX_EPOCH_DAYS}</v></c>`;
    case 'time': {
      const [hours, minutes] = cell.time.split(':').map(Number);
      return `<c ${at}><v>${((hours ?? 0) * 60 + (minutes ?? 0)) / 1440}</v></c>`;
    }
    case 'count':
      return `<c ${at}><v>${cell.count}</v></c>`;
    case 'quantity':
    case 'money':
      return `<c ${at}><v>${cell.quantity}</v></c>`;
    case 'sum':
      return `<c ${at}><f>${escapeXml(cell.formula)}</f><v>${cell.quantity}</v></c>`;
    case 'text':
    case 'head':
    case 'label': {
      const known = strings.get(cell.text) ?? strings.size;
      if (known >= MAX_SHARED_TEXTS)
        return `<c ${at} t="inlineStr"><is>${textOf(cell.text)}</is></c>`;
      strings.set(cell.text, known);
      return `<c ${at} t="s"><v>${known}</v></c>`;
    }
  }
};

/** `A`, `B`, ... for the columns a list may have. */
export const letterOf = (column: number): string => String.fromCharCode(65 + column);

const DAY_MS = 86_400_000;
/** Spreadsheets count days since 30 December 1899. */
const UNIX_EPOCH_DAYS = 25_569;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
/** Characters that no XML may hold are left out. */
const escapeXml = (text: string): string =>
  text.replaceAll(
    /[&<>"\r]|[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu,
    (character) => XML_ESCAPES[character] ?? '',
  );

/** Spreadsheets read `_x003D_` as the character of that number, wherever it stands: its underscore is written as one too. */
const escapeText = (text: string): string =>
  escapeXml(text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_'));

const textOf = (text: string): string => `<t xml:space="preserve">${escapeText(text)}</t>`;

function* sharedStrings(texts: ReadonlyMap<string, number>): Generator<string> {
  yield `${XML}<sst xmlns="${MAIN}" uniqueCount="${texts.size}">`;
  for (const text of texts.keys()) yield `<si>${textOf(text)}</si>`;
  yield '</sst>';
}

const sheetHead = (columns: readonly SheetColumn[], isFirst: boolean): string => {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
};

/** A4 across, as wide as one page and as long as it needs. */
const PRINT = '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>';

const workbook = (names: readonly string[]): string => {
  const sheets = names.map(
    (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const titles = names.map(
    (name, at) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${escapeXml(name)}'!$1:$1</definedName>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets><definedNames>${titles.join('')}</definedNames></workbook>`;
};

type Part = readonly [type: string, target: string];

const bookParts = (sheets: number): readonly Part[] => [
  ...Array.from({ length: sheets }, (_, at): Part => ['worksheet', sheetFile(at)]),
  ['sharedStrings', 'sharedStrings.xml'],
  ['styles', 'styles.xml'],
];

const relations = (parts: readonly Part[]): string => {
  const list = parts.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
};

const contentTypes = (sheets: number): string => {
  const list = Array.from(
    { length: sheets },
    (_, at) => `<Override PartName="/xl/${sheetFile(at)}" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${list.join('')}<Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;
};

const font = (bold = '') =>
  `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
/** Format, font and ground of every style, in the order of `STYLES`; 49 is "text", and it stays a text when edited; 3 is `1.234`. */
const LOOKS: Readonly<Record<Style, string>> = {
  plain: '<xf numFmtId="0" fontId="0" fillId="0"/>',
  head: '<xf numFmtId="49" fontId="1" fillId="2" quotePrefix="1"/>',
  text: '<xf numFmtId="49" fontId="0" fillId="0" quotePrefix="1"/>',
  day: '<xf numFmtId="164" fontId="0" fillId="0"/>',
  time: '<xf numFmtId="165" fontId="0" fillId="0"/>',
  quantity: '<xf numFmtId="166" fontId="0" fillId="0"/>',
  sum: '<xf numFmtId="166" fontId="1" fillId="0"/>',
  label: '<xf numFmtId="49" fontId="1" fillId="0" quotePrefix="1"/>',
  count: '<xf numFmtId="3" fontId="0" fillId="0"/>',
  money: '<xf numFmtId="4" fontId="0" fillId="0"/>',
};
const FORMATS = { 164: 'dd\\.mm\\.yyyy', 165: 'hh:mm', 166: '#,##0.000' };
const STYLE_SHEET = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3">${Object.entries(FORMATS)
  .map(([id, format]) => `<numFmt numFmtId="${id}" formatCode="${format}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2">${font()}${font('<b/>')}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9EBE7"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${STYLES.length}">${STYLES.map((style) => LOOKS[style].replace('/>', ' borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>')).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
