import { Readable } from 'node:stream';
import * as contract from '@abrufbar/contract/call-offs/office-export.ts';
import { officeExportTexts } from '@abrufbar/texts/call-offs/office-export.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import * as z from 'zod/mini';
import { exportAsked } from '#call-offs/exports/jobs.ts';
import { exportFile, type ExportRequest } from '#call-offs/exports/file.ts';
import { findExport, insertExport, type StoredExport } from '#call-offs/exports/store.ts';
import { filtersOf } from '#call-offs/office/filters.ts';
import { sumOfficeCallOffs } from '#call-offs/office/list-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { newId } from '#core/ids.ts';
import { Refusal } from '#core/calls/refusal.ts';

const t = reader(officeExportTexts);

/** How long an export can be downloaded. */
const LIFETIME_MS = 24 * 3_600_000;

const audited = ({ brand }: StaffContext, id: string, rows: number, format: string) => ({
  brands: [brand],
  kind: 'export',
  id,
  name: t('export.named', { n: rows }),
  changes: { rows: { old: null, new: rows }, format: { old: null, new: format } },
});

export const officeExport = handle(contract.officeExport, async (context, input) => {
  const { db, suppliers, staff, brand, jobs, linkOrigin, now } = context;
  const [sum] = await sumOfficeCallOffs(db, suppliers, filtersOf(input), null);
  const rows = sum?.count ?? 0;
  const id = newId();
  const isLarge = rows > contract.MAX_DIRECT_ROWS;
  await insertExport(db, {
    staff_id: staff.staffId,
    id,
    brand,
    format: input.format,
    request: JSON.stringify(z.encode(contract.officeExport.input, input)),
    rows,
    is_large: isLarge,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  });
  const asked = { staffId: staff.staffId, exportId: id, linkOrigin };
  if (isLarge) await jobs.send(db, exportAsked, asked);
  context.audit(audited(context, id, rows, input.format));
  return { id, rows, is_large: isLarge };
});

/**
 * An own export with the suppliers of its brand, whichever is chosen: the link of a mail names none. The same 404 for
 * that of somebody else and one whose hours are over.
 */
const findOwn = async ({ db, staff, now }: StaffContext, id: string) => {
  const found = await findExport(db, { staffId: staff.staffId, exportId: id }, now);
  const suppliers = staff.suppliers.filter(({ brand }) => brand === found?.brand);
  if (found === undefined || suppliers.length === 0) throw new Refusal(404, 'export_not_found');
  return { found, suppliers: suppliers.map((supplier) => supplier.id) };
};

const formatOf = ({ format }: StoredExport): contract.ExportFormat =>
  format === 'csv' ? 'csv' : 'xlsx';

export const officeExportState = handle(contract.officeExportState, async (context, { id }) => {
  const { found } = await findOwn(context, id);
  return {
    rows: found.rows,
    format: formatOf(found),
    is_ready: !found.is_large || found.file !== null,
    expires_at: found.expires_at,
  };
});

export const officeExportFile = handle(contract.officeExportFile, async (context, { id }) => {
  const { today, files, readLater } = context;
  const { found, suppliers } = await findOwn(context, id);
  const [xlsx, csv] = contract.officeExportFile.media;
  const format = formatOf(found);
  if (found.is_large && found.file === null) throw new Refusal(404, 'export_pending');
  context.audit(audited(context, id, found.rows, format));
  return new FileAnswer({
    body: found.file
      ? keptFile(files, { kind: 'exports', name: found.file, absent: 'export_not_found' })
      : () => {
          const bytes = exportFile(readLater, suppliers, requestOf(found));
          return Promise.resolve(Readable.from(bytes));
        },
    name: `${t('export.file', { tag: today })}.${format}`,
    media: format === 'csv' ? csv : xlsx,
  });
});

/** The request as it was stored; one that this version no longer reads counts as gone. */
const requestOf = ({ request }: StoredExport): ExportRequest => {
  const read = z.safeDecode(contract.officeExport.input, request as never); // stored as it travels
  if (!read.success) throw new Refusal(404, 'export_not_found');
  return read.data;
};
