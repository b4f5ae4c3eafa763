import {
  type CheckGroup,
  reportChecks as contract,
} from '@abrufbar/contract/staff/report-checks.ts';
import { handle } from '#core/calls/context.ts';
import { type CheckCount, countChecks } from '#staff/reports/checks-store.ts';
import { filtersOf, periodOf } from '#staff/reports/filters.ts';

/** Groups that are named. */
const MAX_GROUPS = 20;

const countOf = (rows: readonly CheckCount[], kind: '' | null): number =>
  rows.find((row) => row.kind === kind)?.n ?? 0;

const groupOf = ([key, rows]: readonly [string, readonly CheckCount[]]): CheckGroup => ({
  key,
  name: rows.find(({ kind }) => kind === null)?.name ?? null,
  deliveries: countOf(rows, null),
  odd: countOf(rows, ''),
  kinds: rows
    .flatMap(({ kind, n }) => (kind === null || kind === '' ? [] : [{ kind, count: n }]))
    .toSorted((a, b) => b.count - a.count || a.kind.localeCompare(b.kind)),
});

const sumOf = (groups: readonly CheckGroup[], of: 'deliveries' | 'odd'): number =>
  groups.reduce((sum, group) => sum + group[of], 0);

export const reportChecks = handle(contract, async ({ db, suppliers, today }, input) => {
  const filters = filtersOf(input, periodOf(input, today));
  const rows = await countChecks(db, suppliers, filters, input.by ?? 'plant');
  const groups = [...Map.groupBy(rows, ({ key }) => key)].map(groupOf);
  const odd = groups
    .filter((group) => group.odd > 0)
    .toSorted(
      (a, b) =>
        b.odd - a.odd || a.deliveries - b.deliveries || (a.name ?? '').localeCompare(b.name ?? ''),
    );
  return {
    deliveries: sumOf(groups, 'deliveries'),
    odd: sumOf(groups, 'odd'),
    groups: odd.slice(0, MAX_GROUPS),
    others: Math.max(0, odd.length - MAX_GROUPS),
  };
});
