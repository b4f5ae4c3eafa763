import type { reports } from '@abrufbar/contract/staff/reports.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { MAX_REPORT_DAYS, periodBefore, usualPeriod } from '@abrufbar/domain/staff/reports.ts';
import { daysBetween } from '@abrufbar/domain/values/calendar.ts';
import { refuseFields } from '#core/calls/refusal.ts';
import type { Period, ReportFilters } from '#staff/reports/store.ts';

/** Days outside of these are typing errors, and beyond what the database knows as a day. */
const EARLIEST_DAY = '2000-01-01';
const LATEST_DAY = '2199-12-31';

type Input = Omit<InputOf<typeof reports>, 'step'>;

/** The period that was asked for; both ends or none, not longer than a year. */
export const periodOf = ({ from, until }: Pick<Input, 'from' | 'until'>, today: string): Period => {
  const usual = usualPeriod(today);
  const period = { from: from ?? until ?? usual.from, until: until ?? from ?? usual.until };
  for (const field of ['from', 'until'] as const) {
    const isDayOfOurs = period[field] >= EARLIEST_DAY && period[field] <= LATEST_DAY;
    if (!isDayOfOurs) throw refuseFields([{ field, problem: 'date' }]);
  }
  if (period.until < period.from) {
    throw refuseFields([{ field: 'until', problem: 'end_before_start' }]);
  }
  if (daysBetween(period.from, period.until) >= MAX_REPORT_DAYS) {
    throw refuseFields([{ field: 'until', problem: 'report_long' }]);
  }
  return period;
};

/** Filters of a request as the stores read them. */
export const filtersOf = (input: Input, period: Period): ReportFilters => ({
  ...period,
  since: periodBefore(period.from, period.until).from,
  plants:
    input.plant?.map((key) => {
      const [supplier = '', ...number] = key.split(':');
      return { supplierId: Math.trunc(Number(supplier)) || 0, number: number.join(':') };
    }) ?? null,
  materials: input.material,
  customers: input.customer?.map(Number).filter(Number.isSafeInteger) ?? null,
});
