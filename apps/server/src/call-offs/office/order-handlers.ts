import * as contract from '@abrufbar/contract/call-offs/office-create.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { checkOrder } from '@abrufbar/domain/call-offs/order.ts';
import { MAX_NOTE_CODE_POINTS } from '@abrufbar/domain/call-offs/note.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { instantsOf } from '#call-offs/changeable-fields.ts';
import { warningLimit } from '#call-offs/cart/present.ts';
import { contractOf, requireOrderable } from '#call-offs/cart/rules.ts';
import type { CartValues } from '#call-offs/cart/store.ts';
import { listPeople, type PersonRow } from '#call-offs/contact-store.ts';
import { listOffers, lockOffer, type OfferRow } from '#call-offs/offer-store.ts';
import { findOfficeCallOff } from '#call-offs/office/list-store.ts';
import { listLoadings } from '#call-offs/office/load-store.ts';
import {
  findContractOfSuppliers,
  findOrderableContracts,
  type OrderableContract,
} from '#call-offs/office/order-store.ts';
import { presentLoadAround } from '#call-offs/office/plant-load.ts';
import { presentRow } from '#call-offs/office/present.ts';
import {
  OFFICE_FIELDS,
  offerOf,
  orderedOf,
  orderOf,
  refuseProblems,
} from '#call-offs/order-values.ts';
import { recordStep } from '#call-offs/record-step.ts';
import { insertCallOff } from '#call-offs/store.ts';
import { findItem } from '#contracts/item-store.ts';
import { listPlants } from '#contracts/plant-store.ts';
import { presentItem } from '#contracts/present.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';

const presentContract = ({ id, number, name, company }: OrderableContract) => ({
  id,
  number,
  name,
  company,
});

export const officeOrderable = handle(
  contract.officeOrderable,
  async ({ db, suppliers }, { q }) => ({
    items: (await findOrderableContracts(db, suppliers, q)).map(presentContract),
  }),
);

/** The same 404 for a foreign and an absent contract. */
const findOwn = async ({ db, suppliers }: StaffContext, id: string) => {
  const found = await findContractOfSuppliers(db, suppliers, id);
  if (found === undefined) throw new Refusal(404, 'contract_not_found');
  return found;
};

const titled = ({ id, first_name, last_name }: PersonRow) => ({
  id,
  title: `${first_name} ${last_name}`,
});

export const officeOffer = handle(contract.officeOffer, async (context, { id }) => {
  const { db, brand } = context;
  const found = await findOwn(context, id);
  const offers = await listOffers(db, found.company_id, id, brand);
  const people = await listPeople(db, { companyId: found.company_id, contractId: id });
  return {
    ...presentContract(found),
    note_max: offers[0]?.note_max ?? MAX_NOTE_CODE_POINTS,
    people: people.filter(({ available }) => available).map(titled),
    items: await Promise.all(offers.map((offer) => presentOffer(context, offer))),
  };
});

const presentOffer = async ({ db }: StaffContext, offer: OfferRow) => {
  const amounts = await findItem(db, [offer.company_id], offer.id);
  return {
    id: offer.id,
    material_name: offer.material_name,
    material_number: offer.material_number,
    quantity_unit: offer.quantity_unit,
    night_shift: offer.night_shift,
    warn_above: warningLimit(offer, amounts ? presentItem(amounts) : null),
    incoterms: offer.incoterms,
    truck_types: offer.truck_types,
    plants: offer.factory_numbers.map((number, at) => ({
      id: number,
      title: offer.factory_names[at] ?? number,
    })),
  };
};

/** Of an order that does not exist yet. */
const NO_CALL_OFF = '00000000-0000-0000-0000-000000000000';

export const officeLoadPreview = handle(contract.officeLoadPreview, async (context, input) => {
  const { db, suppliers } = context;
  const { starts_on, starts_time, ends_on, ends_time, factory_number } = input;
  const owner = await findOwn(context, input.id);
  const plants = await listPlants(db, [owner.supplier_id]);
  const plant = plants.find(({ number }) => number === factory_number);
  if (plant === undefined) return { load: null };
  const others = await listLoadings(db, suppliers, [plant], starts_on);
  const own = {
    company_id: owner.company_id,
    id: NO_CALL_OFF,
    supplier_id: owner.supplier_id,
    factory_number,
    status: CALL_OFF_STATUS.bindingRequest,
    quantity: String(input.quantity),
    hourly_quantity: input.hourly_quantity === null ? null : String(input.hourly_quantity),
    starts_on,
    ...instantsOf({ starts_on, starts_time, ends_on, ends_time }),
  };
  return { load: presentLoadAround(plant, starts_on, [...others, own], NO_CALL_OFF) };
});

