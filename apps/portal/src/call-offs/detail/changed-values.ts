import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';
import { moment } from '#call-offs/parts/times.ts';

type Values = Pick<
  CallOffDetail,
  | 'target_quantity'
  | 'delivery_start_date'
  | 'delivery_start_time'
  | 'delivery_end_date'
  | 'delivery_end_time'
  | 'call_off_previous_data'
>;

/** Earlier values of the fields that an open change request changes; null where nothing differs (CLD-02). */
type Marks = {
  readonly target: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

const NONE: Marks = { target: null, start: null, end: null };

/** The earlier fields are named differently from those they belong to (T-28); without any nothing is marked. */
export const marksOf = (callOff: Values): Marks => {
  const previous = callOff.call_off_previous_data;
  if (!previous) return NONE;
  const differs = <Value>(before: Value, now: Value, shown: () => string) =>
    before === now ? null : shown();
  return {
    target: differs(previous.quantity_raw, callOff.target_quantity.raw, () =>
      formatQuantity(previous.quantity_raw),
    ),
    start: differs(
      `${previous.delivery_date} ${previous.delivery_time}`,
      `${callOff.delivery_start_date} ${callOff.delivery_start_time}`,
      () => moment(previous.delivery_date, previous.delivery_time),
    ),
    end: differs(
      `${previous.delivery_end_date} ${previous.delivery_end_time}`,
      `${callOff.delivery_end_date} ${callOff.delivery_end_time}`,
      () => moment(previous.delivery_end_date, previous.delivery_end_time),
    ),
  };
};
