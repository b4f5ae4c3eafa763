import * as contract from '@abrufbar/contract/call-offs/office-carts-export.ts';
import type { CartOrder, OpenCart } from '@abrufbar/contract/call-offs/office-carts.ts';
import { MAX_SHEET_ROWS } from '@abrufbar/contract/staff/exports.ts';
import { knownCallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { berlinDay, berlinInstant, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { cartExportTexts, officeCartsTexts } from '@abrufbar/texts/call-offs/office-carts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { presentCart, presentOrder } from '#call-offs/cart/office-handlers.ts';
import {
  countOpenCarts,
  listOpenCarts,
  listOrders,
  sumOrders,
} from '#call-offs/cart/office-store.ts';
import { CART_LIFETIME_MS } from '#call-offs/cart/rules.ts';
import { handle } from '#core/calls/context.ts';
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

const t = reader({ ...callOffsTexts, ...officeCartsTexts, ...cartExportTexts });

type Named = Pick<OpenCart, 'person' | 'company' | 'contract_name' | 'material_name'>;

const NAMES = [
  textColumn<Named>(t('export.carts.person'), 24, (row) => row.person),
  textColumn<Named>(t('export.carts.customer'), 30, (row) => row.company),
  textColumn<Named>(t('export.carts.site'), 36, (row) => row.contract_name),
  textColumn<Named>(t('export.carts.material'), 30, (row) => row.material_name),
] as const;

const quantity = <Row extends { quantity: number | null; quantity_unit: string }>() => [
  quantityColumn<Row>(t('export.carts.amount'), 12, (row) =>
    row.quantity === null ? null : String(row.quantity),
  ),
  textColumn<Row>(t('export.carts.unit'), 8, (row) =>
    row.quantity === null ? null : row.quantity_unit,
  ),
];

const moment = <Row>(
  [day, time]: readonly [day: string, time: string],
  of: (row: Row) => string,
): readonly ExportColumn<Row>[] => [
  dayColumn(day, (row) => berlinDay(new Date(of(row)))),
  timeColumn(time, 12, (row) => berlinTime(new Date(of(row)))),
];

const CARTS: readonly ExportColumn<OpenCart>[] = [
  ...moment<OpenCart>(
    [t('export.carts.begun_day'), t('export.carts.begun_time')],
    (row) => row.begun_at,
  ),
  ...NAMES,
  ...quantity<OpenCart>(),
  dayColumn(t('export.carts.start_day'), (row) => row.starts_on),
  timeColumn(t('export.carts.start_time'), 12, (row) => row.starts_time),
  textColumn(t('export.carts.step'), 12, ({ step }) => step && t(`bo.cart.step.${step}`)),
  ...moment<OpenCart>(
    [t('export.carts.expires_day'), t('export.carts.expires_time')],
    (row) => row.expires_at,
  ),
];

const ORDERS: readonly ExportColumn<CartOrder>[] = [
  ...moment<CartOrder>(
    [t('export.carts.ordered_day'), t('export.carts.ordered_time')],
    (row) => row.ordered_at,
  ),
  ...NAMES,
  ...quantity<CartOrder>(),
  textColumn(t('export.carts.status'), 24, ({ status }) =>
    t(`calloff.status.${knownCallOffStatus(status)}`),
  ),
  textColumn(t('export.carts.calloff'), 14, (row) => row.number ?? String(row.reference)),
];

/** Both lists hold what happened within a day, so their rows are read at once. */
const EVERYTHING = { offset: 0, limit: MAX_SHEET_ROWS };

const beginOf = (at: Date): Date => new Date(at.getTime() - CART_LIFETIME_MS);
const todayOf = (at: Date): Date => berlinInstant(berlinDay(at), '00:00');

/** Carts that were open when the file was asked for. */
export const cartExport = exportList(
  'carts',
  contract.officeCartsExport,
  ({ format }, reading, { suppliers, askedAt }) =>
    keyedFile(reading, {
      format,
      sheet: t('export.carts.sheet'),
      columns: CARTS,
      keys: (db) => listOpenCarts(db, suppliers, beginOf(askedAt), EVERYTHING),
      rows: (_, rows) => Promise.resolve(rows.map(presentCart)),
    }),
);

/** Orders of the day on which the file was asked for. */
export const orderExport = exportList(
  'orders',
  contract.officeOrdersExport,
  ({ format }, reading, { suppliers, askedAt }) =>
    keyedFile(reading, {
      format,
      sheet: t('export.carts.orders_sheet'),
      columns: ORDERS,
      keys: (db) => listOrders(db, suppliers, todayOf(askedAt), EVERYTHING),
      rows: (_, rows) => Promise.resolve(rows.map(presentOrder)),
    }),
);

export const officeCartsExport = handle(contract.officeCartsExport, async (context, input) => {
  const rows = await countOpenCarts(context.db, context.suppliers, beginOf(context.now));
  return startExport(context, input, { list: 'carts', rows, format: input.format });
});

export const officeOrdersExport = handle(contract.officeOrdersExport, async (context, input) => {
  const { total } = await sumOrders(context.db, context.suppliers, todayOf(context.now));
  return startExport(context, input, { list: 'orders', rows: total, format: input.format });
});
