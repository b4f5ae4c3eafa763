import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { withUnit } from '#amounts/amount.ts';
import { AmountBar } from '#amounts/amount-bar.tsx';
import { BarLegend } from '#amounts/bar-legend.tsx';
import type { DayAmount } from '#amounts/day-amounts.ts';
import { useCountUp } from '#deliveries/check/count-up.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { materialName } from '#materials/material-name.ts';
import checks from './check.module.css';
import styles from './done.module.css';
import giant from './giant.module.css';

const t = reader(acceptTexts);

type DoneTotalsProps = {
  readonly delivery: Details;
  readonly amounts: readonly DayAmount[];
  readonly isNew: boolean;
};

/** Amounts confirmed today on the site of a delivery, by its materials. */
export const DoneTotals = ({ delivery, amounts, isNew }: DoneTotalsProps) =>
  amounts.map((amount) => (
    <Total
      key={amount.id}
      amount={amount}
      added={
        isNew
          ? delivery.materials.find(({ number }) => number === amount.material_number)?.quantity
          : undefined
      }
    />
  ));

type TotalProps = { readonly amount: DayAmount; readonly added: string | undefined };

const Total = ({ amount, added }: TotalProps) => {
  const shown = useCountUp(amount.delivered_quantity_raw);
  const unit = amount.quantity_unit;
  return (
    <div className={`${checks.column} ${styles.total}`}>
      <Card>
        <CardPart layout="stack">
          <p className="ink-2">
            {t('accept.done_total', { material: materialName(amount.material_designation) })}
          </p>
          <div className="ends">
            <p className={giant.giant}>
              <Quantity
                size="xl"
                value={shown === null ? amount.delivered_quantity : formatQuantity(shown)}
                unit={unit}
              />
            </p>
            {added !== undefined && (
              <p className={styles.plus}>
                <Icon icon={plus} size={20} />
                <span aria-hidden="true">{added}</span>
                <span className="visually-hidden">
                  {t('accept.done_plus', { menge: withUnit(added, unit) })}
                </span>
              </p>
            )}
          </div>
          <AmountBar amount={amount} />
          <BarLegend amount={amount} />
        </CardPart>
      </Card>
    </div>
  );
};
