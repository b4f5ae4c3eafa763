import type { ReportPart, reports } from '@abrufbar/contract/staff/reports.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { LEAD_CLASS_HOURS, MAX_SERIES, stepBegin } from '@abrufbar/domain/staff/reports.ts';
import type { ReportPlant, RequestSums, TonnageRow } from '#staff/reports/store.ts';

/** Materials and customers that are named; all others are one line. */
const NAMED_PARTS = 5;

/** The largest parts and, as far as there are more, the sum of all others. */
const largest = (parts: readonly ReportPart[], named: number): ReportPart[] => {
  const sorted = parts.toSorted((a, b) => b.tonnes - a.tonnes || a.name.localeCompare(b.name));
  if (sorted.length <= named + 1) return sorted;
  const others = sorted.slice(named).reduce((sum, { tonnes }) => sum + tonnes, 0);
  return [...sorted.slice(0, named), { key: null, name: '', tonnes: rounded(others) }];
};

/** Sums of quantities with three digits after the comma stay exact. */
const rounded = (tonnes: number): number => Math.round(tonnes * 1000) / 1000;

const partOf = ({ key, name, tonnes }: TonnageRow): ReportPart => ({
  key,
  name,
  tonnes: Number(tonnes),
});

const summed = (values: readonly number[]): number =>
  rounded(values.reduce((sum, value) => sum + value, 0));

/** Plants by their tonnage, under the name they have now. */
const plantsOf = (days: readonly TonnageRow[], plants: readonly ReportPlant[]): ReportPart[] => {
  const byPlant = Map.groupBy(days, ({ plant }) => plant);
  const parts = [...byPlant].map(([key, rows]) => ({
    key,
    name: plants.find((plant) => plant.key === key)?.name ?? rows[0]?.name ?? key,
    tonnes: summed(rows.map(({ tonnes }) => Number(tonnes))),
  }));
  return largest(parts, MAX_SERIES - 1);
};

const stepsOf = (
  days: readonly TonnageRow[],
  series: readonly ReportPart[],
  step: 'day' | 'week' | 'month',
) =>
  [...Map.groupBy(days, ({ key }) => stepBegin(key, step))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([begins_on, rows]) => ({
      begins_on,
      tonnes: series.map(({ key }) =>
        summed(
          rows
            .filter(({ plant }) =>
              key === null ? !series.some((one) => one.key === plant) : plant === key,
            )
            .map(({ tonnes }) => Number(tonnes)),
        ),
      ),
    }));

export const presentTonnage = (
  rows: readonly TonnageRow[],
  { step, material, customer }: InputOf<typeof reports>,
  plants: readonly ReportPlant[],
) => {
  const of = (kind: TonnageRow['kind']) => rows.filter((row) => row.kind === kind);
  const days = of('day');
  const series = plantsOf(days, plants);
  const named = (kind: 'material' | 'customer', keys: readonly string[] | null) =>
    (keys ?? []).map((key) => ({
      kind,
      key,
      name: of(kind).find((row) => row.key === key)?.name ?? key,
    }));
  return {
    chosen: [...named('material', material), ...named('customer', customer)],
    tonnes: {
      now: summed(days.map(({ tonnes }) => Number(tonnes))),
      before: Number(of('before')[0]?.tonnes ?? 0),
    },
    plants: series,
    steps: stepsOf(days, series, step ?? 'day'),
    materials: largest(of('material').map(partOf), NAMED_PARTS),
    customers: largest(of('customer').map(partOf), NAMED_PARTS),
  };
};

const NONE: Omit<RequestSums, 'is_now'> = {
  requests: 0,
  plain: 0,
  changed: 0,
  refused: 0,
  cancelled: 0,
  lead_hours: null,
  classes: Array.from({ length: LEAD_CLASS_HOURS.length + 1 }, () => 0),
};

/** Percent of the answered requests that were confirmed; null before the first answer. */
const rateOf = ({ plain, changed, refused, cancelled }: typeof NONE): number | null => {
  const answered = plain + changed + refused + cancelled;
  return answered === 0 ? null : ((plain + changed) / answered) * 100;
};

export const presentRequests = (sums: readonly RequestSums[]) => {
  const now = sums.find(({ is_now }) => is_now) ?? NONE;
  const before = sums.find(({ is_now }) => !is_now) ?? NONE;
  const { plain, changed, refused, cancelled } = now;
  return {
    confirmed: { now: rateOf(now), before: rateOf(before) },
    lead_hours: { now: now.lead_hours, before: before.lead_hours },
    lead_classes: now.classes,
    requests: now.requests,
    answers: { plain, changed, refused, cancelled },
  };
};
