import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { type ComponentProps, memo } from 'react';
import { materialName } from '#materials/material-name.ts';
import { href } from '#core/navigation/paths.ts';
import { FreshClock } from '#deliveries/freshness/clock.tsx';
import { CorrectedChip, DeliveryStatus, type Delivery } from '#deliveries/delivery-status.tsx';
import { weighedDay } from '#deliveries/weighing.ts';
import { RoleTable } from '#core/lists/role-table.tsx';
import rowLink from '#core/lists/row-link.module.css';
import table from '#core/lists/table-rows.module.css';
import styles from './delivery-rows.module.css';

const t = reader(deliveriesTexts);

type DeliveryTableProps = Omit<ComponentProps<typeof RoleTable>, 'heads' | 'columns'>;

/** Deliveries on wide screens. */
export const DeliveryTable = (props: DeliveryTableProps) => (
  <RoleTable
    {...props}
    columns={styles.columns}
    heads={[
      { text: t('delivery.plate') },
      { text: t('delivery.material') },
      { text: t('delivery.quantity'), isEnd: true },
      { text: t('delivery.weighing_time') },
      { text: t('delivery.status') },
    ]}
  />
);

type DeliveryCellsProps = { readonly delivery: Delivery; readonly today?: string };

/** Cells of one row; the link in the first covers them all. */
export const DeliveryCells = memo(({ delivery, today }: DeliveryCellsProps) => {
  const { ids, number, materials, factory_name, vehicle_license_plate } = delivery;
  return (
    <div className={`${table.row} ${styles.columns} ${materials.length > 1 ? styles.several : ''}`}>
      <span role="cell">
        <a href={href('delivery-single', { ids })} className={rowLink.link}>
          <Plate size="table" plate={vehicle_license_plate} missing={t('delivery.no_plate')} />
        </a>
      </span>
      <span role="cell" className={`${table.words} ${styles.materials}`}>
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
      <span role="cell" className={table.words}>
        <span className="small">{weighedDay(delivery, today)}</span>
        <span className="small ink-3 tabular">{delivery.weighing_time}</span>
        {delivery.loaded_at && <FreshClock as="line" loadedAt={delivery.loaded_at} />}
      </span>
      <span role="cell" className={styles.chips}>
        <DeliveryStatus delivery={delivery} />
        {delivery.corrected && <CorrectedChip />}
      </span>
    </div>
  );
});
