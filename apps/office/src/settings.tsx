import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { keyboard } from '@abrufbar/web/ui/icons/scanner.ts';
import { Plants } from '#contracts/plants/plants.tsx';
import { KeysSection } from '#core/keys/keys-section.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { useMe } from '#core/session.ts';

const t = reader(staffSettingsTexts);

/** Settings, one section at a time; the keys are those of everybody, the rest is what a role may read. */
export const Settings = () => {
  const me = useMe();
  const view = useSearch().get('view');
  if (!me) return null;
  const sections = [
    ...(me.read.includes('plants')
      ? [{ key: 'plants', label: t('bo.set.plants'), icon: factory, screen: Plants }]
      : []),
    { key: 'keys', label: t('bo.set.keys'), icon: keyboard, screen: KeysSection },
  ];
  const current = sections.find(({ key }) => key === view) ?? sections[0];
  const { screen: Screen } = current ?? { screen: KeysSection };
  const entries = sections.map(({ key, label, icon }) => ({
    key,
    label,
    icon,
    href: href('settings', undefined, { view: key }),
    current: key === current?.key,
  }));
  return <Screen key={current?.key} sections={entries} />;
};
