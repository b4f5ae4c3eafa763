import { oclock, relativeDay, shortDate } from '@abrufbar/web/format.ts';

type Weighed = { readonly weighing_date: string; readonly weighing_time: string };
type Confirmation = Pick<Weighed, 'weighing_date'> & {
  readonly confirmed_date: string | null;
  readonly confirmed_time: string | null;
};

/** `Di, 18.11.25`; „Heute“ and „Gestern“ where the day of reading is given. */
export const weighedDay = ({ weighing_date }: Weighed, today?: string): string =>
  today === undefined ? shortDate(weighing_date) : relativeDay(weighing_date, today);

/** `Di, 18.11.25 · 06:52`. */
export const weighedWhen = (delivery: Weighed, today?: string): string =>
  `${weighedDay(delivery, today)} · ${delivery.weighing_time}`;

/** Time of the confirmation, or its day where that is not the day of weighing; null when unknown. */
export const confirmedWhen = (delivery: Confirmation): string | null => {
  const { weighing_date, confirmed_date, confirmed_time } = delivery;
  if (confirmed_date === null || confirmed_date === weighing_date) return confirmed_time;
  return shortDate(confirmed_date);
};

/** `07:12 Uhr` of the confirmation, with its day where that is not the day of weighing. */
export const deliveredWhen = (delivery: Confirmation): string | null => {
  const { weighing_date, confirmed_date, confirmed_time } = delivery;
  if (confirmed_date === null || confirmed_time === null) return null;
  const time = oclock(confirmed_time);
  return confirmed_date === weighing_date ? time : `${shortDate(confirmed_date)} · ${time}`;
};
