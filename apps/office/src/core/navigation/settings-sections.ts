import type { StaffArea } from '@abrufbar/domain/staff/roles.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { factory, wrench } from '@abrufbar/web/ui/icons/delivery.ts';
import { textQuote } from '@abrufbar/web/ui/icons/office-parts.ts';
import { keyboard } from '@abrufbar/web/ui/icons/scanner.ts';
import { href, type RouteName } from '#core/navigation/paths.ts';

const t = reader(staffSettingsTexts);

type Section = {
  readonly route: 'plants' | 'templates' | 'maintenance' | 'keys';
  readonly label: string;
  readonly icon: IconPath;
  /** Null: everybody has keys of their own. */
  readonly area: StaffArea | null;
};

const SECTIONS: readonly Section[] = [
  { route: 'plants', label: t('bo.set.plants'), icon: factory, area: 'plants' },
  { route: 'templates', label: t('bo.set.templates'), icon: textQuote, area: 'call-offs' },
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
