import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { memo, type ReactNode } from 'react';
import { materialName } from '#materials/material-name.ts';
import { href } from '#core/navigation/paths.ts';
import { CorrectedChip, DeliveryStatus, type Delivery } from '#deliveries/delivery-status.tsx';
import { weighedDay } from '#deliveries/weighing.ts';
import styles from './delivery-rows.module.css';

const t = reader(deliveriesTexts);

type DeliveryTableProps = {
  readonly label: string;
  readonly total: number;
  /** Rows, in a row group. */
  readonly children: ReactNode;
};

/**
 * Deliveries on wide screens. Built of roles, not of `table`: rows outside the viewport are not rendered, so the
 * rendered ones are positioned absolutely and cannot share the columns of a table.
 */
export const DeliveryTable = ({ label, total, children }: DeliveryTableProps) => (
  <div role="table" aria-label={label} aria-rowcount={total + 1} className={styles.table}>
    <div role="rowgroup">
      <div role="row" aria-rowindex={1} className={`${styles.row} ${styles.head}`}>
        <span role="columnheader">{t('delivery.plate')}</span>
        <span role="columnheader">{t('delivery.material')}</span>
        <span role="columnheader" className={styles.end}>
          {t('delivery.quantity')}
        </span>
        <span role="columnheader">{t('delivery.weighing_time')}</span>
        <span role="columnheader">{t('delivery.status')}</span>
      </div>
    </div>
    {children}
  </div>
);

type DeliveryCellsProps = { readonly delivery: Delivery; readonly today?: string };

/** Cells of one row; the link in the first covers them all. */
export const DeliveryCells = memo(({ delivery, today }: DeliveryCellsProps) => {
  const { ids, number, materials, factory_name, vehicle_license_plate } = delivery;
  return (
    <div className={`${styles.row} ${materials.length > 1 ? styles.several : ''}`}>
      <span role="cell">
        <a href={href('delivery-single', { ids })} className={styles.link}>
          <Plate size="table" plate={vehicle_license_plate} missing={t('delivery.no_plate')} />
        </a>
      </span>
      <span role="cell" className={`${styles.words} ${styles.materials}`}>
        {materials.map((material, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a material may stand on a slip twice
          <span key={`${material.number} ${at}`} className={`label ${styles.name}`}>
            {materialName(material.name)}
          </span>
        ))}
        <span className={styles.origin}>
          {factory_name} <span>{number}</span>
        </span>
      </span>
      <span role="cell" className={styles.amounts}>
        {materials.map((material, at) => (
          <Quantity
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={`${material.number} ${at}`}
            size="m"
            value={material.quantity}
            unit={material.quantity_unit}
          />
        ))}
      </span>
      <span role="cell" className={styles.words}>
        <span className="small">{weighedDay(delivery, today)}</span>
        <span className="small ink-3 tabular">{delivery.weighing_time}</span>
      </span>
      <span role="cell" className={styles.chips}>
        <DeliveryStatus delivery={delivery} />
        {delivery.corrected && <CorrectedChip />}
      </span>
    </div>
  );
});
