import type { OfficeContract } from '@abrufbar/contract/contracts/office.ts';
import { listOfficePeople } from '#companies/office/detail-store.ts';
import { presentPerson } from '#companies/office/present.ts';
import {
  countOfContract,
  listIncotermTitles,
  listOfficeItems,
} from '#contracts/office/detail-store.ts';
import { countFollowers } from '#contracts/office/edit-store.ts';
import { findOfficeContract } from '#contracts/office/list-store.ts';
import { presentHead, presentItems, presentPlants } from '#contracts/office/present.ts';
import { listPlants } from '#contracts/plant-store.ts';
import type { StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** A contract with everything around it; the same 404 for a foreign and an absent one. */
export const presentDetail = async (
  { db, suppliers, staff }: Pick<StaffContext, 'db' | 'suppliers' | 'staff'>,
  id: string,
): Promise<OfficeContract> => {
  const own = staff.suppliers.map((supplier) => supplier.id);
  const row = await findOfficeContract(db, suppliers, id);
  if (row === undefined) throw new Refusal(404, 'contract_not_found');
  const items = await listOfficeItems(db, suppliers, row);
  const terms = [...new Set(items.flatMap(({ incoterms }) => incoterms))];
  return {
    ...presentHead(row),
    supplier_id: row.supplier_id,
    customer_order_number: row.customer_order_number,
    version: row.version,
    lead_hours: row.lead_hours,
    driving_minutes: row.driving_minutes,
    unloading_points: row.unloading_points,
    unloading_minutes: row.unloading_minutes,
    always_sign: row.always_sign,
    note_text: row.note_text,
    imported_fields: row.imported_fields,
    items: presentItems(items),
    plants: presentPlants(items, await listPlants(db, suppliers), row.supplier_id),
    terms: {
      allows_night: items.some(({ night_shift }) => night_shift),
      incoterms: await listIncotermTitles(db, row.supplier_id, terms),
    },
    people: (await listOfficePeople(db, row.company_id)).map((person) =>
      presentPerson(person, own),
    ),
    followers: await countFollowers(db, row),
    counts: await countOfContract(db, suppliers, row),
  };
};
