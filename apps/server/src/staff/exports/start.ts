import {
  type askedExport,
  type ExportFormat,
  type ExportListName,
  MAX_SHEET_ROWS,
} from '@abrufbar/contract/staff/exports.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffExportTexts } from '@abrufbar/texts/staff/exports.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import type { StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { newId } from '#core/ids.ts';
import type * as z from 'zod/mini';
import { exportAsked } from '#staff/exports/jobs.ts';
import { insertExport } from '#staff/exports/store.ts';

const t = reader(staffExportTexts);

/** How long an export can be downloaded. */
const LIFETIME_MS = 24 * 3_600_000;

type Asked = {
  readonly list: ExportListName;
  readonly rows: number;
  readonly format: ExportFormat;
};

/** An export as the audit log names it. */
export const auditedExport = (
  brand: Brand,
  { id, list, rows, format }: Asked & { readonly id: string },
) => ({
  brands: [brand],
  kind: 'export',
  id,
  name: t(`export.named.${list}`, { n: rows }),
  changes: { rows: { old: null, new: rows }, format: { old: null, new: format } },
});

/** A sheet of XLSX ends; programs would open a longer one as damaged or leave rows out. */
export const refuseLongSheet = ({ rows, format }: Pick<Asked, 'rows' | 'format'>): void => {
  if (format === 'xlsx' && rows > MAX_SHEET_ROWS)
    throw new Refusal(422, 'export_too_long', { values: { most: formatWhole(MAX_SHEET_ROWS) } });
};

/** Keeps what was asked for; a large export is written by a job, which mails a link. */
export const startExport = async (
  context: StaffContext,
  /** The input of the call as it travelled. */
  request: unknown,
  asked: Asked,
  /** Rows the list looked at, where there are more of them. */
  among: number | null = null,
): Promise<z.output<typeof askedExport>> => {
  const { db, staff, brand, jobs, linkOrigin, now, installation } = context;
  const { rows } = asked;
  refuseLongSheet(asked);
  const id = newId();
  const isLarge = rows > installation.EXPORT_DIRECT_ROWS;
  await insertExport(db, {
    ...asked,
    staff_id: staff.staffId,
    id,
    brand,
    request: JSON.stringify(request),
    is_large: isLarge,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  });
  if (isLarge)
    await jobs.send(db, exportAsked, { staffId: staff.staffId, exportId: id, linkOrigin });
  context.audit(auditedExport(brand, { ...asked, id }));
  return { id, rows, is_large: isLarge, among };
};
