import type { StaffArea } from '@abrufbar/domain/staff/roles.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { clipboardList, factory, wrench } from '@abrufbar/web/ui/icons/delivery.ts';
import { shieldCheck, textQuote } from '@abrufbar/web/ui/icons/office-parts.ts';
import { globe } from '@abrufbar/web/ui/icons/office-settings.ts';
import { chartGantt, database, mail } from '@abrufbar/web/ui/icons/office.ts';
import { keyboard } from '@abrufbar/web/ui/icons/scanner.ts';
import { weight } from '@abrufbar/web/ui/icons/weight-checks.ts';
import { href, type RouteName } from '#core/navigation/paths.ts';

const t = reader(staffSettingsTexts);

type Section = {
  readonly route:
    | 'brands'
    | 'plants'
    | 'workflow'
    | 'deadlines'
    | 'templates'
    | 'weight-limits'
    | 'mails'
    | 'sign-in-rules'
    | 'retention'
    | 'maintenance'
    | 'keys';
  readonly label: string;
  readonly icon: IconPath;
  /** Null: everybody has keys of their own. */
  readonly area: StaffArea | null;
};

const SECTIONS: readonly Section[] = [
  { route: 'brands', label: t('bo.set.brands'), icon: globe, area: 'settings' },
  { route: 'plants', label: t('bo.set.plants'), icon: factory, area: 'plants' },
  { route: 'workflow', label: t('bo.set.workflow'), icon: chartGantt, area: 'call-offs' },
  { route: 'deadlines', label: t('bo.set.deadlines'), icon: clipboardList, area: 'settings' },
  { route: 'templates', label: t('bo.set.templates'), icon: textQuote, area: 'call-offs' },
  { route: 'weight-limits', label: t('bo.set.checks'), icon: weight, area: 'settings' },
  { route: 'mails', label: t('bo.set.mails'), icon: mail, area: 'settings' },
  { route: 'sign-in-rules', label: t('bo.set.login'), icon: shieldCheck, area: 'settings' },
  { route: 'retention', label: t('bo.set.retention'), icon: database, area: 'settings' },
  { route: 'maintenance', label: t('bo.set.maintenance'), icon: wrench, area: 'settings' },
  { route: 'keys', label: t('bo.set.keys'), icon: keyboard, area: null },
];

/** Sections of the settings that a person may read. */
export const settingsSections = (
  readable: readonly StaffArea[],
  current: RouteName | undefined,
): readonly (Pick<Section, 'route' | 'label' | 'icon'> & {
  readonly href: string;
  readonly current: boolean;
})[] =>
  SECTIONS.filter(({ area }) => area === null || readable.includes(area)).map((section) => ({
    ...section,
    href: href(section.route),
    current: section.route === current,
  }));
