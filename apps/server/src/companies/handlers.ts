import * as companies from '@abrufbar/contract/companies.ts';
import { dashboardButtons as keysOf } from '@abrufbar/domain/companies/permissions.ts';
import { presentButton } from '#companies/present.ts';
import { membershipIn } from '#core/calls/caller-scope.ts';
import { handle } from '#core/calls/context.ts';

export const sectionPermissions = handle(
  companies.sectionPermissions,
  async ({ caller }, { company_number }) => ({
    permissions: [...membershipIn(caller, company_number).permissions],
  }),
);

export const dashboardButtons = handle(
  companies.dashboardButtons,
  async ({ caller }, { company_number }) => ({
    items: keysOf(membershipIn(caller, company_number).permissions).map(presentButton),
  }),
);
