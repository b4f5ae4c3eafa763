import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { items } from '@abrufbar/contract/contracts/contracts.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { contractsItemsTexts } from '@abrufbar/texts/contracts-items.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { factory, plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { memo } from 'react';
import { MaterialHead } from '#materials/material-head.tsx';
import { categoryName, materialName } from '#materials/material-name.ts';
import { href } from '#core/navigation/paths.ts';
import styles from './item-card.module.css';

const t = reader(contractsItemsTexts);

type Item = OutputOf<typeof items>['items'][number];

type ItemCardProps = {
  readonly item: Item;
  /** Whether the user may order at all. */
  readonly canOrder: boolean;
};

/** One item of a contract (ITM-01); a call-off of it starts here, unless it is cancelled (D-43). */
export const ItemCard = memo(({ item, canOrder }: ItemCardProps) => {
  const { cancelled, factory_name, quantity_unit: unit } = item;
  const material = materialName(item.material_designation);
  return (
    <Card tone={cancelled ? 'inset' : 'plain'}>
      <CardPart layout="stack">
        <MaterialHead
          material={item}
          after={categoryName(item.material_category)}
          struck={cancelled}
        />
        {factory_name && <MetaLine icon={factory}>{factory_name}</MetaLine>}
        <dl className={styles.figures}>
          <Figure label={t('items.delivered')} raw={item.delivered_quantity_raw} unit={unit} />
          <Figure
            label={t('items.remaining')}
            raw={item.target_quantity_raw === null ? null : item.remaining_quantity_raw}
            unit={unit}
          />
        </dl>
        {cancelled && (
          <div>
            <StatusChip role="rest" icon={ban}>
              {t('items.cancelled')}
            </StatusChip>
          </div>
        )}
        {canOrder && !cancelled && (
          <ButtonLink
            variant="tinted"
            wide
            icon={plus}
            href={href('calloff-creation', { id: item.id })}
            label={t('items.create_name', { material })}
          >
            {t('items.create')}
          </ButtonLink>
        )}
      </CardPart>
    </Card>
  );
});

type FigureProps = {
  readonly label: string;
  /** Null where no quantity was agreed. */
  readonly raw: number | null;
  readonly unit: string;
};

const Figure = ({ label, raw, unit }: FigureProps) => (
  <div>
    <dt className="caption ink-3">{label}</dt>
    <dd>
      {raw === null ? orDash(null) : <Quantity size="m" value={formatQuantity(raw)} unit={unit} />}
    </dd>
  </div>
);
