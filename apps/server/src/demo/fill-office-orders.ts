import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { DEFAULT_TIMES } from '@abrufbar/domain/call-offs/window.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { addDays, berlinDay, isWeekend } from '@abrufbar/domain/values/calendar.ts';
import { insertCart } from '#call-offs/cart/store.ts';
import { insertTemplate } from '#call-offs/office/template-store.ts';
import { buildCompany } from '#companies/build.ts';
import { insertErpId, insertMembership, insertUser } from '#companies/store.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { type Database, enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { type Deciders, fillCallOff } from '#demo/fill-call-off.ts';
import { carriageOf, OFFERED_INCOTERMS, SUPPLIERS, TRUCK_TYPES } from '#demo/catalogue.ts';
import { OFFICE_LIMITS } from '#demo/limits.ts';
import {
  OFFICE_COMPANIES,
  OFFICE_ORDERS,
  type OfficeCompany,
  type OfficeOrder,
  TEMPLATES,
} from '#demo/office-orders.ts';
import { customerNumber } from '#demo/people.ts';

const HOUR_MS = 3_600_000;
/** Contracts and call-offs of these customers are numbered from here. */
const FIRST = { contract: 40_018_501, number: 553_001 } as const;

type Suppliers = ReadonlyMap<number, { readonly id: number }>;
type Item = Awaited<ReturnType<typeof buildItem>>;

/** Fills in what only the dispatchers see: further customers with their call-offs, and answer templates. */
export const fillOfficeOrders = async (
  db: Database,
  suppliers: Suppliers,
  deciders: Deciders,
  now: Date,
): Promise<void> => {
  for (const brand of BRANDS) {
    for (const text of TEMPLATES[brand]) await insertTemplate(db, brand, text);
  }
  let { contract, number }: { contract: number; number: number } = FIRST;
  let carts = 0;
  for (const company of OFFICE_COMPANIES) {
    const { id, person } = await addCompany(db, company, suppliers, now);
    await enter(db, { companies: [id] });
    const items = new Map<string, Item>();
    for (const order of OFFICE_ORDERS.filter((one) => one.company === company.key)) {
      const supplier = supplierOf(order, suppliers);
      const key = `${order.material} ${order.plant}`;
      const item =
        items.get(key) ?? (await addItem(db, { id, company, order, supplier }, contract));
      contract += items.has(key) ? 0 : 1;
      items.set(key, item);
      const placed = { order, item, supplier, person, deciders, number: String(number) };
      await addOrder(db, placed, now);
      number += 1;
    }
    const [first] = items.values();
    if (first) await addCart(db, { item: first, person }, CART_AGE_HOURS[carts], now);
    carts += 1;
  }
};

/** Carts begun so long ago: one a company; the last one is about to expire. */
const CART_AGE_HOURS = [0.05, 0.2, 0.5, 9, 14, 23.2] as const;

/** A cart that somebody at a customer fills in; every second one broke off while it was sent. */
const addCart = async (
  db: Database,
  { item, person }: { readonly item: Item; readonly person: string },
  ageHours: number | undefined,
  now: Date,
): Promise<void> => {
  if (ageHours === undefined) return;
  const begun = new Date(now.getTime() - ageHours * HOUR_MS);
  const [incoterm] = OFFERED_INCOTERMS;
  const starts_on = workingDay(berlinDay(now), 2);
  await insertCart(db, {
    company_id: item.company_id,
    id: newId(),
    user_id: person,
    contract_item_id: item.id,
    opened_at: begun.toISOString(),
    starts_time: DEFAULT_TIMES.start,
    ends_time: DEFAULT_TIMES.end,
    contact_user_id: person,
    ...(CART_AGE_HOURS.findIndex((one) => one === ageHours) % 2 === 0 &&
      incoterm && {
        incoterm: incoterm.id,
        quantity: '54.000',
        starts_on,
        ends_on: starts_on,
      }),
  });
};

