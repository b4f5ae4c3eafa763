import { arrivalTexts } from '@abrufbar/texts/deliveries/arrival.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { ShownArrival } from '#deliveries/arrival/use-arrival.ts';

const t = reader(arrivalTexts);

/** `war 11:13 erwartet`; after a report the plant may have meant the arrival itself. */
export const expectedOf = ({ state, basis, time }: ShownArrival): string =>
  state === 'arrived' && basis === 'reported'
    ? t('arrival.reported_for', { zeit: time })
    : t('today.was_expected', { zeit: time });

/** `ca. 11:13 hier`, or what became of it. */
export const whenOf = (arrival: ShownArrival): string => {
  if (arrival.state === 'ahead') return t('arrival.here', { zeit: arrival.time });
  const expected = expectedOf(arrival);
  return arrival.state === 'arrived' ? `${t('stage.arrived')} · ${expected}` : expected;
};

/** How sure that is; null once the lorry is there or overdue, and nothing is old. */
export const certaintyOf = ({
  state,
  basis,
  certainty,
  spanMinutes,
  isOld,
  asOf,
}: ShownArrival): string | null => {
  if (isOld) return t('arrival.stale', { zeit: asOf });
  if (state !== 'ahead') return null;
  if (basis === 'reported') return t('arrival.reported');
  return certainty === 'unsure'
    ? t('arrival.unsure')
    : t(`arrival.${certainty}`, { n: spanMinutes });
};
