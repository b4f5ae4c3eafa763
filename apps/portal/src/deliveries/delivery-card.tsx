import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { memo, type ReactNode } from 'react';
import { categoryName, materialName } from '#materials/material-name.ts';
import { href } from '#core/navigation/paths.ts';
import { ArrivalLine } from '#deliveries/arrival/line.tsx';
import { FreshClock } from '#deliveries/freshness/clock.tsx';
import { CorrectedChip, DeliveryStatus, type Delivery } from '#deliveries/delivery-status.tsx';
import { weighedWhen } from '#deliveries/weighing.ts';
import styles from './delivery-card.module.css';

const t = reader(deliveriesTexts);

type DeliveryCardProps = {
  readonly delivery: Delivery;
  /** In sliders: the day of reading, for „Heute“ and „Gestern“. */
  readonly today?: string;
  /** Level of the heading. */
  readonly level?: 2 | 3;
};

/** Card of a delivery: material, quantity, time and plant always in the same places (D-08). */
export const DeliveryCard = memo(({ delivery, today, level = 2 }: DeliveryCardProps) => {
  const { ids, number, materials, factory_name, vehicle_license_plate } = delivery;
  const [first, ...others] = materials;
  const n = materials.length;
  return (
    <Card>
      <CardPart layout="stack">
        {first && (
          <Material material={first} quantity={n > 1}>
            <CardTitle
              level={level}
              href={href('delivery-single', { ids })}
              name={`${materialName(first.name)}, ${vehicle_license_plate ?? number}`}
            >
              {materialName(first.name)}
            </CardTitle>
            <p className={styles.origin}>
              {factory_name} <span className="ink-3">{number}</span>
            </p>
          </Material>
        )}
        {others.map((material, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a material may stand on a slip twice
          <Material key={`${material.number} ${at}`} material={material} quantity>
            <p className="card-title">{materialName(material.name)}</p>
          </Material>
        ))}
        <div className="ends">
          <Plate plate={vehicle_license_plate} missing={t('delivery.no_plate')} />
          {n === 1 && first ? (
            <Quantity value={first.quantity} unit={first.quantity_unit} />
          ) : (
            <span className="strong">{t(`delivery.materials_count${plural(n)}`, { n })}</span>
          )}
        </div>
      </CardPart>
      <CardPart foot>
        <div className={styles.foot}>
          <div className={styles.times}>
            <div className={styles.lines}>
              <MetaLine icon={clock}>{weighedWhen(delivery, today)}</MetaLine>
              {delivery.estimated_arrival && <ArrivalLine delivery={delivery} />}
              {delivery.loaded_at && <FreshClock as="line" loadedAt={delivery.loaded_at} />}
            </div>
            <div className="ends">
              <DeliveryStatus delivery={delivery} when />
              {delivery.corrected && <CorrectedChip />}
            </div>
          </div>
        </div>
      </CardPart>
    </Card>
  );
});

type MaterialProps = {
  readonly material: Delivery['materials'][number];
  readonly quantity: boolean;
  readonly children: ReactNode;
};

const Material = ({ material, quantity, children }: MaterialProps) => (
  <div className={styles.material}>
    <MaterialTile category={material.category} name={categoryName(material.category)} />
    <div className={styles.words}>{children}</div>
    {quantity && <Quantity size="m" value={material.quantity} unit={material.quantity_unit} />}
  </div>
);
