import { insertItem, insertOffer, type NewItem } from '#contracts/item-store.ts';
import { insertFavourite, insertSubscription } from '#contracts/mark-store.ts';
import { insertContract } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

type ContractFields = {
  readonly company: { readonly id: number };
  readonly supplier: { readonly id: number };
  readonly contract_number?: string;
  readonly name?: string;
  readonly status?: number;
  readonly building_site_number?: string | null;
  readonly customer_order_number?: string | null;
  readonly starts_on?: string | null;
  readonly ends_on?: string | null;
  readonly lead_hours?: number | null;
  readonly note_text?: string | null;
  readonly driving_minutes?: number | null;
  readonly unloading_points?: number;
  readonly unloading_minutes?: number | null;
  readonly always_sign?: boolean;
  readonly created_at?: Date;
};

/** An open contract of a company with a supplier. */
export const buildContract = async (
  db: Database,
  { company, supplier, created_at = new Date('2026-03-02T06:30:00Z'), ...fields }: ContractFields,
) => {
  const row = {
    contract_number: `4${newId().slice(-8)}`,
    name: 'Ortsumgehung Lauenau BA 2',
    status: 0,
    building_site_number: 'BS-2291',
    customer_order_number: null,
    starts_on: '2026-03-01',
    ends_on: '2027-10-31',
    ...fields,
  };
  const ids = { company_id: company.id, supplier_id: supplier.id };
  const id = await insertContract(db, { ...ids, ...row, created_at: created_at.toISOString() });
  return { ...ids, ...row, id };
};

type Marked = { readonly company_id: number; readonly id: string };
const keyOf = ({ company_id, id }: Marked) => ({ companyId: company_id, contractId: id });

/** Marks a contract as the user's favourite. */
export const buildFavourite = (db: Database, contract: Marked, user: { readonly id: string }) =>
  insertFavourite(db, keyOf(contract), user.id);

/** Lets a user follow a contract. */
export const buildSubscription = (db: Database, contract: Marked, user: { readonly id: string }) =>
  insertSubscription(db, keyOf(contract), user.id);

/** Terms and vehicles of suppliers in tests; ids are those of the supplier's own system (D-23). */
export const OFFER = {
  incoterms: [
    { id: 'frei', title: 'frei Baustelle' },
    { id: 'werk', title: 'ab Werk' },
  ],
  truckTypes: [
    { id: 'sattel', title: 'Sattelkipper' },
    { id: 'vierachser', title: 'Vierachser' },
    { id: 'dreiachser', title: 'Dreiachser' },
    { id: 'haengerzug', title: 'Hängerzug' },
  ],
} as const;

/** Delivery terms and vehicles of a supplier. */
export const buildOffer = (
  db: Database,
  supplier: { readonly id: number },
  offer: Parameters<typeof insertOffer>[2] = OFFER,
): Promise<void> => insertOffer(db, supplier.id, offer);

type ItemFields = Partial<Omit<NewItem, 'company_id' | 'contract_id'>> & {
  readonly contract: Marked;
};

/** An item of 500 t asphalt that can be ordered with everything the supplier offers. */
export const buildItem = async (db: Database, { contract, ...fields }: ItemFields) => {
  const row = {
    position: newId().slice(-6),
    material_number: '102244',
    material_name: 'Asphalttragschicht AC 22 T S',
    category: 2,
    factory_numbers: ['2140'],
    factory_names: ['Asphaltwerk Lauenau'],
    target_quantity: '500.000',
    quantity_unit: 't',
    cancelled: false,
    night_shift: false,
    incoterms: OFFER.incoterms.map(({ id }) => id),
    truck_types: OFFER.truckTypes.map(({ id }) => id),
    ...fields,
  };
  const ids = { company_id: contract.company_id, contract_id: contract.id };
  const id = await insertItem(db, { ...ids, ...row });
  return { ...ids, ...row, id };
};
