import type { settings } from '@abrufbar/contract/staff/settings.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsReadTexts } from '@abrufbar/texts/staff/settings-read.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { brandName } from '#core/brand.ts';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { SettingsPanel } from '#core/frame/settings-panel.tsx';
import { SmallTable } from '#core/table/small-table.tsx';
import { WithSettings } from '#staff/settings/with-settings.tsx';

const t = reader({ ...staffSettingsTexts, ...staffSettingsReadTexts });

type Row = OutputOf<typeof settings>['brands'][number];

/** Brands of the member with their addresses and suppliers. */
export const Brands = () => (
  <SettingsPage>
    <WithSettings>
      {({ brands }) => (
        <SettingsPanel title={t('bo.set.brands')} text={t('bo.brands.text')}>
          <SmallTable
            label={t('bo.set.brands')}
            columns={[
              {
                id: 'brand',
                head: t('bo.brands.columns.brand'),
                cell: ({ brand }: Row) => brandName(brand),
              },
              {
                id: 'hosts',
                head: t('bo.brands.columns.hosts'),
                cell: ({ hosts }) => hosts.join(', ') || '–',
              },
              {
                id: 'suppliers',
                head: t('bo.brands.columns.suppliers'),
                cell: ({ suppliers }) => suppliers.join(', ') || '–',
              },
            ]}
            rows={brands}
            keyOf={({ brand }) => brand}
          />
        </SettingsPanel>
      )}
    </WithSettings>
  </SettingsPage>
);