const addCompany = async (
  db: Database,
  { nr, name, person: [first_name, last_name, phone_number] }: OfficeCompany,
  suppliers: Suppliers,
  now: Date,
) => {
  const { id } = await buildCompany(db, { company_nr: nr, name });
  for (const { key, brand } of SUPPLIERS.filter((one) => one.brand === 'nordstein')) {
    const supplier_id = suppliers.get(key)?.id ?? 0;
    const erp_customer_no = customerNumber(brand, nr);
    await insertErpId(db, { supplier_id, erp_customer_no, company_id: id });
  }
  const person = await insertUser(db, {
    email: `${last_name}@${nr}.example`,
    first_name,
    last_name,
    phone_country: '+49',
    phone_number,
    created_at: new Date(now.getTime() - 2_000 * HOUR_MS),
  });
  await insertMembership(db, { userId: person, companyId: id, role: 'besteller' });
  return { id, person };
};

/** Supplier unit that makes the material. */
const unitOf = ({ material }: OfficeOrder) => {
  const unit = SUPPLIERS.find(({ materials }) => materials.some((one) => one.number === material));
  const made = unit?.materials.find((one) => one.number === material);
  if (!unit || !made) throw new Error(`Nobody makes ${material}`);
  return { unit, made };
};
const supplierOf = (order: OfficeOrder, suppliers: Suppliers) => ({
  id: suppliers.get(unitOf(order).unit.key)?.id ?? 0,
});

/** One contract for each material of a customer. */
const addItem = async (
  db: Database,
  {
    id,
    company,
    order,
    supplier,
  }: {
    readonly id: number;
    readonly company: OfficeCompany;
    readonly order: OfficeOrder;
    readonly supplier: { readonly id: number };
  },
  contractNumber: number,
): Promise<Item> => {
  const { unit, made } = unitOf(order);
  const contract = await buildContract(db, {
    company: { id },
    supplier,
    contract_number: String(contractNumber),
    name: company.site,
    building_site_number: null,
  });
  const plants = unit.factories.toSorted((a) => (a.number === order.plant ? -1 : 1));
  return buildItem(db, {
    contract,
    position: '10',
    material_number: made.number,
    material_name: made.name,
    category: made.category,
    factory_numbers: plants.map((plant) => plant.number),
    factory_names: plants.map((plant) => plant.name),
    target_quantity: `${order.quantity * 8}.000`,
    quantity_unit: made.unit,
    night_shift: order.until < order.from,
    incoterms: OFFERED_INCOTERMS.map((one) => one.id),
    truck_types: TRUCK_TYPES[carriageOf(made)].map((one) => one.id),
    ...OFFICE_LIMITS[company.key],
  });
};

const addOrder = async (
  db: Database,
  {
    order,
    item,
    supplier,
    person,
    deciders,
    number,
  }: {
    readonly order: OfficeOrder;
    readonly item: Item;
    readonly supplier: { readonly id: number };
    readonly person: string;
    readonly deciders: Deciders;
    readonly number: string;
  },
  now: Date,
): Promise<void> => {
  const starts_on = workingDay(berlinDay(now), order.day);
  const [incoterm] = OFFERED_INCOTERMS;
  const { unit, made } = unitOf(order);
  const [truckType] = TRUCK_TYPES[carriageOf(made)];
  const isNew = NEW.some((status) => status === order.status);
  const asked = {
    item,
    supplier,
    status: order.status,
    number: isNew ? null : number,
    values: {
      quantity: `${order.quantity}.000`,
      starts_on,
      starts_time: order.from,
      ends_on: order.until < order.from ? addDays(starts_on, 1) : starts_on,
      ends_time: order.until,
      contact_user_id: person,
    },
    hourly_quantity: order.hourly === null ? null : `${order.hourly}.000`,
    ...(order.earlier && {
      earlier: { quantity: `${order.earlier[0]}.000`, starts_time: order.earlier[1] },
    }),
    ...(incoterm && { incoterm }),
    ...(truckType && { truckType }),
    created_by: person,
    asked_at: new Date(now.getTime() - order.age * HOUR_MS),
  };
  await fillCallOff(db, asked, deciders[unit.brand], Number(number), now);
};

/** The plant has given them no number yet. */
const NEW = [CALL_OFF_STATUS.bindingRequest, CALL_OFF_STATUS.inReview];

const workingDay = (today: string, days: number): string => {
  let day = today;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
};
