import { reportExport } from '@abrufbar/contract/staff/reports-export.ts';
import type { ReportPart, reports } from '@abrufbar/contract/staff/reports.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { ReportStep } from '@abrufbar/domain/staff/reports.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { reportExportTexts, staffReportsTexts } from '@abrufbar/texts/staff/reports.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import {
  dayColumn,
  type ExportColumn,
  quantityColumn,
  textColumn,
} from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
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

const COLUMNS: readonly ExportColumn<Line>[] = [
  textColumn(t('export.reports.table'), 28, (line) => line.table),
  dayColumn(t('export.reports.begin'), (line) => line.begins_on),
  textColumn(t('export.reports.name'), 32, (line) => line.name),
  quantityColumn(t('export.reports.value'), 14, (line) => String(line.value)),
  textColumn(t('export.reports.unit'), 12, (line) => line.unit),
];

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

/** The figures of the reports as a file. */
export const reportList = exportList(
  'reports',
  reportExport,
  (request, reading, { suppliers, askedAt }) =>
    keyedFile(reading, {
      format: request.format,
      sheet: t('bo.rep.title'),
      columns: COLUMNS,
      keys: async (db) => {
        const today = berlinDay(askedAt);
        return linesOf(await readReport({ db, suppliers, today }, request), request.step ?? 'day');
      },
      rows: (_, lines) => Promise.resolve(lines),
    }),
);

export const exportReport = handle(reportExport, async (context, input) => {
  const rows = linesOf(await readReport(context, input), input.step ?? 'day').length;
  const request = z.encode(reportExport.input, input);
  return startExport(context, request, { list: 'reports', rows, format: input.format });
});
