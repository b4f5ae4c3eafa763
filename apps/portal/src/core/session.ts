import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import * as companies from '@abrufbar/contract/companies.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { chosenCompany } from '#core/device.ts';
import { useStore } from '@abrufbar/web/store.ts';

export type User = OutputOf<typeof session.user>;
export type Company = User['available_companies'][number];

export type Session = {
  /** Undefined until the server has answered. */
  readonly user: User | undefined;
  readonly company: Company | undefined;
  /** In the selected company; empty until known and after a failure (T-36). */
  readonly permissions: readonly Permission[];
  readonly permissionsKnown: boolean;
};

/** Options of queries for the frame around every page: they do not count for the age of the page's data. */
export const frame = { staleTime: 5 * 60_000, meta: { frame: true } };

/** The signed-in user, the selected company and the user's permissions there. */
export const useSession = (): Session => {
  const chosen = useStore(chosenCompany);
  const { data: user } = useQuery({ ...query(session.user, { company_number: null }), ...frame });
  const company = companyOf(user, chosen);
  const { data, isFetched } = useQuery({
    ...query(companies.sectionPermissions, company && { company_number: company.company_nr }),
    ...frame,
  });
  return { user, company, permissions: data?.permissions ?? [], permissionsKnown: isFetched };
};

// A company the user no longer belongs to counts as never chosen (CMP-03, D-04).
const companyOf = (user: User | undefined, chosen: string | null): Company | undefined =>
  user?.available_companies.find(({ company_nr }) => company_nr === chosen) ??
  user?.available_companies[0];

/** The user's role in the selected company (D-15). */
export const useRole = ({ user, company }: Session): string | undefined => {
  const isFirst = company === user?.available_companies[0];
  const company_number = isFirst ? null : (company?.company_nr ?? null);
  return useQuery({ ...query(session.user, { company_number }), ...frame }).data?.role;
};
