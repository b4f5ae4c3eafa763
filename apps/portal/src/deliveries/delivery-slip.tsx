import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { GatePlate } from '@abrufbar/web/ui/gate-plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { BesideTile } from '#materials/beside-tile.tsx';
import { categoryName, materialName } from '#materials/material-name.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { DeliveryStatus } from '#deliveries/delivery-status.tsx';
import giant from './check/giant.module.css';

const t = reader(deliveriesTexts);

type DeliverySlipProps = {
  readonly delivery: Details;
  /** Plate and quantity are readable at arm's length. */
  readonly isGiant: boolean;
};

/** Number plate and materials of the slip, to compare with the lorry at the gate. */
export const DeliverySlip = ({ delivery, isGiant }: DeliverySlipProps) => (
  <Card>
    <CardPart layout="ends">
      <GatePlate
        plate={delivery.vehicle_license_plate}
        missing={t('delivery.no_plate')}
        isConfirmed={isConfirmed(delivery.status)}
        isGiant={isGiant}
      />
      <DeliveryStatus delivery={delivery} />
    </CardPart>
    {delivery.materials.map(({ number, name, category, quantity, quantity_unit }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a material may stand on a slip twice
      <CardPart key={`${number} ${at}`} layout="stack">
        <BesideTile category={category}>
          <CardTitle>{materialName(name)}</CardTitle>
          <p className="small ink-3">
            {t('delivery.material')} {number} · {categoryName(category)}
          </p>
        </BesideTile>
        <p className={isGiant ? giant.giant : undefined}>
          <Quantity size="xl" value={quantity} unit={quantity_unit} />
        </p>
      </CardPart>
    ))}
  </Card>
);
