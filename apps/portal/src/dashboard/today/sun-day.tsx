import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { telHref } from '@abrufbar/web/tel.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { chevronRight } from '@abrufbar/web/ui/icons/basic.ts';
import { phone } from '@abrufbar/web/ui/icons/call-off.ts';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import type { ComponentProps } from 'react';
import { href } from '#core/navigation/paths.ts';
import type { Day } from '#dashboard/today/day.tsx';
import { DaySkeleton } from '#dashboard/today/day-skeleton.tsx';
import { QuietDay } from '#dashboard/today/quiet-day.tsx';
import { useSiteChoice } from '#dashboard/today/site-choice.ts';
import { SunAmounts } from '#dashboard/today/sun-amounts.tsx';
import { SunLorry } from '#dashboard/today/sun-lorry.tsx';
import { SunSites } from '#dashboard/today/sun-sites.tsx';
import { checkHref } from '#deliveries/check/check-href.ts';
import { type Load, useLoads } from '#deliveries/today/loads.ts';
import styles from './sun-day.module.css';

const t = reader({ ...sunTexts, ...todayTexts });

const Warnings = part(
  () => import('#deliveries/day-line/warnings.tsx').then((it) => it.Warnings),
  <Skeleton>
    <DaySkeleton />
  </Skeleton>,
);

/** The day in the sun mode: the next lorry, what waits for a hand, the plant, what is still to come (BEY-112). */
export const SunDay = ({ day, companyNumber, waiting }: ComponentProps<typeof Day>) => {
  const [site, choose] = useSiteChoice(companyNumber, day.sites);
  const isShown = ({ contract_id }: { readonly contract_id: string }) =>
    site === null || contract_id === site;
  const { onTheWay, arrived } = useLoads(day.deliveries.filter(isShown));
  if (day.total_sites === 0) return waiting;
  if (day.sites.length === 0)
    return (
      <>
        <QuietDay day={day} />
        {waiting}
      </>
    );
  const next = onTheWay[0] ?? arrived[0];
  const plant = next?.delivery.factory_phone;
  return (
    <>
      <Warnings day={{ ...day, sites: day.sites.filter(isShown) }} />
      <div className={styles.day}>
        <div className={styles.column}>
          {day.sites.length > 1 && <SunSites sites={day.sites} site={site} onSite={choose} />}
          {next ? (
            <SunLorry load={next} isSiteNamed={site === null && day.sites.length > 1} />
          ) : (
            <Card>
              <CardPart>
                <p>{t('today.empty_road')}</p>
              </CardPart>
            </Card>
          )}
        </div>
        <div className={styles.column}>
          {/* The only one that waits may be the one above. */}
          {(onTheWay.length > 0 || arrived.length > 1) && <ToCheck loads={arrived} site={site} />}
          {waiting}
          {plant && (
            <a
              href={telHref(plant)}
              aria-label={`${t('sun.plant')}, ${next.delivery.factory_name}`}
              className={`tap ${styles.plant}`}
            >
              <Icon icon={phone} size={28} />
              {t('sun.plant')}
            </a>
          )}
          <SunAmounts amounts={day.amounts.filter(isShown)} />
        </div>
      </div>
    </>
  );
};

type ToCheckProps = { readonly loads: readonly Load[]; readonly site: string | null };

/** Loads that have arrived and are not confirmed: their number, all of it one way to check them. */
const ToCheck = ({ loads, site }: ToCheckProps) => {
  const [first] = loads;
  if (!first) return null;
  const isOne = loads.length === 1;
  return (
    <a
      href={isOne ? checkHref(first.delivery.ids) : href('delivery-check', { id: site ?? 'all' })}
      className={`tap ${styles.waiting}`}
    >
      <span className={styles.count}>{loads.length}</span>{' '}
      <span className={styles.words}>{t(isOne ? 'today.check' : 'sun.check_all')}</span>
      <Icon icon={chevronRight} size={28} />
    </a>
  );
};
