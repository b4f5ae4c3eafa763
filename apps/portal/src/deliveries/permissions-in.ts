import { sectionPermissions } from '@abrufbar/contract/companies.ts';
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { frame } from '#core/session.ts';

/**
 * What the user may do in the company that a row belongs to, also while another one is selected (D-15). Undefined
 * until the server has said so: then nothing bound to it is shown, and nothing said about it (T-36).
 */
export const usePermissionsIn = (
  companyNumber: string | undefined,
): readonly Permission[] | undefined => {
  const input = companyNumber ? { company_number: companyNumber } : null;
  return useQuery({ ...query(sectionPermissions, input), ...frame }).data?.permissions;
};
