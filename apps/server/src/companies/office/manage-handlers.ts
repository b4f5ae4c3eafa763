import * as contract from '@abrufbar/contract/companies/office-manage.ts';
import { findCustomer, listCustomerNumbers } from '#companies/office/detail-store.ts';
import { touchedCustomer, touchedSupplier, wholeCustomer } from '#companies/office/found.ts';
import {
  type CustomerFields,
  deleteCustomer,
  deleteNumber,
  hasContracts,
  insertCustomer,
  insertNumber,
  isCustomerInUse,
  updateCustomer,
} from '#companies/office/manage-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';

type Entered = Readonly<Record<'name' | 'street' | 'postcode' | 'city', string>>;

/** An empty field is unknown. */
const fieldsOf = ({ name, street, postcode, city }: Entered): CustomerFields => ({
  name,
  street: street || null,
  postcode: postcode || null,
  city: city || null,
});

/** Before the customer is made. */
const NOTHING: Readonly<Record<keyof CustomerFields | 'customer_number', string | null>> = {
  name: null,
  street: null,
  postcode: null,
  city: null,
  customer_number: null,
};

const object = (id: number, { name }: { readonly name: string }) => ({
  kind: 'company',
  id: String(id),
  name,
});

export const officeCreate = handle(contract.officeCreate, async (context, input) => {
  const { db, audit, effectOn } = context;
  const supplierId = touchedSupplier(context, input.supplier_id);
  const fields = fieldsOf(input);
  const made = await insertCustomer(db, { ...fields, company_nr: input.company_nr });
  if (made === undefined) throw new Refusal(409, 'company_number_taken');
  const { id, number } = made;
  const { customer_number } = input;
  if (!(await insertNumber(db, { supplierId, companyId: id, number: customer_number }))) {
    throw new Refusal(409, 'customer_number_taken');
  }
  effectOn(id);
  const changes = changesBetween(NOTHING, { ...fields, customer_number });
  audit({ companyId: id, supplierId, ...object(id, fields), changes });
  return { id, number };
});

/** Names who was faster and when. */
const refuseLate = async ({ db, suppliers }: StaffContext, id: number): Promise<Refusal> => {
  const now = await findCustomer(db, suppliers, id);
  return refuseStale(now?.changed_by ?? '', now?.changed_at ?? '');
};

export const officeUpdate = handle(
  contract.officeUpdate,
  async (context, { id, version, ...input }) => {
    const { db, staff, now, audit } = context;
    const { name, street, postcode, city } = await wholeCustomer(context, id);
    const fields = fieldsOf(input);
    if (!(await updateCustomer(db, { id, version }, fields, { name: staff.name, at: now }))) {
      throw await refuseLate(context, id);
    }
    const changes = changesBetween({ name, street, postcode, city }, fields);
    audit({ companyId: id, supplierId: null, ...object(id, fields), changes });
    return { version: version + 1 };
  },
);

export const officeRemove = handle(contract.officeRemove, async (context, { id, version }) => {
  const { db, audit } = context;
  const found = await wholeCustomer(context, id);
  const [supplierId = null] = found.suppliers;
  if (await isCustomerInUse(db, found.suppliers, id)) throw new Refusal(409, 'customer_in_use');
  if (!(await deleteCustomer(db, found.suppliers, { id, version }))) {
    throw await refuseLate(context, id);
  }
  const changes = changesBetween({ name: found.name }, { name: null });
  audit({ companyId: id, supplierId, ...object(id, found), changes });
  return {};
});

export const officeAddNumber = handle(
  contract.officeAddNumber,
  async (context, { id, supplier_id, customer_number }) => {
    const found = await touchedCustomer(context, id);
    const supplierId = touchedSupplier(context, supplier_id);
    const row = { supplierId, companyId: id, number: customer_number };
    if (!(await insertNumber(context.db, row))) throw new Refusal(409, 'customer_number_taken');
    const changes = { customer_number: { old: null, new: customer_number } };
    context.audit({ companyId: id, supplierId, ...object(id, found), changes });
    return {};
  },
);

export const officeRemoveNumber = handle(
  contract.officeRemoveNumber,
  async (context, { id, supplier_id, customer_number }) => {
    const { db, suppliers, audit } = context;
    const found = await touchedCustomer(context, id);
    const all = await listCustomerNumbers(db, suppliers, id);
    const atSupplier = all.filter((one) => one.supplier_id === supplier_id);
    if (!atSupplier.some(({ number }) => number === customer_number)) {
      throw new Refusal(404, 'customer_number_not_found');
    }
    const row = { supplierId: supplier_id, companyId: id, number: customer_number };
    const isLast = atSupplier.length === 1;
    if (all.length === 1 || (isLast && (await hasContracts(db, row)))) {
      throw new Refusal(409, 'customer_number_in_use');
    }
    await deleteNumber(db, row);
    const changes = { customer_number: { old: customer_number, new: null } };
    audit({ companyId: id, supplierId: supplier_id, ...object(id, found), changes });
    return {};
  },
);
