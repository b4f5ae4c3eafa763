import {
  officeTranslationExport as call,
  type TranslationColumn,
  type TranslationRow,
} from '@abrufbar/contract/content/office-translations.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { contentTranslationsTexts } from '@abrufbar/texts/content-translations.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { translationExportTexts } from '@abrufbar/texts/staff/exports.ts';
import * as z from 'zod/mini';
import { listEntries } from '#content/translation-store.ts';
import { filterTranslations } from '#content/translations/merge.ts';
import { handle } from '#core/calls/context.ts';
import { dayColumn, type ExportColumn, textColumn, timeColumn } from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const t = reader({ ...translationExportTexts, ...contentTranslationsTexts });

const LIST = 'translations';

type Column = ExportColumn<TranslationRow>;

const changed =
  (show: (at: Date) => string) =>
  ({ changed_at: at }: TranslationRow): string | null =>
    at === null ? null : show(new Date(at));

/** Columns of a file for each of the list: every value in a column of its own. */
const COLUMNS: Readonly<Record<TranslationColumn, readonly Column[]>> = {
  key: [textColumn(t('export.translations.key'), 36, (row) => row.key)],
  standard: [textColumn(t('export.translations.standard'), 60, (row) => row.standard)],
  own: [textColumn(t('export.translations.own'), 60, (row) => row.text)],
  changed: [
    dayColumn(t('export.translations.day'), changed(berlinDay)),
    timeColumn(t('export.translations.time'), 14, changed(berlinTime)),
    textColumn(t('export.translations.by'), 24, (row) => row.changed_by),
  ],
  status: [textColumn(t('export.translations.status'), 16, (row) => t(`bo.tr.state.${row.state}`))],
};

/** The texts of the portal as a file. They are few, so their rows are read at once. */
export const translationExport = exportList(LIST, call, (request, reading, { brand }) =>
  keyedFile(reading, {
    format: request.format,
    sheet: t('export.translations.sheet'),
    columns: request.columns.flatMap((column) => COLUMNS[column]),
    keys: async (db) => filterTranslations(await listEntries(db, brand), request).rows,
    rows: (_, rows) => Promise.resolve(rows),
  }),
);

export const officeTranslationExport = handle(call, async (context, input) => {
  const { db, brand } = context;
  const { rows } = filterTranslations(await listEntries(db, brand), input);
  const request = z.encode(call.input, input);
  return startExport(context, request, { list: LIST, rows: rows.length, format: input.format });
});
