import type { OfficeColumn } from '@abrufbar/contract/call-offs/office-list.ts';
import { knownCallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { berlinDay, berlinTime, minutes } from '@abrufbar/domain/values/calendar.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { officeExportTexts } from '@abrufbar/texts/call-offs/office-export.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { OfficeCallOff } from '#call-offs/office/list-store.ts';
import type { Cell, SheetColumn } from '#core/spreadsheet/cells.ts';

const t = reader({ ...officeExportTexts, ...callOffsTexts });

type ExportColumn = SheetColumn & { readonly cell: (row: OfficeCallOff) => Cell };

const text = (value: string | null): Cell =>
  value === null || value === '' ? null : { kind: 'text', text: value };
const quantity = (value: string | null): Cell =>
  value === null ? null : { kind: 'quantity', quantity: value };

const texts = (
  label: string,
  width: number,
  of: (row: OfficeCallOff) => string | null,
): ExportColumn => ({ label, width, cell: (row) => text(of(row)) });

const contactOf = ({ contact_first_name: first, contact_last_name: last }: OfficeCallOff) =>
  last === null ? null : `${first} ${last}`;

const DAY: ExportColumn = {
  label: t('export.day'),
  width: 14,
  cell: (row) => ({ kind: 'day', day: row.starts_on }),
};

/** Columns of a file for each of the work list: every value in a column of its own. */
const COLUMNS: Readonly<Record<OfficeColumn, readonly ExportColumn[]>> = {
  status: [
    texts(t('export.status'), 22, (row) => t(`calloff.status.${knownCallOffStatus(row.status)}`)),
  ],
  time: [
    DAY,
    {
      label: t('export.begin'),
      width: 11,
      cell: (row) => ({ kind: 'time', time: minutes(row.starts_time) }),
    },
    { label: t('export.end_day'), width: 14, cell: (row) => ({ kind: 'day', day: row.ends_on }) },
    {
      label: t('export.end'),
      width: 11,
      cell: (row) => ({ kind: 'time', time: minutes(row.ends_time) }),
    },
  ],
  customer: [
    texts(t('export.customer'), 30, (row) => row.company),
    texts(t('export.site'), 34, (row) => row.contract_name),
  ],
  material: [texts(t('export.material'), 34, (row) => row.material_name)],
  plant: [texts(t('export.plant'), 26, (row) => row.plant_name)],
  amount: [
    { label: t('export.amount'), width: 12, cell: (row) => quantity(row.quantity) },
    texts(t('export.unit'), 11, (row) => row.quantity_unit),
  ],
  hourly: [{ label: t('export.hourly'), width: 12, cell: (row) => quantity(row.hourly_quantity) }],
  received: [
    {
      label: t('export.received_day'),
      width: 14,
      cell: (row) => ({ kind: 'day', day: berlinDay(new Date(row.received_at)) }),
    },
    {
      label: t('export.received_time'),
      width: 17,
      cell: (row) => ({ kind: 'time', time: berlinTime(new Date(row.received_at)) }),
    },
  ],
  day: [DAY],
  number: [texts(t('export.number'), 16, (row) => row.number ?? String(row.reference))],
  contract: [texts(t('export.contract'), 15, (row) => row.contract_number)],
  incoterm: [texts(t('export.incoterm'), 20, (row) => row.incoterm_title)],
  truck: [texts(t('export.truck'), 26, (row) => row.truck_type_title)],
  contact: [texts(t('export.contact'), 24, contactOf)],
};

/** Columns of the file for those that are shown, in their order; the delivery day once. */
export const exportColumns = (shown: readonly OfficeColumn[]): readonly ExportColumn[] => [
  ...new Set(shown.flatMap((column) => COLUMNS[column])),
];
