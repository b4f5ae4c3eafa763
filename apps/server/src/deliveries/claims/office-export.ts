import * as contract from '@abrufbar/contract/deliveries/office-claims.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { claimExportTexts } from '@abrufbar/texts/deliveries-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import { filtersOf } from '#deliveries/claims/office-handlers.ts';
import {
  countOfficeClaims,
  listOfficeClaimKeys,
  listOfficeClaimsOf,
  type OfficeClaimRow,
} from '#deliveries/claims/office-store.ts';
import {
  countColumn,
  dayColumn,
  type ExportColumn,
  quantityColumn,
  textColumn,
  timeColumn,
} from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const t = reader({ ...claimExportTexts, ...claimWordTexts });

const LIST = 'claims';

type Column = ExportColumn<OfficeClaimRow>;

const receivedAt = (row: OfficeClaimRow) => new Date(row.received_at);

/** Columns of a file for each of the list: every value in a column of its own. */
const COLUMNS: Readonly<Record<contract.OfficeClaimColumn, readonly Column[]>> = {
  number: [textColumn(t('export.claims.number'), 12, (row) => String(row.number))],
  age: [
    dayColumn(t('export.claims.day'), (row) => berlinDay(receivedAt(row))),
    timeColumn(t('export.claims.time'), 11, (row) => berlinTime(receivedAt(row))),
  ],
  customer: [
    textColumn(t('export.claims.customer'), 30, (row) => row.company),
    textColumn(t('export.claims.site'), 34, (row) => row.contract_name),
  ],
  note: [
    textColumn(t('export.claims.note'), 16, (row) => row.delivery_number),
    textColumn(t('export.claims.plate'), 14, (row) => row.plate),
  ],
  material: [
    textColumn(t('export.claims.material'), 34, (row) => row.material_name),
    quantityColumn(t('export.claims.quantity'), 12, (row) => row.quantity),
    textColumn(t('export.claims.unit'), 10, (row) => row.quantity_unit),
  ],
  reasons: [
    textColumn(t('export.claims.reasons'), 26, (row) =>
      row.reasons.map((reason) => t(`claim.reason.${reason}`)).join(', '),
    ),
  ],
  remedy: [textColumn(t('export.claims.remedy'), 16, (row) => t(`claim.remedy.${row.remedy}`))],
  photos: [countColumn(t('export.claims.photos'), 10, (row) => row.photos)],
  state: [
    textColumn(t('export.claims.state'), 16, (row) => t(`claim.state.${row.state}`)),
    textColumn(t('export.claims.assigned'), 24, (row) => row.staff_name),
    quantityColumn(t('export.claims.accepted'), 14, (row) => row.accepted_quantity),
    textColumn(t('export.claims.answer'), 40, (row) => row.answer),
  ],
  contract: [textColumn(t('export.claims.contract'), 15, (row) => row.contract_number)],
};

/** The list of claims as a file. */
export const claimExport = exportList(
  LIST,
  contract.officeClaimExport,
  (request, reading, { suppliers, staffId }) =>
    keyedFile(reading, {
      format: request.format,
      sheet: t('export.claims.sheet'),
      columns: request.columns.flatMap((column) => COLUMNS[column]),
      keys: (db) => listOfficeClaimKeys(db, suppliers, filtersOf(request, staffId)),
      rows: (db, keys) => listOfficeClaimsOf(db, suppliers, keys),
    }),
);

export const officeClaimExport = handle(contract.officeClaimExport, async (context, input) => {
  const { db, suppliers, staff } = context;
  const rows = await countOfficeClaims(db, suppliers, filtersOf(input, staff.staffId));
  const request = z.encode(contract.officeClaimExport.input, input);
  return startExport(context, request, { list: LIST, rows, format: input.format });
});
