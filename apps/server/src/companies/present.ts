import type { dashboardButtons } from '@abrufbar/domain/companies/permissions.ts';
import { dashboardTexts } from '@abrufbar/texts/frame/dashboard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

type ButtonKey = ReturnType<typeof dashboardButtons>[number];

const t = reader(dashboardTexts);

/** Names of icons (docs/design.md section 7). */
const ICONS = {
  'construction-site': 'hard-hat',
  notifications: 'bell',
  'qr-code-scanner': 'scan-qr-code',
  help: 'circle-question-mark',
} as const satisfies Record<ButtonKey, string>;

export const presentButton = (key: ButtonKey) => ({
  key,
  title: t(`dashboard.button.${key}`),
  icon: ICONS[key],
});
