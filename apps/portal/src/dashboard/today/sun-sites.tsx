import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { chevronDown } from '@abrufbar/web/ui/icons/basic.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { SelectSheet } from '@abrufbar/web/ui/select-sheet.tsx';
import { useState } from 'react';
import type { DayAnswer } from '#deliveries/today/day-query.ts';

const t = reader(todayTexts);

/** Value of the choice of all sites. */
const ALL = '';

type SunSitesProps = {
  readonly sites: DayAnswer['sites'];
  readonly site: string | null;
  readonly onSite: (site: string | null) => void;
};

/** The chosen site, and the sheet to choose another: a row of chips would have to be swiped (BEY-52). */
export const SunSites = ({ sites, site, onSite }: SunSitesProps) => {
  const [isOpen, setOpen] = useState(false);
  const options = [
    { value: ALL, label: t('today.all_sites') },
    ...sites.map((one) => ({ value: one.contract_id, label: one.construction_site_name })),
  ];
  const chosen = options.find(({ value }) => value === (site ?? ALL));
  return (
    <>
      <Button
        variant="secondary"
        icon={chevronDown}
        wide
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {chosen?.label}
      </Button>
      <SelectSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('today.sites')}
        options={options}
        value={site ?? ALL}
        onSelect={(value) => {
          setOpen(false);
          // The address with the choice is that of the page, not of the sheet above it.
          void whenLayersClosed().then(() => onSite(value === ALL ? null : value));
        }}
      />
    </>
  );
};
