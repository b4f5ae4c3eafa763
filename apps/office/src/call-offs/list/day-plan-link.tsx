import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { chartGantt } from '@abrufbar/web/ui/icons/office.ts';
import { ButtonLink } from '#core/controls/button.tsx';
import { hrefOfScreen, isRouteName } from '#core/navigation/paths.ts';

const t = reader(officeCallOffsTexts);

/** The day plan has its screen in another part of the office; without it there is no way there. */
const DAY: string = 'day';

export const DayPlanLink = ({ isEmptyList = false }: { isEmptyList?: boolean }) =>
  isRouteName(DAY) && (
    <ButtonLink
      variant={isEmptyList ? 'tinted' : 'secondary'}
      icon={chartGantt}
      caps={isEmptyList ? 'g t' : undefined}
      href={hrefOfScreen(DAY)}
    >
      {t(isEmptyList ? 'bo.empty.plan' : 'bo.day_plan')}
    </ButtonLink>
  );
