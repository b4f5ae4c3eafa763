import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { GatePlate } from '@abrufbar/web/ui/gate-plate.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { checkHref } from '#deliveries/check/check-href.ts';
import type { Load } from '#deliveries/today/loads.ts';
import { materialName } from '#materials/material-name.ts';
import styles from './sun-day.module.css';

const t = reader({ ...deliveriesTexts, ...sunTexts, ...todayTexts });

type SunLorryProps = {
  readonly load: Load;
  /** Loads of several sites are shown. */
  readonly isSiteNamed: boolean;
};

/** Word above its time: an estimate is called one. */
const wordOf = (arrival: Load['arrival']) => {
  switch (arrival?.state) {
    case 'ahead':
      return 'sun.here';
    case 'arrived':
      return 'sun.arrived';
    case undefined:
      return 'sun.weighed';
    default:
      return 'sun.expected';
  }
};

/** The load that needs a hand next: plate, material, quantity, when it is here. */
export const SunLorry = ({ load, isSiteNamed }: SunLorryProps) => {
  const { delivery, arrival } = load;
  const [first] = delivery.materials;
  const n = delivery.materials.length;
  return (
    <Card>
      <CardPart>
        <div className={styles.lorry}>
          <GatePlate
            plate={delivery.vehicle_license_plate}
            missing={t('delivery.no_plate')}
            isGiant
          />
          {isSiteNamed && <p>{delivery.construction_site_name}</p>}
          <div className={styles.pair}>
            {n === 1 && first ? (
              <div className={styles.fact}>
                <p>{materialName(first.name)}</p>
                <p className={styles.figure}>
                  <Quantity size="xl" value={first.quantity} unit={first.quantity_unit} />
                </p>
              </div>
            ) : (
              <p className={styles.fact}>{t(`delivery.materials_count${plural(n)}`, { n })}</p>
            )}
            <div className={styles.end}>
              <p>{t(wordOf(arrival))}</p>
              <p className={styles.figure}>{arrival?.time ?? delivery.weighing_time}</p>
            </div>
          </div>
          <ButtonLink variant="large" icon={check} wide href={checkHref(delivery.ids)}>
            {t('today.check')}
          </ButtonLink>
        </div>
      </CardPart>
    </Card>
  );
};
