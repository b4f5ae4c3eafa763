import { sectionPermissions } from '@abrufbar/contract/companies.ts';
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { frame } from '#core/session.ts';

/**
 * The user's permissions in the company of a row, also while another company is selected (D-15). Undefined until
 * the server has answered: until then nothing that needs them is shown, nor a sentence about them (T-36).
 */
export const usePermissionsIn = (
  companyNumber: string | undefined,
): readonly Permission[] | undefined => {
  const input = companyNumber ? { company_number: companyNumber } : null;
  return useQuery({ ...query(sectionPermissions, input), ...frame }).data?.permissions;
};
