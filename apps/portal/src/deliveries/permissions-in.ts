import { sectionPermissions } from '@abrufbar/contract/companies.ts';
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { frame } from '#core/session.ts';

/**
 * The user's permissions in the company that a row belongs to, also while another one is selected (D-15).
 * Undefined until the server has answered: until then nothing that needs one is shown (T-36).
 */
export const usePermissionsIn = (
  companyNumber: string | undefined,
): readonly Permission[] | undefined => {
  const input = companyNumber ? { company_number: companyNumber } : null;
  return useQuery({ ...query(sectionPermissions, input), ...frame }).data?.permissions;
};
