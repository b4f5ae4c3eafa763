import * as contract from '@abrufbar/contract/call-offs/office-list.ts';
import { addDays, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import {
  countWaiting,
  listFilterChoices,
  summarizeDecisions,
} from '#call-offs/office/counts-store.ts';
import {
  findOfficeDetail,
  listOfficePeople,
  listOfficeSteps,
} from '#call-offs/office/detail-store.ts';
import { filtersOf, orderOf } from '#call-offs/office/filters.ts';
import {
  findOfficeCallOff,
  listOfficeCallOffs,
  type OfficeCallOff,
  sumOfficeCallOffs,
} from '#call-offs/office/list-store.ts';
import { listChosenLoadings, listLoadings } from '#call-offs/office/load-store.ts';
import { findHighestLoad, presentLoadAround } from '#call-offs/office/plant-load.ts';
import { presentDetail, presentRow } from '#call-offs/office/present.ts';
import { keyOfPlant, listPlants } from '#contracts/plant-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';

const ROWS = contract.OFFICE_PAGE_ROWS;

export const officeList = handle(contract.officeList, async (context, input) => {
  const { db, suppliers, now } = context;
  const filters = filtersOf(input);
  const order = orderOf(input);
  const window = { offset: (input.page - 1) * ROWS, limit: ROWS };
  const rows = await listOfficeCallOffs(db, suppliers, filters, order, window);
  const days = order.sort === 'time' && input.page === 1 ? EVERY_DAY : null;
  const [sum, ...daySums] = await sumOfficeCallOffs(db, suppliers, filters, days);
  const total = sum?.count ?? 0;
  return {
    items: rows.map(presentRow),
    pagination: paginate({ page: input.page, size: ROWS }, total, input.page * ROWS < total),
    sum: { count: total, quantity: Number(sum?.quantity ?? 0) },
    days: daySums.flatMap(({ day, count, quantity }) =>
      day === null ? [] : [{ day, count, quantity: Number(quantity) }],
    ),
    as_of: now.toISOString(),
  };
});

/** The groups of the whole list, so that it can be scrolled to any place. */
const EVERY_DAY = { from: '0001-01-01', until: '9999-12-31' };

export const officeCounts = handle(contract.officeCounts, async ({ db, suppliers, today }) => {
  const waiting = await countWaiting(db, suppliers);
  const from = berlinInstant(today, '00:00').toISOString();
  const until = berlinInstant(addDays(today, 1), '00:00').toISOString();
  const {
    last_at: at,
    last_reference: reference,
    last_company: company,
    ...decided
  } = await summarizeDecisions(db, suppliers, from, until);
  const isAny = at !== null && reference !== null && company !== null;
  return { ...waiting, today: { ...decided, last: isAny ? { at, reference, company } : null } };
});

export const officeFilters = handle(contract.officeFilters, async ({ db, suppliers }) => {
  const plants = await listPlants(db, suppliers);
  return {
    plants: plants.map((plant) => ({ value: keyOfPlant(plant), label: plant.name })),
    ...(await listFilterChoices(db, suppliers)),
  };
});

export const officeDetail = handle(contract.officeDetail, async (context, { id }) => {
  const { db, suppliers, staff } = context;
  const row = await findOfficeCallOff(db, suppliers, id);
  const detail = row && (await findOfficeDetail(db, suppliers, row));
  if (row === undefined || detail === undefined) throw new Refusal(404, 'call_off_not_found');
  const { contact_user_id, created_by, previous_contact_user_id } = detail;
  const people = await listOfficePeople(db, [
    contact_user_id,
    created_by,
    previous_contact_user_id,
  ]);
  const supplier = staff.suppliers.find(({ id: supplierId }) => supplierId === row.supplier_id);
  return presentDetail(row, detail, {
    people,
    steps: await listOfficeSteps(db, suppliers, row),
    supplier: supplier?.name ?? '',
    load: await loadAround(context, row),
  });
});

const loadAround = async ({ db, suppliers }: StaffContext, row: OfficeCallOff) => {
  const plants = await listPlants(db, suppliers);
  const plant = plants.find(
    ({ supplierId, number }) => supplierId === row.supplier_id && number === row.factory_number,
  );
  if (plant === undefined) return null;
  const rows = await listLoadings(db, suppliers, [plant], row.starts_on);
  return presentLoadAround(plant, row.starts_on, rows, row.id);
};

export const officeLoadCheck = handle(
  contract.officeLoadCheck,
  async ({ db, suppliers }, { id }) => {
    const chosen = await listChosenLoadings(db, suppliers, id ?? []);
    const highest = await findHighestLoad(db, suppliers, await listPlants(db, suppliers), chosen);
    if (highest === null) return { highest };
    const { plant, day, hour, limit, hoursOver } = highest;
    return {
      highest: {
        factory_name: plant.name,
        day,
        hour: hour.hour,
        load: hour.confirmed,
        hourly_limit: limit,
        quantity_unit: plant.unit,
        hours_over: hoursOver,
      },
    };
  },
);
