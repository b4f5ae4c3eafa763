import * as companies from '@abrufbar/contract/companies.ts';
import { dashboardButtons as keysOf } from '@abrufbar/domain/companies/permissions.ts';
import { membershipIn } from '#core/calls/caller-scope.ts';
import { handle } from '#core/calls/context.ts';
import { dashboardTexts } from '@abrufbar/texts/frame/dashboard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

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

type ButtonKey = ReturnType<typeof keysOf>[number];

const t = reader(dashboardTexts);

/** Names of icons (docs/design.md section 7). */
const ICONS = {
  'construction-site': 'hard-hat',
  notifications: 'bell',
  'qr-code-scanner': 'scan-qr-code',
  help: 'circle-question-mark',
} as const satisfies Record<ButtonKey, string>;

const presentButton = (key: ButtonKey) => ({
  key,
  title: t(`dashboard.button.${key}`),
  icon: ICONS[key],
});
