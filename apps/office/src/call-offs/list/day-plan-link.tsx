import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { chartGantt } from '@abrufbar/web/ui/icons/office.ts';
import { ButtonLink } from '#core/controls/button.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';

const t = reader(officeCallOffsTexts);

export const DayPlanLink = () => (
  <ButtonLink variant="secondary" icon={chartGantt} href={href('day')}>
    {t('bo.day_plan')}
  </ButtonLink>
);

/** From the empty list: what is planned for tomorrow; the key of the day plan leads there too. */
export const TomorrowLink = () => {
  const tomorrow = href('day', undefined, { day: addDays(useToday(), 1) });
  useKeys({ day: () => void go(tomorrow) });
  return (
    <ButtonLink variant="tinted" icon={chartGantt} caps={useKeyOf('day')} href={tomorrow}>
      {t('bo.empty.plan')}
    </ButtonLink>
  );
};
