import * as contract from '@abrufbar/contract/contracts/office-object-export.ts';
import type { ObjectKind } from '@abrufbar/domain/contracts/objects.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { officeObjectsTexts } from '@abrufbar/texts/contracts-office.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { objectExportTexts } from '@abrufbar/texts/staff/exports.ts';
import * as z from 'zod/mini';
import { listAllObjects, listObjects, type StoredObject } from '#contracts/office/object-store.ts';
import { handle } from '#core/calls/context.ts';
import { countColumn, type ExportColumn, textColumn } from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const t = reader({ ...filtersTexts, ...objectExportTexts, ...officeObjectsTexts });

const LIST = 'master-data';

type Column = ExportColumn<StoredObject>;

const categoryOf = ({ category }: StoredObject): string | null => {
  const known = MATERIAL_CATEGORIES.find((one) => one === String(category));
  return known === undefined ? null : t(`material_category.${known}`);
};

const OF_KIND: Readonly<Partial<Record<ObjectKind, readonly Column[]>>> = {
  materials: [
    textColumn(t('export.objects.category'), 18, categoryOf),
    // Empty where the default of the category holds (BEY-103).
    countColumn(t('export.objects.limit_minutes'), 18, (row) => row.limit_minutes),
    countColumn(t('export.objects.coldest'), 18, (row) => row.coldest_celsius),
    countColumn(t('export.objects.hottest'), 18, (row) => row.hottest_celsius),
  ],
  plants: [textColumn(t('export.objects.unit'), 18, (row) => row.quantity_unit)],
};

const columnsOf = (kind: ObjectKind): readonly Column[] => [
  textColumn(t('export.objects.number'), 16, (row) => row.number),
  textColumn(t('export.objects.name'), 40, (row) => row.title),
  ...(OF_KIND[kind] ?? []),
  textColumn(t('export.objects.supplier'), 30, (row) => row.supplier),
];

/** Objects that suppliers of the brand offer, as a file. */
export const objectExport = exportList(
  LIST,
  contract.officeObjectExport,
  (request, reading, { suppliers }) =>
    keyedFile(reading, {
      format: request.format,
      sheet: t(`bo.obj.kind.${request.kind}`),
      columns: columnsOf(request.kind),
      // A supplier offers a few thousand at most: they are their own keys.
      keys: (db) => listAllObjects(db, suppliers, request.kind, request.q),
      rows: (_, objects) => Promise.resolve(objects),
    }),
);

export const officeObjectExport = handle(contract.officeObjectExport, async (context, input) => {
  const { db, suppliers } = context;
  const first = { offset: 0, limit: 1 };
  const { total: rows } = await listObjects(db, suppliers, input.kind, input.q, first);
  const request = z.encode(contract.officeObjectExport.input, input);
  return startExport(context, request, { list: LIST, rows, format: input.format });
});
