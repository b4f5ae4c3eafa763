import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { AmountBar } from '#amounts/amount-bar.tsx';
import { type Amount, hasTarget, targetOf, withUnit } from '#amounts/amount.ts';
import { type DayAmount, dayAmounts } from '#amounts/day-amounts.ts';
import { SunRest } from '#core/sun-rest.tsx';
import { materialName } from '#materials/material-name.ts';

const t = reader({ ...amountsTexts, ...sunTexts, ...todayTexts });

/** The amounts of so many materials are shown at once. */
const MAX_FOLDED = 2;

/** Amounts of the day: what is still to come, of how much. */
export const SunAmounts = ({ amounts }: { readonly amounts: readonly DayAmount[] }) => {
  const all = dayAmounts(amounts);
  const isNamed = all.length > 1;
  const rest = all.slice(MAX_FOLDED);
  return (
    <>
      {all.slice(0, MAX_FOLDED).map((amount) => (
        <Left key={amount.id} amount={amount} isNamed={isNamed} />
      ))}
      {rest.length > 0 && (
        <SunRest title={t('today.more_amounts', { n: rest.length })}>
          {rest.map((amount) => (
            <Left key={amount.id} amount={amount} isNamed />
          ))}
        </SunRest>
      )}
    </>
  );
};

const Left = ({ amount, isNamed }: { readonly amount: Amount; readonly isNamed: boolean }) => (
  <Card>
    <CardPart layout="stack">
      {isNamed && <h2 className="strong">{materialName(amount.material_designation)}</h2>}
      <div className="ends">
        <p className="title">{leftOf(amount)}</p>
        <p>{targetOf(amount)}</p>
      </div>
      <AmountBar amount={amount} />
    </CardPart>
  </Card>
);

const leftOf = (amount: Amount): string =>
  hasTarget(amount)
    ? t('sun.left', { menge: withUnit(amount.remaining_quantity, amount.quantity_unit) })
    : `${t('amount.delivered')} ${withUnit(amount.delivered_quantity, amount.quantity_unit)}`;
