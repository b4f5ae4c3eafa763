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
  searchOfficeCallOffs,
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
  const { db, suppliers, now, today } = context;
  const filters = filtersOf(input, today);
  const order = orderOf(input);
  const window = { offset: (input.page - 1) * ROWS, limit: ROWS };
  // The groups of the whole list, so that it can be scrolled to any place.
  const isByDay = order.sort === 'time' && input.page === 1;
  const { rows, sums } =
    filters.text === null
      ? {
          rows: await listOfficeCallOffs(db, suppliers, filters, order, window),
          sums: await sumOfficeCallOffs(db, suppliers, filters, { isByDay }),
        }
      : await searchOfficeCallOffs(db, suppliers, filters, order, { ...window, isByDay });
  const sum = presentSum(sums.filter(({ day }) => day === null));
  const days = Map.groupBy(sums, ({ day }) => day);
  return {
    items: rows.map(presentRow),
    pagination: paginate(
      { page: input.page, size: ROWS },
      sum.count,
      input.page * ROWS < sum.count,
    ),
    sum,
    days: [...days].flatMap(([day, of]) => (day === null ? [] : [{ day, ...presentSum(of) }])),
    as_of: now.toISOString(),
  };
});

type Sums = Awaited<ReturnType<typeof sumOfficeCallOffs>>;

const presentSum = (sums: Sums) => ({
  count: sums.reduce((all, { count }) => all + count, 0),
  amounts: sums.map(({ quantity, unit }) => ({ quantity: Number(quantity), unit })),
});

export const officeSelection = handle(contract.officeSelection, async (context, input) => {
  const { db, suppliers, today } = context;
  const filters = { ...filtersOf(input, today), isUndecided: true };
  const window = { offset: 0, limit: contract.MAX_SELECTED + 1 };
  const rows = await listOfficeCallOffs(db, suppliers, filters, orderOf(input), window);
  return {
    items: rows.slice(0, contract.MAX_SELECTED).map(presentRow),
    has_more: rows.length > contract.MAX_SELECTED,
  };
});

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
  async ({ db, suppliers }, { ids }) => {
    const chosen = await listChosenLoadings(db, suppliers, ids);
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
