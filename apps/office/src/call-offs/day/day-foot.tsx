import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import type { DayPlant } from '#call-offs/day/axis.ts';
import { sumsOf } from '#call-offs/day/plant-side.tsx';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { useKeyOf } from '#core/keys/settings.ts';

const t = reader({ ...officeDayTexts, ...staffKeysTexts });

/** Sums of the plants on show, and the keys of the plan. */
export const DayFoot = ({ plants }: { plants: readonly DayPlant[] | undefined }) => {
  const mayDecide = useMayDecide();
  const decide = [
    { keys: [useKeyOf('confirm')], label: t('bo.keys.confirm') },
    { keys: [useKeyOf('review')], label: t('bo.keys.review') },
  ];
  return (
    <FootBar
      keys={[
        { keys: ['ArrowLeft', 'ArrowRight'], label: t('bo.day.keys.day') },
        { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.day.keys.calloff') },
        { keys: ['Enter'], label: t('bo.keys.open') },
        ...(mayDecide ? decide : []),
        { keys: [useKeyOf('today')], label: t('bo.keys.today') },
      ]}
    >
      {plants && <Sums plants={plants} />}
    </FootBar>
  );
};

const Sums = ({ plants }: { plants: readonly DayPlant[] }) => {
  const { confirmed, open } = sumsOf(plants);
  return (
    <>
      <b>{t('bo.day.foot_confirmed', { menge: confirmed.amount })}</b>
      {open.count > 0 &&
        ` · ${t('bo.day.foot_open', { n: formatWhole(open.count), menge: open.amount })}`}
    </>
  );
};
