import * as contract from '@abrufbar/contract/companies/office-contacts.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import {
  type ContactRow,
  deleteContact,
  insertContact,
  listContacts,
  updateContact,
} from '#companies/contact-store.ts';
import { touchedCustomer, touchedSupplier } from '#companies/office/found.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';

type Entered = {
  readonly is_for_all: boolean;
  readonly task: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
};

/** The stored form of an entry; without a company somebody is called by all customers of the supplier. */
const rowOf = (companyId: number, { is_for_all, task, name, phone, email }: Entered) => {
  if (email !== '' && !isEmail(email)) throw refuseFields([{ field: 'email', problem: 'email' }]);
  const company_id = is_for_all ? null : companyId;
  return { company_id, task, name, phone: phone || null, email: email || null };
};

type Fields = ReturnType<typeof rowOf>;
type Audited = ReturnType<typeof audited>;
const audited = ({ task, name, phone, email, company_id }: Fields) => ({
  task,
  name,
  phone,
  email,
  for_all: company_id === null,
});

/** Before somebody is named. */
const NOBODY: Readonly<Record<keyof Audited, string | boolean | null>> = {
  task: null,
  name: null,
  phone: null,
  email: null,
  for_all: null,
};

const object = (companyId: number, supplierId: number, id: string, { name }: Fields) =>
  ({ companyId, supplierId, kind: 'contact', id, name }) as const;

const found = async (
  { db, suppliers }: StaffContext,
  { id, contact_id }: { readonly id: number; readonly contact_id: string },
): Promise<ContactRow> => {
  const row = (await listContacts(db, suppliers, id)).find((one) => one.id === contact_id);
  if (row === undefined) throw new Refusal(404, 'contact_not_found');
  return row;
};

export const officeCreateContact = handle(contract.officeCreateContact, async (context, input) => {
  const { db, audit } = context;
  const { id, supplier_id } = input;
  const customer = await touchedCustomer(context, id);
  const supplierId = touchedSupplier(context, supplier_id);
  if (!customer.suppliers.includes(supplierId)) throw new Refusal(404, 'supplier_not_found');
  const row = rowOf(id, input);
  const contactId = await insertContact(db, { supplier_id: supplierId, ...row });
  const changes = changesBetween(NOBODY, audited(row));
  audit({ ...object(id, supplierId, contactId, row), changes });
  return { contact_id: contactId };
});

export const officeUpdateContact = handle(contract.officeUpdateContact, async (context, input) => {
  const { db, staff, now, audit } = context;
  const { id, version } = input;
  await touchedCustomer(context, id);
  const old = await found(context, input);
  const row = rowOf(id, input);
  const by = { name: staff.name, at: now };
  if (!(await updateContact(db, { ...old, version }, row, by))) {
    const { changed_by, changed_at } = await found(context, input);
    throw refuseStale(changed_by ?? '', changed_at ?? '');
  }
  const changes = changesBetween(audited(old), audited(row));
  audit({ ...object(id, old.supplier_id, old.id, row), changes });
  return { version: version + 1 };
});

export const officeRemoveContact = handle(contract.officeRemoveContact, async (context, input) => {
  const { db, audit } = context;
  const { id, version } = input;
  await touchedCustomer(context, id);
  const old = await found(context, input);
  if (!(await deleteContact(db, { ...old, version }))) {
    throw refuseStale(old.changed_by ?? '', old.changed_at ?? '');
  }
  const changes = { name: { old: old.name, new: null } };
  audit({ ...object(id, old.supplier_id, old.id, old), changes });
  return {};
});
