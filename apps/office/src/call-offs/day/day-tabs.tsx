import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { href } from '#core/navigation/paths.ts';

const t = reader(officeSitesTexts);

/** Both sides of the day: where it is loaded, and where it is unloaded (BEY-128). */
export const DayTabs = ({ current }: { current: 'plants' | 'sites' }) => (
  <ViewTabs
    label={t('bo.site.tabs')}
    current={current}
    views={[
      { key: 'plants', label: t('bo.site.plants'), href: href('day') },
      { key: 'sites', label: t('bo.site.sites'), href: href('sites') },
    ]}
  />
);
