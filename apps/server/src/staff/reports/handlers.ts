import * as contract from '@abrufbar/contract/staff/reports.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { median, openMinutes } from '@abrufbar/domain/staff/reports.ts';
import { addDays, berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { filtersOf, periodOf } from '#staff/reports/filters.ts';
import { presentRequests, presentTonnage } from '#staff/reports/present.ts';
import {
  type Answered,
  listAnswered,
  listReportPlants,
  listTonnage,
  type ReportPlant,
  sumRequests,
} from '#staff/reports/store.ts';

/** Median minutes of open plants from request to answer. */
const responseOf = (rows: readonly Answered[], plants: readonly ReportPlant[]): number | null =>
  median(
    rows.map(({ created_at, decided_at, supplier_id, factory_number }) => {
      const plant = plants.find(({ key }) => key === `${supplier_id}:${factory_number}`);
      return openMinutes(plant ?? null, new Date(created_at), new Date(decided_at));
    }),
  );

type Input = InputOf<typeof contract.reports>;
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
