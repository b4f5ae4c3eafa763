import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { ChipRow, FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import { useSession } from '#core/session.ts';
import { useDay } from '#deliveries/today/day-query.ts';
import { useLoads } from '#deliveries/today/loads.ts';
import { useSiteChoice } from '#dashboard/today/site-choice.ts';
import styles from './site-chips.module.css';

const t = reader(todayTexts);

/** Sites with something today; the number says how many loads wait for a confirmation there (BEY-52). */
export const SiteChips = () => {
  const number = useSession().company?.company_nr;
  const { sites = [], deliveries = [] } = useDay(number).data ?? {};
  const { arrived } = useLoads(deliveries);
  const [site, choose] = useSiteChoice(number ?? '', sites);
  const waitingOn = (id: string) =>
    arrived.filter(({ delivery }) => delivery.contract_id === id).length;
  return (
    <div className={styles.chips}>
      <ChipRow label={t('today.sites')}>
        <Chip checked={site === null} onChange={() => choose(null)}>
          {t('today.all_sites')}
        </Chip>
        {sites.map(({ contract_id, construction_site_name }) => (
          <Chip
            key={contract_id}
            checked={site === contract_id}
            onChange={() => choose(contract_id)}
            waiting={waitingOn(contract_id)}
          >
            {construction_site_name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
};

type ChipProps = {
  readonly checked: boolean;
  readonly onChange: () => void;
  /** Loads that wait there. */
  readonly waiting?: number;
  readonly children: string;
};

const Chip = ({ checked, onChange, waiting: n = 0, children }: ChipProps) => (
  <FilterChip type="radio" name="site" checked={checked} onChange={onChange}>
    <span className={styles.name}>{children}</span>
    {n > 0 && (
      <>
        <span aria-hidden="true" className={styles.count}>
          {n}
        </span>
        <span className="visually-hidden">, {t(`today.to_confirm${plural(n)}`, { n })}</span>
      </>
    )}
  </FilterChip>
);
