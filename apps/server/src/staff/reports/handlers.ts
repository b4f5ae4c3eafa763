import * as contract from '@abrufbar/contract/staff/reports.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  MAX_REPORT_DAYS,
  median,
  openMinutes,
  periodBefore,
  usualPeriod,
} from '@abrufbar/domain/staff/reports.ts';
import { addDays, berlinInstant, daysBetween } from '@abrufbar/domain/values/calendar.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { refuseFields } from '#core/calls/refusal.ts';
import { presentRequests, presentTonnage } from '#staff/reports/present.ts';
import {
  type Answered,
  listAnswered,
  listReportPlants,
  listTonnage,
  type Period,
  type ReportFilters,
  type ReportPlant,
  sumRequests,
} from '#staff/reports/store.ts';

/** Days outside of these are typing errors, and beyond what the database knows as a day. */
const EARLIEST_DAY = '2000-01-01';
const LATEST_DAY = '2199-12-31';

type Input = InputOf<typeof contract.reports>;

/** The period that was asked for; both ends or none, not longer than a year. */
const periodOf = ({ from, until }: Input, today: string): Period => {
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

const filtersOf = (input: Input, period: Period): ReportFilters => ({
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

/** Median minutes of open plants from request to answer. */
const responseOf = (rows: readonly Answered[], plants: readonly ReportPlant[]): number | null =>
  median(
    rows.map(({ created_at, decided_at, supplier_id, factory_number }) => {
      const plant = plants.find(({ key }) => key === `${supplier_id}:${factory_number}`);
      return openMinutes(plant ?? null, new Date(created_at), new Date(decided_at));
    }),
  );

type Asking = Pick<StaffContext, 'db' | 'suppliers' | 'today'>;

/** All figures of a period, with those of the one before. */
export const readReport = async ({ db, suppliers, today }: Asking, input: Input) => {
  const period = periodOf(input, today);
  const filters = filtersOf(input, period);
  const instants = {
    since: berlinInstant(filters.since, '00:00'),
    from: berlinInstant(period.from, '00:00'),
    until: berlinInstant(addDays(period.until, 1), '00:00'),
  };
  const tonnage = await listTonnage(db, suppliers, filters);
  const sums = await sumRequests(db, suppliers, filters, instants);
  const answered = await listAnswered(db, suppliers, filters, instants);
  const plants = await listReportPlants(db, suppliers);
  const isNow = ({ created_at }: Answered) => new Date(created_at) >= instants.from;
  return {
    ...period,
    ...presentTonnage(tonnage, input, plants),
    ...presentRequests(sums),
    response_minutes: {
      now: responseOf(answered.filter(isNow), plants),
      before: responseOf(
        answered.filter((row) => !isNow(row)),
        plants,
      ),
    },
  };
};

export const reports = handle(contract.reports, readReport);
