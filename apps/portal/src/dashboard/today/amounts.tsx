import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { useState } from 'react';
import { hasTarget, withUnit, type Amount } from '#amounts/amount.ts';
import { href } from '#core/navigation/paths.ts';
import { AmountBar } from '#amounts/amount-bar.tsx';
import { BarLegend } from '#amounts/bar-legend.tsx';
import { dayAmounts, type DayAmount } from '#amounts/day-amounts.ts';
import { BesideTile } from '#materials/beside-tile.tsx';
import { materialName } from '#materials/material-name.ts';

const t = reader({ ...amountsTexts, ...todayTexts });

/** The amounts of so many materials are shown at once. */
const MAX_FOLDED = 4;

type AmountsProps = {
  readonly amounts: readonly DayAmount[];
  /** The chosen site; null for all, whose amounts are on no page of their own. */
  readonly site: string | null;
  /** Name of the one site, where others are shown beside. */
  readonly name?: string | undefined;
};

/** Amounts of the day on the sites shown, a bar a material (BEY-51). */
export const Amounts = ({ amounts, site, name }: AmountsProps) => {
  const [isOpen, setOpen] = useState(false);
  const all = dayAmounts(amounts);
  const n = all.length - MAX_FOLDED;
  const isFolded = !isOpen && n > 1;
  const shown = isFolded ? all.slice(0, MAX_FOLDED) : all;
  if (shown.length === 0) return null;
  const link = site !== null && {
    link: { href: href('daily-amount', { id: site }), label: t('today.daily_amounts') },
  };
  return (
    <>
      <SectionHead title={t('today.amounts')} aside={name} {...link} />
      <Card>
        {shown.map((amount) => (
          <CardPart key={amount.id} layout="stack">
            <Material amount={amount} />
          </CardPart>
        ))}
        {isFolded && (
          <CardPart layout="row">
            <Button variant="text" onClick={() => setOpen(true)}>
              {t('today.more_amounts', { n })}
            </Button>
          </CardPart>
        )}
      </Card>
    </>
  );
};

const Material = ({ amount }: { readonly amount: Amount }) => (
  <>
    <BesideTile category={amount.material_category}>
      <h3 className="card-title">{materialName(amount.material_designation)}</h3>
      <p className="small ink-2">
        {hasTarget(amount)
          ? t('today.called_off', {
              menge: withUnit(amount.target_quantity, amount.quantity_unit),
            })
          : t('amount.no_target')}
      </p>
    </BesideTile>
    <AmountBar amount={amount} />
    <BarLegend amount={amount} />
  </>
);
