import { Readable } from 'node:stream';
import { exportFile, type ExportFormat } from '@abrufbar/contract/staff/exports.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffExportTexts } from '@abrufbar/texts/staff/exports.ts';
import type { StaffContext } from '#core/calls/context.ts';
import { suppliersOf } from '#core/calls/staff-scope.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { type ExportList, listOfExport } from '#staff/exports/lists.ts';
import { auditedExport } from '#staff/exports/start.ts';
import { findExport, type StoredExport } from '#staff/exports/store.ts';

const t = reader(staffExportTexts);

type Lists = readonly ExportList[];

const gone = () => new Refusal(404, 'export_not_found');

/**
 * An own export with what it may hold, whichever brand is chosen: the link of a mail names none. The same 404 for that
 * of somebody else, one whose hours are over, and one whose list the role may no longer have.
 */
const findOwn = async (lists: Lists, { db, staff, now }: StaffContext, id: string) => {
  const found = await findExport(db, { staffId: staff.staffId, exportId: id }, now);
  const list = found && listOfExport(lists, found.list, staff.role);
  const brand = staff.brands.find((one) => one === found?.brand);
  if (!found || !list || brand === undefined) throw gone();
  const view = {
    brand,
    suppliers: suppliersOf(staff, brand),
    allSuppliers: staff.suppliers.map((supplier) => supplier.id),
    askedAt: new Date(found.created_at),
    staffId: staff.staffId,
  };
  return { found, list, view };
};

const formatOf = ({ format }: StoredExport): ExportFormat => (format === 'csv' ? 'csv' : 'xlsx');

export const readExportState = async (lists: Lists, context: StaffContext, id: string) => {
  const { found, list } = await findOwn(lists, context, id);
  return {
    list: list.name,
    rows: found.rows,
    format: formatOf(found),
    is_ready: !found.is_large || found.file !== null,
    expires_at: found.expires_at,
  };
};

/** The stored file of a large export; a small one is made while it is downloaded. */
export const readExportFile = async (lists: Lists, context: StaffContext, id: string) => {
  const { today, files, readLater } = context;
  const { found, list, view } = await findOwn(lists, context, id);
  const [xlsx, csv] = exportFile.media;
  const format = formatOf(found);
  const { rows } = found;
  if (found.is_large && found.file === null) throw new Refusal(404, 'export_pending');
  const made = found.file === null ? list.fileOf(found.request, readLater, view) : undefined;
  if (found.file === null && made === undefined) throw gone();
  context.audit(auditedExport(view.brand, { id, list: list.name, rows, format }));
  return new FileAnswer({
    body: made
      ? () => Promise.resolve(Readable.from(made))
      : keptFile(files, { kind: 'exports', name: found.file ?? '', absent: 'export_not_found' }),
    name: `${t(`export.file.${list.name}`, { tag: today })}.${format}`,
    media: format === 'csv' ? csv : xlsx,
  });
};
