import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { createSums } from '@abrufbar/domain/documents/assets.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { ListedDelivery } from '#deliveries/export-store.ts';
import type { ListColumns } from '#documents/list/list-file.ts';
import type { Cell } from '#core/spreadsheet/cells.ts';
import { letterOf, xlsxOf } from '#core/spreadsheet/xlsx.ts';

const t = reader(documentsTexts);

type Material = readonly [number: string, name: string, quantity: string, unit: string];

const text = (value: string | null): Cell =>
  value === null || value === '' ? null : { kind: 'text', text: value };
const day = (value: string | null): Cell => (value === null ? null : { kind: 'day', day: value });
const time = (value: string | null): Cell =>
  value === null ? null : { kind: 'time', time: minutes(value) };
const quantity = (value: string | null): Cell =>
  value === null ? null : { kind: 'quantity', quantity: value };

type Column = {
  readonly label: string;
  readonly width: number;
  /** Only on the first line of a delivery, so that its weight is not added twice. */
  readonly once?: true;
  readonly cell: (delivery: ListedDelivery, material: Material | undefined) => Cell;
};

const COLUMNS: readonly Column[] = [
  { label: t('list.number'), width: 18, cell: ({ number }) => text(number) },
  { label: t('list.day'), width: 12, cell: ({ weighed_on }) => day(weighed_on) },
  { label: t('list.time'), width: 12, cell: ({ weighed_time }) => time(weighed_time) },
  { label: t('list.factory'), width: 26, cell: ({ factory_name }) => text(factory_name) },
  { label: t('list.plate'), width: 16, cell: (one) => text(one.vehicle_license_plate) },
  { label: t('list.carrier'), width: 28, cell: ({ spedition_name }) => text(spedition_name) },
  { label: t('list.incoterm'), width: 19, cell: ({ incoterm }) => text(incoterm) },
  { label: t('list.call_off'), width: 13, cell: ({ call_off_number }) => text(call_off_number) },
  {
    label: t('list.material_number'),
    width: 15,
    cell: (_, material) => text(material?.[0] ?? null),
  },
  { label: t('list.material'), width: 36, cell: (_, material) => text(material?.[1] ?? null) },
  { label: t('list.quantity'), width: 12, cell: (_, material) => quantity(material?.[2] ?? null) },
  { label: t('list.unit'), width: 11, cell: (_, material) => text(material?.[3] ?? null) },
  {
    label: t('list.gross'),
    width: 14,
    once: true,
    cell: ({ gross_weight }) => quantity(gross_weight),
  },
  {
    label: t('list.tare'),
    width: 12,
    once: true,
    cell: ({ tare_weight }) => quantity(tare_weight),
  },
  {
    label: t('list.tare_kind'),
    width: 11,
    once: true,
    cell: ({ tare_weight, tare_stored }) =>
      tare_weight === null ? null : text(tare_stored ? 'PT' : 'T'),
  },
  { label: t('list.net'), width: 14, once: true, cell: ({ net_weight }) => quantity(net_weight) },
  {
    label: t('list.status'),
    width: 13,
    cell: ({ status }) => text(t(isConfirmed(status) ? 'list.confirmed' : 'list.open')),
  },
  { label: t('list.confirmed_day'), width: 16, cell: ({ confirmed_on }) => day(confirmed_on) },
  {
    label: t('list.confirmed_time'),
    width: 16,
    cell: ({ confirmed_time }) => time(confirmed_time),
  },
];

const INVOICES: Column = {
  label: t('list.invoices'),
  width: 22,
  cell: ({ invoices }) => text(invoices),
};

const placeOf = (label: string): number => COLUMNS.findIndex((column) => column.label === label);
const MATERIAL = placeOf(t('list.material'));
const QUANTITY = placeOf(t('list.quantity'));
const UNIT = placeOf(t('list.unit'));
const NET = placeOf(t('list.net'));

/** The list of a contract's deliveries, made while they come: a line for each material, the sums below. */
export const listSheet = (
  batches: AsyncIterable<readonly ListedDelivery[]>,
  { hasInvoices }: ListColumns,
): AsyncGenerator<Buffer> => {
  const columns = hasInvoices ? [...COLUMNS, INVOICES] : COLUMNS;
  let lastFiltered = 1;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    const sums = createSums();
    const nets = createSums();
    for await (const deliveries of batches) {
      for (const delivery of deliveries) {
        const materials = JSON.parse(delivery.materials ?? '[]') as readonly Material[]; // as the query writes them
        for (const [at, material] of (materials.length > 0 ? materials : [undefined]).entries()) {
          lastFiltered += 1;
          yield columns.map(({ cell, once }) => (once && at > 0 ? null : cell(delivery, material)));
          if (material) sums.add(material[2], material[3]);
        }
        if (delivery.net_weight !== null) nets.add(delivery.net_weight, 't');
      }
    }
    // An empty line keeps the sums out of what is sorted and filtered.
    yield [];
    yield* sumRows(sums.list(), nets.list()[0]?.quantity, lastFiltered);
  }
  return xlsxOf(t('list.sheet'), columns, rows(), () => lastFiltered);
};

type Sums = ReturnType<ReturnType<typeof createSums>['list']>;

/** A row for the sum of each unit; the first one has that of the net weights too. */
const sumRows = (sums: Sums, net: string | undefined, last: number): (readonly Cell[])[] => {
  const range = (column: number) => `${letterOf(column)}$2:${letterOf(column)}$${last}`;
  return [...sums.entries()].map(([at, { unit, quantity: sum }]) => {
    const row = last + 2 + at;
    const cells = COLUMNS.map((): Cell => null);
    cells[MATERIAL] = { kind: 'label', text: t('list.sum') };
    const ofUnit = `SUMIF(${range(UNIT)},${letterOf(UNIT)}${row},${range(QUANTITY)})`;
    cells[QUANTITY] = { kind: 'sum', formula: ofUnit, quantity: sum };
    cells[UNIT] = { kind: 'label', text: unit };
    if (at === 0 && net !== undefined) {
      cells[NET] = { kind: 'sum', formula: `SUM(${range(NET)})`, quantity: net };
    }
    return cells;
  });
};
