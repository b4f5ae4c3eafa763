import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { total } from '@abrufbar/contract/amounts.ts';
import { amountsTexts } from '@abrufbar/texts/amounts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { unitName } from '@abrufbar/web/unit-name.ts';
import type { DonutParts } from '@abrufbar/web/ui/donut-arcs.ts';
import { materialName } from '#materials/material-name.ts';

const t = reader(amountsTexts);

/** Amounts of one material, of a day or of the whole contract (ENT-33, ENT-34). */
export type Amount = OutputOf<typeof total>['items'][number];

/** A target of 0 means no target: nothing was agreed, so nothing remains and nothing is over-delivered. */
export const hasTarget = ({ target_quantity_raw }: Amount): boolean => target_quantity_raw > 0;
export const isOver = (amount: Amount): boolean =>
  hasTarget(amount) && amount.over_delivered_quantity_raw > 0;

/** Parts of the ring (AMT-05 to AMT-08); without a target all of it is grey (D-46). */
export const partsOf = (amount: Amount): DonutParts =>
  hasTarget(amount)
    ? {
        delivered: amount.delivered_quantity_raw,
        incoming: amount.incoming_quantity_raw,
        overDelivered: amount.over_delivered_quantity_raw,
        remaining: amount.remaining_quantity_raw,
      }
    : { delivered: 0, incoming: 0, overDelivered: 0, remaining: 0 };

/** `184,80 t`; value and unit stay on one line. */
export const withUnit = (display: string, unit: string): string => `${display}\u00A0${unit}`;

/** Text in the middle of the ring: the delivered share of the target, or the delivered quantity. */
export const centreOf = (amount: Amount): string =>
  hasTarget(amount)
    ? t('amount.percent', {
        n: Math.round((100 * amount.delivered_quantity_raw) / amount.target_quantity_raw),
      })
    : withUnit(amount.delivered_quantity, amount.quantity_unit);

/** `von 360,00 t`. */
export const targetOf = (amount: Amount): string =>
  hasTarget(amount)
    ? t('amount.of_target', {
        soll: withUnit(amount.target_quantity, amount.quantity_unit),
      })
    : t('amount.no_target');

/** One sentence with all values, for screen readers. */
export const sentenceOf = (amount: Amount): string => {
  const values = {
    material: materialName(amount.material_designation),
    einheit: unitName(amount.quantity_unit),
    d: amount.delivered_quantity,
    i: amount.incoming_quantity,
  };
  if (!hasTarget(amount)) return t('amount.aria_no_target', values);
  return t('amount.aria', {
    ...values,
    s: amount.target_quantity,
    r: amount.remaining_quantity,
    o: amount.over_delivered_quantity,
  });
};
