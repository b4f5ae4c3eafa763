import type { OfficeDeliveryColumn } from '@abrufbar/contract/deliveries/office.ts';
import * as contract from '@abrufbar/contract/deliveries/office-export.ts';
import { berlinDay, minutes } from '@abrufbar/domain/values/calendar.ts';
import { deliveryExportTexts } from '@abrufbar/texts/deliveries-office.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import { amongOf, filtersOf, orderOf, reachOf } from '#deliveries/office/filters.ts';
import {
  listOfficeDeliveriesOf,
  listOfficeDeliveryKeys,
  type OfficeDeliveryRow,
  sumOfficeDeliveries,
} from '#deliveries/office/list-store.ts';
import {
  dayColumn,
  type ExportColumn,
  quantityColumn,
  textColumn,
  timeColumn,
} from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const t = reader({ ...deliveryExportTexts, ...deliveriesTexts, ...reservationTexts });

const LIST = 'deliveries';

type Column = ExportColumn<OfficeDeliveryRow>;

const statusOf = ({ confirmed, reservation }: OfficeDeliveryRow): string => {
  const status = t(`delivery.status.${confirmed ? '1' : '0'}`);
  return reservation === null
    ? status
    : `${status}. ${t('receipt.reservation', { grund: t(`delivery.reservation.${reservation}`) })}`;
};

/** Columns of a file for each of the list: every value in a column of its own. */
const COLUMNS: Readonly<Record<OfficeDeliveryColumn, readonly Column[]>> = {
  weighed: [
    dayColumn(t('export.deliveries.day'), (row) => row.weighed_on),
    timeColumn(t('export.deliveries.time'), 11, (row) => minutes(row.weighed_time)),
  ],
  note: [textColumn(t('export.deliveries.note'), 16, (row) => row.number)],
  plate: [textColumn(t('export.deliveries.plate'), 14, (row) => row.plate)],
  customer: [
    textColumn(t('export.deliveries.customer'), 30, (row) => row.company),
    textColumn(t('export.deliveries.site'), 34, (row) => row.contract_name),
  ],
  material: [textColumn(t('export.deliveries.material'), 34, (row) => row.material_name)],
  gross: [quantityColumn(t('export.deliveries.gross'), 12, (row) => row.gross_weight)],
  tare: [quantityColumn(t('export.deliveries.tare'), 12, (row) => row.tare_weight)],
  // Loads counted in another unit have no net weight, only their quantity.
  net: [
    quantityColumn(t('export.deliveries.quantity'), 14, (row) => row.net_weight ?? row.quantity),
    textColumn(t('export.deliveries.unit'), 11, (row) =>
      row.net_weight === null ? row.quantity_unit : 't',
    ),
  ],
  status: [textColumn(t('export.deliveries.status'), 16, statusOf)],
  plant: [textColumn(t('export.deliveries.plant'), 26, (row) => row.factory_name)],
  carrier: [textColumn(t('export.deliveries.carrier'), 26, (row) => row.spedition_name)],
  contract: [textColumn(t('export.deliveries.contract'), 15, (row) => row.contract_number)],
};

/** The list of deliveries as a file, as far as it reaches (decision 0044); its days count from when it was asked for. */
export const deliveryExport = exportList(
  LIST,
  contract.officeExport,
  (request, reading, { suppliers, askedAt }) => {
    const filters = filtersOf(request, berlinDay(askedAt));
    const most = reachOf(filters);
    return keyedFile(reading, {
      format: request.format,
      sheet: t('export.deliveries.sheet'),
      columns: request.columns.flatMap((column) => COLUMNS[column]),
      keys: (db) => listOfficeDeliveryKeys(db, suppliers, filters, orderOf(request), most),
      rows: (db, keys) => listOfficeDeliveriesOf(db, suppliers, keys),
    });
  },
);

export const officeExport = handle(contract.officeExport, async (context, input) => {
  const { db, suppliers, today } = context;
  const filters = filtersOf(input, today);
  const [sum] = await sumOfficeDeliveries(db, suppliers, filters, false, reachOf(filters));
  const rows = sum?.count ?? 0;
  const request = z.encode(contract.officeExport.input, input);
  const asked = { list: LIST, rows, format: input.format } as const;
  return startExport(context, request, asked, await amongOf(context, filters, rows));
});
