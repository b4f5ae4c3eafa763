import { reportExport } from '@abrufbar/contract/staff/reports-export.ts';
import type { ExportFormat } from '@abrufbar/contract/staff/exports.ts';
import type { ReportPart, reports } from '@abrufbar/contract/staff/reports.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { ReportStep } from '@abrufbar/domain/staff/reports.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { reportExportTexts, staffReportsTexts } from '@abrufbar/texts/staff/reports.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import type { Cell, SheetColumn } from '#core/spreadsheet/cells.ts';
import { csvOf } from '#core/spreadsheet/csv.ts';
import { bookOf } from '#core/spreadsheet/xlsx.ts';
import {
  countColumn,
  dayColumn,
  type ExportColumn,
  quantityColumn,
  textColumn,
} from '#staff/exports/columns.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';
import { readReport } from '#staff/reports/handlers.ts';

const t = reader({ ...staffReportsTexts, ...reportExportTexts });

type Report = OutputOf<typeof reports>;

/** One figure: the table it stands in, its place there, its value. */
type Line = {
  readonly table: string;
  readonly begins_on: string | null;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
};

const VALUE_CHARACTERS = 16;
const NAME_CHARACTERS = 32;

const LINE_COLUMNS: readonly ExportColumn<Line>[] = [
  textColumn(t('export.reports.table'), NAME_CHARACTERS, (line) => line.table),
  dayColumn(t('export.reports.begin'), (line) => line.begins_on),
  textColumn(t('export.reports.name'), NAME_CHARACTERS, (line) => line.name),
  quantityColumn(t('export.reports.value'), VALUE_CHARACTERS, (line) => String(line.value)),
  textColumn(t('export.reports.unit'), VALUE_CHARACTERS, (line) => line.unit),
];

/** A table of the screen, with its cells. */
type Table = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
};

const nameOf = ({ key, name }: ReportPart): string => (key === null ? t('bo.rep.others') : name);

const partsOf = (table: string, parts: readonly ReportPart[]): Line[] =>
  parts.map((part) => ({
    table,
    begins_on: null,
    name: nameOf(part),
    value: part.tonnes,
    unit: t('export.reports.tonnes'),
  }));

const counted = (table: string, name: string, value: number): Line => ({
  table,
  begins_on: null,
  name,
  value,
  unit: t('export.reports.requests'),
});

const CLASSES = [1, 2, 3, 4, 5] as const;
const ANSWERS = ['plain', 'changed', 'refused', 'cancelled'] as const;

/** The figures of all tables, one below the other, as a program reads them. */
const linesOf = (report: Report, step: ReportStep): readonly Line[] => [
  ...report.steps.flatMap(({ begins_on, tonnes }) =>
    report.plants.map((plant, at) => ({
      table: t(`bo.rep.by_${step}`),
      begins_on,
      name: nameOf(plant),
      value: tonnes[at] ?? 0,
      unit: t('export.reports.tonnes'),
    })),
  ),
  ...partsOf(t('bo.rep.material'), report.materials),
  ...partsOf(t('bo.rep.customer'), report.customers),
  ...CLASSES.map((of, at) =>
    counted(t('bo.rep.lead_title'), t(`bo.rep.lead_class.${of}`), report.lead_classes[at] ?? 0),
  ),
  ...ANSWERS.map((key) =>
    counted(t('bo.rep.answers'), t(`bo.rep.answer.${key}`), report.answers[key]),
  ),
];

const table = <Row>(
  name: string,
  rows: readonly Row[],
  ...columns: readonly ExportColumn<Row>[]
): Table => ({ name, columns, rows: rows.map((row) => columns.map(({ cell }) => cell(row))) });

const tonnesColumn = <Row>(label: string, of: (row: Row) => number): ExportColumn<Row> =>
  quantityColumn(t('export.reports.in_tonnes', { name: label }), VALUE_CHARACTERS, (row) =>
    String(of(row)),
  );

const partsTable = (name: string, parts: readonly ReportPart[]): Table =>
  table(
    name,
    parts,
    textColumn(name, NAME_CHARACTERS, nameOf),
    tonnesColumn(t('bo.rep.tonnage'), ({ tonnes }) => tonnes),
  );

type Counted = { readonly name: string; readonly count: number };

const countTable = (name: string, head: string, rows: readonly Counted[]): Table =>
  table(
    name,
    rows,
    textColumn(head, NAME_CHARACTERS, (row) => row.name),
    countColumn(t('bo.rep.count'), VALUE_CHARACTERS, ({ count }) => count),
  );

const sumOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 1000) / 1000;

/** The tables of the screen, each for a sheet of its own (OFF-251). */
const tablesOf = (report: Report, step: ReportStep): readonly Table[] => [
  table<Report['steps'][number]>(
    t(`bo.rep.by_${step}`),
    report.steps,
    dayColumn(t(`bo.rep.${step}`), ({ begins_on }) => begins_on),
    ...report.plants.map((plant, at) =>
      tonnesColumn<Report['steps'][number]>(nameOf(plant), ({ tonnes }) => tonnes[at] ?? 0),
    ),
    tonnesColumn(t('bo.rep.total'), ({ tonnes }) => sumOf(tonnes)),
  ),
  partsTable(t('bo.rep.material'), report.materials),
  partsTable(t('bo.rep.customer'), report.customers),
  countTable(
    t('bo.rep.lead_title'),
    t('bo.rep.lead_class'),
    CLASSES.map((of, at) => ({
      name: t(`bo.rep.lead_class.${of}`),
      count: report.lead_classes[at] ?? 0,
    })),
  ),
  countTable(
    t('bo.rep.answers'),
    t('bo.rep.answer'),
    ANSWERS.map((key) => ({ name: t(`bo.rep.answer.${key}`), count: report.answers[key] })),
  ),
];

async function* rowsOf({ rows }: Table): AsyncGenerator<readonly Cell[]> {
  yield* rows;
}

const rowCount = (report: Report, step: ReportStep, format: ExportFormat): number =>
  format === 'csv'
    ? linesOf(report, step).length
    : tablesOf(report, step).reduce((sum, { rows }) => sum + rows.length, 0);

/** A workbook with a sheet for each table, or all figures one below the other. */
const bytesOf = (
  report: Report,
  step: ReportStep,
  format: ExportFormat,
): AsyncGenerator<Buffer> => {
  if (format === 'xlsx')
    return bookOf(tablesOf(report, step).map((one) => ({ ...one, rows: rowsOf(one) })));
  const lines = table('', linesOf(report, step), ...LINE_COLUMNS);
  return csvOf(LINE_COLUMNS, rowsOf(lines));
};

/** The figures of the reports as a file. */
export const reportList = exportList(
  'reports',
  reportExport,
  async function* (request, reading, { suppliers, askedAt }) {
    const today = berlinDay(askedAt);
    const report = await reading((db) => readReport({ db, suppliers, today }, request));
    yield* bytesOf(report, request.step ?? 'day', request.format);
  },
);

export const exportReport = handle(reportExport, async (context, input) => {
  const { format, step } = input;
  const rows = rowCount(await readReport(context, input), step ?? 'day', format);
  const request = z.encode(reportExport.input, input);
  return startExport(context, request, { list: 'reports', rows, format });
});
