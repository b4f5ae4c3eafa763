import * as contract from '@abrufbar/contract/call-offs/office-carts.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { berlinInstant, minutes } from '@abrufbar/domain/values/calendar.ts';
import { CART_LIFETIME_MS } from '#call-offs/cart/rules.ts';
import {
  type CartListRow,
  countOpenCarts,
  listOpenCarts,
  listOrders,
  type OrderListRow,
  sumOrders,
} from '#call-offs/cart/office-store.ts';
import { handle } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';

const ROWS = PAGE_SIZE.largest;

const namesOf = (row: CartListRow | OrderListRow) => ({
  id: row.id,
  person: [row.first_name, row.last_name].filter(Boolean).join(' '),
  company_id: row.company_id,
  company: row.company,
  contract_id: row.contract_id,
  contract_name: row.contract_name,
  material_name: row.material_name,
  quantity_unit: row.quantity_unit,
});

/** The step a broken confirmation has reached; before its first call nothing is known. */
const stepOf = ({ quantity, has_contact }: CartListRow): 'contact' | 'check' | null => {
  if (quantity === null) return null;
  return has_contact ? 'check' : 'contact';
};

export const presentCart = (row: CartListRow) => ({
  ...namesOf(row),
  begun_at: row.opened_at,
  quantity: row.quantity === null ? null : Number(row.quantity),
  starts_on: row.starts_on,
  // Times are suggested from the start; without a day they say nothing.
  starts_time: row.starts_on === null || row.starts_time === null ? null : minutes(row.starts_time),
  step: stepOf(row),
  expires_at: new Date(Date.parse(row.opened_at) + CART_LIFETIME_MS).toISOString(),
});

export const officeCarts = handle(
  contract.officeCarts,
  async ({ db, suppliers, now }, { page }) => {
    const since = new Date(now.getTime() - CART_LIFETIME_MS);
    const window = { offset: (page - 1) * ROWS, limit: ROWS };
    const rows = await listOpenCarts(db, suppliers, since, window);
    const total = await countOpenCarts(db, suppliers, since);
    return {
      items: rows.map(presentCart),
      pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
    };
  },
);

export const presentOrder = (row: OrderListRow) => ({
  ...namesOf(row),
  ordered_at: row.created_at,
  quantity: Number(row.quantity),
  status: row.status,
  reference: row.reference,
  number: row.number,
});

export const officeOrders = handle(
  contract.officeOrders,
  async ({ db, suppliers, today }, { page }) => {
    const since = berlinInstant(today, '00:00');
    const rows = await listOrders(db, suppliers, since, { offset: (page - 1) * ROWS, limit: ROWS });
    const { total, tonnes } = await sumOrders(db, suppliers, since);
    return {
      items: rows.map(presentOrder),
      pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
      tonnes,
    };
  },
);
