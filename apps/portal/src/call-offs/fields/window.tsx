import {
  withEndsOn,
  withEndsTime,
  withStartsOn,
  withStartsTime,
  type Adjusted,
  type Moved,
} from '#call-offs/fields/window-moves.ts';
import { endDays, latestStart, type OrderWindow } from '@abrufbar/domain/call-offs/window.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import type { FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { FieldPair, FixedValue } from '@abrufbar/web/ui/field-pair.tsx';
import { OrderDateField } from '#call-offs/fields/date.tsx';
import { OrderNotice } from '#call-offs/fields/notice.tsx';
import { OrderTimeField } from '#call-offs/fields/time.tsx';
import { WindowWarnings } from '#call-offs/fields/window-warnings.tsx';

const t = reader(callOffsOrderTexts);

/** A choice of the user in an order or a change request. */
type WindowMove = <T extends OrderWindow>(order: T) => Moved<T>;

type OrderWindowFieldsProps = {
  readonly window: OrderWindow;
  readonly nightShift: boolean;
  readonly today: string;
  readonly contractEnd: string | null;
  /** Other values that the last choice adjusted. */
  readonly adjusted: Adjusted | null;
  /** Notes of single fields: changed, or invalid. */
  readonly notes?: Partial<Record<keyof OrderWindow, Pick<FieldNotes, 'changed' | 'error'>>>;
  readonly onMove: (move: WindowMove) => void;
};

/** Beginning and end of a delivery (WIZ-08, VAL-43 to VAL-54). */
export const OrderWindowFields = (props: OrderWindowFieldsProps) => {
  const { window, nightShift, today, contractEnd, adjusted, notes = {}, onMove } = props;
  const { startsOn, startsTime, endsOn, endsTime } = window;
  const [start, end] = [t('wizard.start'), t('wizard.end')];
  return (
    <>
      <FieldPair label={start} hint={nightShift && t('wizard.night_hint')}>
        <OrderDateField
          of={start}
          value={startsOn}
          today={today}
          min={today}
          max={latestStart(today)}
          onChange={(day) => onMove((order) => withStartsOn(order, day, nightShift))}
          {...notes.startsOn}
        />
        <OrderTimeField
          of={start}
          value={startsTime}
          onChange={(time) => onMove((order) => withStartsTime(order, time, nightShift))}
          {...notes.startsTime}
        />
      </FieldPair>
      <OrderNotice adjusted={adjusted} about="start_past" />
      <FieldPair label={end} hint={!nightShift && t('wizard.end_same_day')}>
        {nightShift && startsOn !== null ? (
          <OrderDateField
            of={end}
            value={endsOn}
            today={today}
            min={startsOn}
            max={endDays(startsOn, nightShift).at(-1) ?? startsOn}
            onChange={(day) => onMove((order) => withEndsOn(order, day, nightShift))}
            {...notes.endsOn}
          />
        ) : (
          <FixedValue>{orDash(endsOn && shortDate(endsOn))}</FixedValue>
        )}
        <OrderTimeField
          of={end}
          value={endsTime}
          onChange={(time) => onMove((order) => withEndsTime(order, time, nightShift))}
          {...notes.endsTime}
        />
      </FieldPair>
      <OrderNotice adjusted={adjusted} about="end_moved" />
      <OrderNotice adjusted={adjusted} about="end_time_moved" />
      <WindowWarnings
        {...{ window, today, contractEnd }}
        onNext={(next) => onMove((order) => ({ order: { ...order, ...next }, adjusted: null }))}
      />
    </>
  );
};
