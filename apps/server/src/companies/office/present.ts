import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import type { PersonRow } from '#companies/office/detail-store.ts';

/** The number a dispatcher calls: the mobile one if there is one. */
const phoneOf = (row: PersonRow): string | null => {
  const [code, digits] =
    row.mobile_number === null
      ? [row.phone_country, row.phone_number]
      : [row.mobile_country, row.mobile_number];
  return digits === null ? null : `${code ?? ''} ${digits}`.trim();
};

/** Person of a customer with role and rights. */
export const presentPerson = (row: PersonRow): OfficePerson => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  phone: phoneOf(row),
  position: row.position,
  role: row.role as OfficePerson['role'], // the column allows no other
  permissions: row.permissions as OfficePerson['permissions'], // written from the list of the domain
  is_blocked: row.blocked_at !== null,
  registered_at: row.created_at,
});
