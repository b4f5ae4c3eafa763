import { arrivalTexts } from '@abrufbar/texts/deliveries/arrival.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { telHref } from '@abrufbar/web/tel.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { phone } from '@abrufbar/web/ui/icons/call-off.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { href } from '#core/navigation/paths.ts';
import type { Load } from '#deliveries/today/loads.ts';
import { RouteStrip } from '#dashboard/today/route-strip.tsx';
import { certaintyOf, expectedOf } from '#deliveries/arrival/words.ts';
import { checkHref } from '#deliveries/check/check-href.ts';
import type { ShownArrival } from '#deliveries/arrival/use-arrival.ts';
import { BesideTile } from '#materials/beside-tile.tsx';
import { materialName } from '#materials/material-name.ts';
import styles from './next-lorry.module.css';

const t = reader({ ...arrivalTexts, ...todayTexts, ...deliveriesTexts });

const FreshClock = part(
  () => import('#deliveries/freshness/clock.tsx').then((it) => it.FreshClock),
  <span className="small">{'\u00A0'}</span>, // room for its line
);

/** `in 23 min`, or what became of it; nothing where that is too unsure. */
const leftOf = (arrival: ShownArrival): string | null => {
  const { state, minutesLeft } = arrival;
  if (state !== 'ahead') return expectedOf(arrival);
  return minutesLeft === null ? null : t('today.in_minutes', { n: minutesLeft });
};

type NextLorryProps = {
  readonly load: Load;
  /** `Nächster Lkw`, or its stage. */
  readonly title: string;
};

/** The load that needs a hand next (BEY-48, BEY-49). */
export const NextLorry = ({ load, title }: NextLorryProps) => {
  const { delivery, arrival, weighedAgo } = load;
  const { ids, vehicle_license_plate, materials, construction_site_name, factory_phone } = delivery;
  const [first] = materials;
  const n = materials.length;
  const page = href('delivery-single', { ids });
  const certainty = arrival && certaintyOf(arrival);
  return (
    <Card>
      <CardPart layout="stack">
        <div className="ends">
          <p className="ink-2">{title}</p>
          {arrival && <p className="strong tabular">{leftOf(arrival)}</p>}
        </div>
        <div className="ends">
          <Plate size="hero" plate={vehicle_license_plate} missing={t('delivery.no_plate')} />
          {n === 1 && first ? (
            <Quantity size="xl" value={first.quantity} unit={first.quantity_unit} />
          ) : (
            <span className="strong">{t(`delivery.materials_count${plural(n)}`, { n })}</span>
          )}
        </div>
        {first && (
          <BesideTile category={first.category}>
            <CardTitle href={page} name={`${materialName(first.name)}, ${construction_site_name}`}>
              {materialName(first.name)}
            </CardTitle>
            <p className="small ink-2">{construction_site_name}</p>
          </BesideTile>
        )}
        <RouteStrip load={load} />
        <div className="ends">
          <p className={styles.times}>
            <span className="strong tabular">
              {t('arrival.weighed', { zeit: delivery.weighing_time })}
            </span>
            {delivery.loaded_at ? (
              <FreshClock as="since" loadedAt={delivery.loaded_at} />
            ) : (
              <span className="small ink-2">{weighedAgo}</span>
            )}
          </p>
          {arrival && arrival.state !== 'arrived' && (
            <p className={`${styles.times} ${styles.here}`}>
              <span className="title tabular">{t('arrival.here', { zeit: arrival.time })}</span>
              {certainty && <span className="small ink-2">{certainty}</span>}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          {factory_phone !== null && (
            <a
              href={telHref(factory_phone)}
              aria-label={`${t('today.call_plant')}, ${delivery.factory_name}`}
              className={`tap ${styles.call}`}
            >
              <Icon icon={phone} />
            </a>
          )}
          <div className={styles.check}>
            <ButtonLink
              icon={load.isConfirmed ? undefined : check}
              wide
              href={load.isConfirmed ? page : checkHref(ids)}
            >
              {load.isConfirmed ? t('today.open') : t('today.check')}
            </ButtonLink>
          </div>
        </div>
      </CardPart>
    </Card>
  );
};
