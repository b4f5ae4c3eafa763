import type { settings } from '@abrufbar/contract/staff/settings.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsReadTexts } from '@abrufbar/texts/staff/settings-read.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { SettingsPanel } from '#core/frame/settings-panel.tsx';
import { SmallTable } from '#core/table/small-table.tsx';
import { WithSettings } from '#staff/settings/with-settings.tsx';

const TEXTS = { ...staffSettingsTexts, ...staffSettingsReadTexts };
const t = reader(TEXTS);

type Kept = OutputOf<typeof settings>['kept'][number];
type Line = { readonly key: string; readonly what: string; readonly howLong: string };

type Key = keyof typeof TEXTS;
/** Kinds of a later server have no text here yet. */
const isKey = (key: string): key is Key => Object.hasOwn(TEXTS, key);
const whatOf = (kind: string): string => {
  const snake = kind.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);
  const key = `bo.kept.${snake}`;
  return isKey(key) ? TEXTS[key] : t('bo.kept.other');
};

const howLong = ({ months, days, hours }: Kept): string => {
  if (months !== null) return t('bo.kept.months', { n: months });
  if (days !== null) return t('bo.kept.days', { n: days });
  if (hours === 0) return t('bo.kept.at_once');
  return hours === 1 ? t('bo.kept.hour') : t('bo.kept.hours', { n: hours ?? 0 });
};

const linesOf = (kept: readonly Kept[]): Line[] => [
  { key: 'papers', what: t('bo.kept.papers'), howLong: t('bo.kept.papers_value') },
  ...kept.map((one) => ({ key: one.kind, what: whatOf(one.kind), howLong: howLong(one) })),
];

/** How long what is kept (D-64). */
export const Retention = () => (
  <SettingsPage>
    <WithSettings>
      {({ kept }) => (
        <SettingsPanel title={t('bo.set.retention')} text={t('bo.kept.text')}>
          <SmallTable
            label={t('bo.set.retention')}
            columns={[
              { id: 'what', head: t('bo.kept.columns.what'), cell: ({ what }: Line) => what },
              {
                id: 'long',
                head: t('bo.kept.columns.how_long'),
                cell: (line) => line.howLong,
              },
            ]}
            rows={linesOf(kept)}
            keyOf={({ key }) => key}
          />
        </SettingsPanel>
      )}
    </WithSettings>
  </SettingsPage>
);
