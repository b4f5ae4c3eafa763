import { arrivalTexts } from '@abrufbar/texts/deliveries/arrival.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { whenOf } from '#deliveries/arrival/words.ts';
import type { Load } from '#deliveries/today/loads.ts';
import checks from './check.module.css';
import styles from './done.module.css';

const t = reader({ ...arrivalTexts, ...deliveriesTexts, ...todayTexts });

/** The lorry that comes next. */
export const NextLoad = ({ load: { delivery, arrival } }: { readonly load: Load }) => {
  const { materials, vehicle_license_plate, weighing_time } = delivery;
  const [first] = materials;
  const n = materials.length;
  return (
    <div className={`${checks.column} ${styles.next}`}>
      <Card>
        <CardPart layout="stack">
          <div className="ends">
            <h2 className={styles.label}>{t('today.next')}</h2>
            {arrival && arrival.minutesLeft !== null && (
              <p className="strong tabular">{t('today.in_minutes', { n: arrival.minutesLeft })}</p>
            )}
          </div>
          <div className="ends">
            <Plate size="large" plate={vehicle_license_plate} missing={t('delivery.no_plate')} />
            <p className={styles.load}>
              {n === 1 && first ? (
                <Quantity value={first.quantity} unit={first.quantity_unit} />
              ) : (
                <span className="strong">{t(`delivery.materials_count${plural(n)}`, { n })}</span>
              )}
              <span className="ink-2 tabular">
                {arrival ? whenOf(arrival) : t('arrival.weighed', { zeit: weighing_time })}
              </span>
            </p>
          </div>
        </CardPart>
      </Card>
    </div>
  );
};
