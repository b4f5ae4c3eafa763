import { knownCallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck, circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { ban, calendarX, filePenLine, hourglass, send } from '@abrufbar/web/ui/icons/call-off.ts';
import { calendar } from '@abrufbar/web/ui/icons/delivery.ts';
import { circleQuestionMark } from '@abrufbar/web/ui/icons/navigation.ts';
import type { Role } from '@abrufbar/web/ui/role.ts';

const t = reader(callOffsTexts);

/** Colour and drawing by status (docs/design.md section 4.4). */
const LOOKS = {
  0: { role: 'rest', icon: calendar },
  1: { role: 'info', icon: send },
  20: { role: 'review', icon: hourglass },
  4: { role: 'ok', icon: circleCheck },
  30: { role: 'review', icon: filePenLine },
  2: { role: 'warn', icon: calendarX },
  3: { role: 'danger', icon: circleX },
  5: { role: 'rest', icon: ban },
  unknown: { role: 'rest', icon: circleQuestionMark },
} as const satisfies Record<string, { role: Role; icon: IconPath }>;

/** Status of a call-off; a code that is not known yet never shows as a number (STA-05 to STA-12). */
export const CallOffStatus = ({ status }: { status: number }) => {
  const known = knownCallOffStatus(status);
  const { role, icon } = LOOKS[known];
  return (
    <StatusChip role={role} icon={icon}>
      {t(`calloff.status.${known}`)}
    </StatusChip>
  );
};
