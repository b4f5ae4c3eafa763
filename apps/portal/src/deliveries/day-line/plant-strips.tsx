import { grouped } from '@abrufbar/domain/values/grouped.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { CardPart } from '@abrufbar/web/ui/card.tsx';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { hardHat } from '@abrufbar/web/ui/icons/navigation.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { useIsWide } from '#core/media-query.ts';
import { href } from '#core/navigation/paths.ts';
import { placePlates } from '#deliveries/day-line/plate-places.ts';
import type { Load } from '#deliveries/today/loads.ts';
import styles from './plant-strips.module.css';

const t = reader(dayLineTexts);

const MAX_LORRIES = 4;
/** Places of plant and site. */
const ROAD_PERCENT = { from: 12, to: 88 };
/** A lorry on its way never stands farther along it. */
const MAX_DRIVEN = 0.96;

/** The lorries on their way, one road a plant; those without an estimate are on none (BEY-122). */
export const PlantStrips = ({ onTheWay }: { readonly onTheWay: readonly Load[] }) => {
  const placed = onTheWay.filter(({ drivingMinutes }) => drivingMinutes !== null);
  const plants = grouped(placed, ({ delivery }) => delivery.factory_number);
  return (
    <>
      {onTheWay.length === 0 && (
        <CardPart>
          <p className="small ink-2">{t('dayline.empty_road')}</p>
        </CardPart>
      )}
      {plants.map(([number, loads]) => (
        <CardPart key={number}>
          <Strip loads={loads} />
        </CardPart>
      ))}
    </>
  );
};

const placeOf = ({ drivingMinutes, minutesSinceWeighing }: Load): number => {
  const { from, to } = ROAD_PERCENT;
  const driven = minutesSinceWeighing / (drivingMinutes ?? 1);
  return from + (to - from) * Math.max(0, Math.min(MAX_DRIVEN, driven));
};

const Strip = ({ loads }: { readonly loads: readonly [Load, ...Load[]] }) => {
  const [{ delivery, arrival, drivingMinutes }] = loads;
  const next = loads.slice(0, MAX_LORRIES);
  const shown = placePlates(
    next.map((load) => ({ load, place: placeOf(load) })),
    useIsWide() ? 'wide' : 'narrow',
  );
  const n = loads.length - shown.length;
  const isKnown = arrival !== null && arrival.basis !== 'reported';
  return (
    <>
      <div className={styles.strip} data-levels={shown.length > 1 ? 2 : 1}>
        <svg aria-hidden="true" className={styles.ways}>
          {shown.map(({ load, place, plate, isUpper }) => (
            <line
              key={load.delivery.id}
              x1={`${plate}%`}
              x2={`${place}%`}
              y1={isUpper ? 24 : '57%'}
              y2="100%"
            />
          ))}
        </svg>
        <svg aria-hidden="true" className={styles.road}>
          <line x1="15" x2="98%" y1="15" y2="15" className={styles.tar} />
          <line x1="12%" x2="90%" y1="15" y2="15" className={styles.marking} />
          <svg className={styles.plant}>
            <circle cx="15" cy="15" r="14" />
            <path d={factory} transform="translate(6.6 6.6) scale(.7)" />
          </svg>
          <svg x="100%" className={styles.site}>
            <circle cx="-15" cy="15" r="15" />
            <path d={hardHat} transform="translate(-23.4 6.6) scale(.7)" />
          </svg>
          {shown.map(({ load, place }) => (
            <circle
              key={load.delivery.id}
              cx={`${place}%`}
              cy="15"
              r="7"
              className={styles.lorry}
            />
          ))}
        </svg>
        {shown.map(({ load: { delivery: one }, plate, isUpper }) => (
          <a
            key={one.id}
            href={href('delivery-single', { ids: one.ids })}
            ref={(element) => element?.style.setProperty('--left', `${plate}%`)}
            data-upper={isUpper || undefined}
            className={`tap ${styles.plate}`}
          >
            <Plate size="table" plate={one.vehicle_license_plate} missing={t('dayline.no_plate')} />
          </a>
        ))}
      </div>
      <p className="ends small ink-2">
        <span>
          {delivery.factory_name}
          {n > 0 && (
            <>
              {' '}
              <span aria-hidden="true" className="strong">
                {t('dayline.plus', { n })}
              </span>
              <span className="visually-hidden">{t('dayline.plus_aria', { n })}</span>
            </>
          )}
        </span>
        {isKnown && drivingMinutes !== null && (
          <span>{t('arrival.usual', { n: Math.round(drivingMinutes) })}</span>
        )}
      </p>
    </>
  );
};
