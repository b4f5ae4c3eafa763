import { knownCallOffStatus } from '@abrufbar/domain/call-offs/status.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck, circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { ban, calendarX, filePenLine, hourglass, send } from '@abrufbar/web/ui/icons/call-off.ts';
import { calendar } from '@abrufbar/web/ui/icons/delivery.ts';
import { circleQuestionMark } from '@abrufbar/web/ui/icons/navigation.ts';
import { Chip, StatusWord } from '#core/parts/chip.tsx';

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
} as const;

export const lookOf = (status: number) => LOOKS[knownCallOffStatus(status)];

/** In a row the short word: `Bestätigt` for `Lieferung bestätigt`. */
export const shortStatus = (status: number): string => {
  const known = knownCallOffStatus(status);
  return known === 3 || known === 4 || known === 5
    ? t(`calloff.status_short.${known}`)
    : t(`calloff.status.${known}`);
};

export const CallOffWord = ({ status }: { status: number }) => (
  <StatusWord {...lookOf(status)}>{shortStatus(status)}</StatusWord>
);

/** The drawing alone, with its word for whoever does not see it. */
export const CallOffIcon = ({ status }: { status: number }) => (
  <span title={shortStatus(status)}>
    <StatusWord {...lookOf(status)}>
      <span className="visually-hidden">{shortStatus(status)}</span>
    </StatusWord>
  </span>
);

export const CallOffChip = ({ status }: { status: number }) => (
  <Chip {...lookOf(status)} large>
    {t(`calloff.status.${knownCallOffStatus(status)}`)}
  </Chip>
);
