import { berlinDay, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { materialName } from '#materials/material-name.ts';
import type { ShownClaim } from '#deliveries/claims/claim-intent.ts';

const t = reader({ ...claimsTexts, ...claimWordTexts, ...todayTexts });

/** `07:41`; on any other day than today with that day. */
export const whenOf = (day: string, time: string): string =>
  day === berlinDay(new Date()) ? time : `${toShortDmy(day)}, ${time}`;

/** `AC 22 T S · 13,20 von 26,40 t angenommen`; the whole quantity as long as nothing is accepted. */
export const loadWords = (
  { delivery }: Pick<ShownClaim, 'delivery'>,
  accepted: string | null,
): string => {
  const { material_name: name, quantity, quantity_unit: unit } = delivery;
  const amount =
    quantity === null || unit === null
      ? null
      : accepted === null
        ? `${quantity}\u00A0${unit}`
        : t('claim.accepted', { menge: accepted, gesamt: quantity, einheit: unit });
  return [name && materialName(name), amount].filter(Boolean).join(' · ');
};

/** `Temperatur, Entmischung · 2 Fotos`. */
export const reasonWords = ({ reasons, photos }: Pick<ShownClaim, 'reasons' | 'photos'>): string =>
  [
    reasons.map((reason) => t(`claim.reason.${reason}`)).join(', '),
    photos > 0 && t(`claim.photo_count${plural(photos)}`, { n: photos }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The phone of the person who works on it, else of the plant. */
export const phoneOf = ({ contact, factory_phone }: ShownClaim) => {
  if (contact?.phone) return { name: contact.name, phone: contact.phone };
  return factory_phone === null ? null : { name: t('today.call_plant'), phone: factory_phone };
};
