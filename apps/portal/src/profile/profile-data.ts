import type { Person } from '@abrufbar/contract/profile/person.ts';
import { customerProfile } from '@abrufbar/contract/profile/profile.ts';
import type { PersonFields } from '@abrufbar/domain/profile/profile.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#core/session.ts';

/** The person in the selected company (RTE-23); until loaded, the user of the frame. */
export const useProfile = () => {
  const { user, company } = useSession();
  const { data } = useQuery(
    query(customerProfile, company ? { company_number: company.company_nr } : null),
  );
  return { person: data ?? user, companyNumber: company?.company_nr };
};

/** The editable fields with their saved values. */
export const fieldsOf = ({ first_name, last_name, phone, mobile }: Person): PersonFields => ({
  first_name,
  last_name,
  phone: phone.number,
  phone_country: phone.country_code,
  mobile: mobile.number,
  mobile_country: mobile.country_code,
});
