import type { OfficeColumn } from '@abrufbar/contract/call-offs/office-list.ts';
import { knownCallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { berlinDay, berlinTime, minutes } from '@abrufbar/domain/values/calendar.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { officeExportTexts } from '@abrufbar/texts/call-offs/office-export.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { OfficeCallOff } from '#call-offs/office/list-store.ts';
import {
  dayColumn,
  type ExportColumn,
  quantityColumn,
  textColumn,
  timeColumn,
} from '#staff/exports/columns.ts';

const t = reader({ ...officeExportTexts, ...callOffsTexts });

type Column = ExportColumn<OfficeCallOff>;

const contactOf = ({ contact_first_name: first, contact_last_name: last }: OfficeCallOff) =>
  last === null ? null : `${first} ${last}`;

const DAY: Column = dayColumn(t('export.day'), (row) => row.starts_on);
/** Of quantity and quantity an hour. */
const UNIT: Column = textColumn(t('export.unit'), 11, (row) => row.quantity_unit);

/** Columns of a file for each of the work list: every value in a column of its own. */
const COLUMNS: Readonly<Record<OfficeColumn, readonly Column[]>> = {
  status: [
    textColumn(t('export.status'), 22, (row) =>
      t(`calloff.status.${knownCallOffStatus(row.status)}`),
    ),
  ],
  time: [
    DAY,
    timeColumn(t('export.begin'), 11, (row) => minutes(row.starts_time)),
    dayColumn(t('export.end_day'), (row) => row.ends_on),
    timeColumn(t('export.end'), 11, (row) => minutes(row.ends_time)),
  ],
  customer: [
    textColumn(t('export.customer'), 30, (row) => row.company),
    textColumn(t('export.site'), 34, (row) => row.contract_name),
  ],
  material: [textColumn(t('export.material'), 34, (row) => row.material_name)],
  plant: [textColumn(t('export.plant'), 26, (row) => row.plant_name)],
  amount: [quantityColumn(t('export.amount'), 12, (row) => row.quantity), UNIT],
  hourly: [quantityColumn(t('export.hourly'), 12, (row) => row.hourly_quantity), UNIT],
  received: [
    dayColumn(t('export.received_day'), (row) => berlinDay(new Date(row.received_at))),
    timeColumn(t('export.received_time'), 17, (row) => berlinTime(new Date(row.received_at))),
  ],
  day: [DAY],
  number: [textColumn(t('export.number'), 16, (row) => row.number ?? String(row.reference))],
  contract: [textColumn(t('export.contract'), 15, (row) => row.contract_number)],
  incoterm: [textColumn(t('export.incoterm'), 20, (row) => row.incoterm_title)],
  truck: [textColumn(t('export.truck'), 26, (row) => row.truck_type_title)],
  contact: [textColumn(t('export.contact'), 24, contactOf)],
};

/** Columns of the file for those that are shown, in their order; delivery day and unit once. */
export const exportColumns = (shown: readonly OfficeColumn[]): readonly Column[] => [
  ...new Set(shown.flatMap((column) => COLUMNS[column])),
];
