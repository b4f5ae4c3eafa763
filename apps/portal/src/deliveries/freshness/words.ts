import {
  outsideOf,
  type Addition,
  type AdditionUnit,
  type FreshKind,
} from '@abrufbar/domain/deliveries/freshness.ts';
import { formatSigned } from '@abrufbar/domain/values/quantities.ts';
import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Age } from '#deliveries/freshness/age.ts';
import type { Fresh } from '#deliveries/freshness/shown-entries.ts';

const t = reader(freshnessTexts);

/** `noch 28 min`, or what became of it; null without a limit. */
export const leftOf = ({ state, left }: Age, limit: number | null): string | null => {
  if (left === null || limit === null) return null;
  if (left > 0) return t(state === 'soon' ? 'fresh.soon' : 'fresh.left', { n: left });
  return left === 0
    ? t('fresh.reached', { grenze: limit })
    : t('fresh.over', { n: -left, grenze: limit });
};

/** Name of the measurement. */
export const temperatureName = (kind: FreshKind): string =>
  t(kind === 'concrete' ? 'fresh.temperature_concrete' : 'fresh.temperature');

/** `18`, with a real minus. */
export const degrees = (celsius: number): string => formatSigned(celsius);

export const allowedOf = ({ coldest_celsius, hottest_celsius }: Fresh): string =>
  t('fresh.allowed', { von: degrees(coldest_celsius), bis: degrees(hottest_celsius) });

/** `4 °C zu kalt`; null within the range. */
export const outsideWords = (
  celsius: number,
  { coldest_celsius: coldestCelsius, hottest_celsius: hottestCelsius }: Fresh,
): string | null => {
  const outside = outsideOf(celsius, { coldestCelsius, hottestCelsius });
  return outside && t(`fresh.${outside.is}`, { n: outside.by });
};

type Added = {
  readonly substance: Addition;
  readonly quantity: string;
  readonly unit: AdditionUnit;
};

/** `12,00 l Wasser`. */
export const addedWords = ({ substance, quantity, unit }: Added): string =>
  t('fresh.added', {
    menge: quantity,
    einheit: t(`fresh.unit.${unit}`),
    stoff: t(`fresh.what.${substance}`),
  });
