import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import type { ContactRow } from '#companies/contact-store.ts';
import type { PersonRow } from '#companies/office/detail-store.ts';

/** The number a dispatcher calls: the mobile one if there is one. */
const phoneOf = (row: PersonRow): string | null => {
  const [code, digits] =
    row.mobile_number === null
      ? [row.phone_country, row.phone_number]
      : [row.mobile_country, row.mobile_number];
  return digits === null ? null : `${code ?? ''} ${digits}`.trim();
};

/** Whether staff with these suppliers hold every brand at which somebody has numbers (OFF-117). */
export const isWhole = (
  { suppliers }: { readonly suppliers: readonly number[] },
  own: readonly number[],
): boolean => suppliers.every((id) => own.includes(id));

/** Person of a customer with role and rights, for staff with these suppliers. */
export const presentPerson = (row: PersonRow, own: readonly number[]): OfficePerson => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  phone: phoneOf(row),
  position: row.position,
  role: row.role as OfficePerson['role'], // the column allows no other
  permissions: row.permissions as OfficePerson['permissions'], // written from the list of the domain
  version: row.version,
  is_blocked: row.blocked_at !== null,
  account_version: row.account_version,
  can_block: isWhole(row, own),
  registered_at: row.created_at,
});

export const presentContact = (row: ContactRow) => ({
  id: row.id,
  version: row.version,
  supplier_id: row.supplier_id,
  is_for_all: row.company_id === null,
  task: row.task,
  name: row.name,
  phone: row.phone,
  email: row.email,
});
