import type { OfficeClaim } from '@abrufbar/contract/deliveries/office-claims.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader({ ...officeClaimsTexts, ...claimWordTexts });

export const reasonsText = ({ reasons }: Pick<OfficeClaim, 'reasons'>): string =>
  reasons.map((reason) => t(`claim.reason.${reason}`)).join(', ');

/** `26,40 t` in the unit of the delivery, on one line. */
export const amountText = (
  quantity: number,
  { quantity_unit }: Pick<OfficeClaim, 'quantity_unit'>,
): string => `${formatQuantity(quantity)}\u00A0${quantity_unit}`;
