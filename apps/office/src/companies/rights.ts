import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import {
  PERMISSIONS,
  ROLE_PERMISSIONS,
  type Permission,
  type Role,
} from '@abrufbar/domain/companies/permissions.ts';

/** Role and rights as they would be saved. */
export type Rights = { readonly role: Role; readonly permissions: readonly Permission[] };

/** Rights start from the role. */
export const rightsOfRole = (role: Role): Rights => ({
  role,
  permissions: ROLE_PERMISSIONS[role],
});

/** The same with one right given or taken. */
export const toggled = ({ role, permissions }: Rights, right: Permission): Rights => ({
  role,
  permissions: PERMISSIONS.filter((one) =>
    one === right ? !permissions.includes(one) : permissions.includes(one),
  ),
});

/** Whether any single right differs from the role. */
export const differsAnywhere = ({ role, permissions }: OfficePerson): boolean =>
  PERMISSIONS.some(
    (right) => permissions.includes(right) !== ROLE_PERMISSIONS[role].some((one) => one === right),
  );