const valuesOf = (input: InputOf<typeof contract.officeCreate>): CartValues => ({
  incoterm: input.incoterm,
  truck_type: input.truck_type,
  quantity: input.quantity === null ? null : String(input.quantity),
  hourly_quantity: input.hourly_quantity === null ? null : String(input.hourly_quantity),
  starts_on: input.starts_on,
  starts_time: input.starts_time,
  ends_on: input.ends_on,
  ends_time: input.ends_time,
  ...storedTexts(input),
  contact_user_id: input.contact_id,
});

const NO_ITEM = { incoterms: [], truckTypes: [], contactIds: [], nightShift: true };

/** Without a position there is nothing to choose from: what else is missing is named with it. */
const refuseMissing = (values: CartValues, today: string): Refusal => {
  const offer = { ...NO_ITEM, noteMax: MAX_NOTE_CODE_POINTS };
  const problems = checkOrder(orderOf(values), offer, today);
  const missing = problems.filter(({ code }) => code === 'required');
  return refuseFields([
    { field: 'item_id', problem: 'required' },
    ...missing.map(({ field }) => ({
      field: OFFICE_FIELDS[field] ?? field,
      problem: 'required' as const,
    })),
  ]);
};

/** One transaction checks and makes the call-off while contract and item are locked (D-35, OFF-63). */
export const officeCreate = handle(contract.officeCreate, async (context, input) => {
  const { db, suppliers, brand, today, now, staff } = context;
  const { company_id: companyId, id: contractId } = await findOwn(context, input.contract_id);
  const values = valuesOf(input);
  if (input.item_id === null) throw refuseMissing(values, today);
  const locked = await lockOffer(db, [companyId], input.item_id, brand);
  const item = requireOrderable(locked?.contract_id === contractId ? locked : undefined);
  context.effectOn(item.company_id);
  const people = await listPeople(db, contractOf(item));
  refuseProblems(checkOrder(orderOf(values), offerOf(item, people), today), OFFICE_FIELDS);
  const plant = input.factory_number ?? item.factory_numbers[0] ?? null;
  if (plant !== null && !item.factory_numbers.includes(plant)) {
    throw refuseFields([{ field: 'factory_number', problem: 'choice' }]);
  }
  const callOff = { company_id: item.company_id, id: newId(), contract_id: item.contract_id };
  const status = CALL_OFF_STATUS.bindingRequest;
  await insertCallOff(db, {
    ...callOff,
    ...orderedOf(values, item),
    factory_number: plant,
    status,
    created_by: null,
    created_at: now.toISOString(),
  });
  await recordStep(
    db,
    context,
    { ...callOff, supplier_id: item.supplier_id },
    {
      version: 1,
      action: 'enter',
      from: null,
      to: status,
      newValues: { ...values, factory_number: plant },
      by: { staffId: staff.staffId, staffName: staff.name },
    },
  );
  const row = await findOfficeCallOff(db, suppliers, callOff.id);
  if (row === undefined) throw new Error('A call-off that was just made is missing');
  context.audit({
    companyId: row.company_id,
    supplierId: row.supplier_id,
    kind: 'call-off',
    id: row.id,
    name: String(row.reference),
    changes: createdValues(values, plant),
  });
  return presentRow(row);
});

/** Values of a new call-off in the record of actions: never its texts. */
const createdValues = (values: CartValues, plant: string | null) => ({
  status: { old: null, new: CALL_OFF_STATUS.bindingRequest },
  quantity: { old: null, new: values.quantity },
  starts_on: { old: null, new: values.starts_on },
  starts_time: { old: null, new: values.starts_time },
  ends_on: { old: null, new: values.ends_on },
  ends_time: { old: null, new: values.ends_time },
  factory_number: { old: null, new: plant },
});
