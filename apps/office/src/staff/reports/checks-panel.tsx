import {
  CHECK_GROUPS,
  type CheckGroup,
  reportChecks,
} from '@abrufbar/contract/staff/report-checks.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { weightCheckTexts } from '@abrufbar/texts/server/weight-checks.ts';
import { staffReportsTexts } from '@abrufbar/texts/staff/reports.ts';
import { query } from '@abrufbar/web/data.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented } from '#core/controls/segmented.tsx';
import { href } from '#core/navigation/paths.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Panel } from '#core/parts/panel.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { oneDigit } from '#staff/reports/format.ts';
import type { Report, ReportState } from '#staff/reports/use-report.ts';
import styles from './reports.module.css';

const t = reader({ ...staffReportsTexts, ...weightCheckTexts });

type By = (typeof CHECK_GROUPS)[number];

const most = ({ kinds: [first] }: CheckGroup): string =>
  first === undefined
    ? ''
    : t('bo.rep.checks_kind', {
        name: t(`check.name.${first.kind}`),
        n: formatWhole(first.count),
      });

const columnsOf = (by: By): readonly Column<CheckGroup>[] => [
  {
    id: 'name',
    head: t(`bo.rep.checks_by.${by}`),
    cell: ({ name }) => name ?? t(`bo.rep.checks_unnamed.${by}`),
  },
  {
    id: 'loads',
    head: t('bo.rep.checks_loads'),
    align: 'end',
    cell: ({ deliveries }) => formatWhole(deliveries),
  },
  {
    id: 'odd',
    head: t('bo.rep.checks_odd'),
    align: 'end',
    cell: ({ odd }) => formatWhole(odd),
  },
  {
    id: 'rate',
    head: t('bo.rep.checks_rate'),
    align: 'end',
    cell: ({ deliveries, odd }) => t('bo.rep.percent', { n: oneDigit((odd / deliveries) * 100) }),
  },
  { id: 'most', head: t('bo.rep.checks_most'), cell: most },
];

/** How often weighing tickets have hints, by plant, carrier or truck (BEY-43). */
export const ChecksPanel = ({ report, state }: { report: Report; state: ReportState }) => {
  const { plant, material, customer } = state.filters;
  const { from, until } = report;
  const by = CHECK_GROUPS.find((one) => one === state.checksBy) ?? 'plant';
  const { data, error, refetch } = useQuery({
    ...query(reportChecks, { from, until, plant, material, customer, by }),
    placeholderData: keepPreviousData,
  });
  const hasHints = data !== undefined && data.odd > 0;
  const list = Object.entries({ plant, material, customer }).flatMap(([name, values]) =>
    values === null ? [] : [[name, values.join(',')] as const],
  );
  const listed = { view: 'checks', from, until, ...Object.fromEntries(list) };
  return (
    <Panel
      title={t('bo.rep.checks')}
      aside={
        data &&
        t('bo.rep.checks_of', { n: formatWhole(data.odd), gesamt: formatWhole(data.deliveries) })
      }
      flush={hasHints}
    >
      {data === undefined ? (
        <DetailFallback error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <div className={hasHints ? styles.above : ''}>
            {hasHints ? (
              <Segmented
                label={t('bo.rep.checks_by')}
                options={CHECK_GROUPS.map((one) => ({
                  value: one,
                  label: t(`bo.rep.checks_by.${one}`),
                }))}
                value={by}
                onChange={(next) => state.set({ checks: next === 'plant' ? null : next })}
              />
            ) : (
              <p className={styles.none}>{t('bo.rep.checks_none')}</p>
            )}
          </div>
          {hasHints && (
            <SmallTable
              label={t('bo.rep.checks')}
              columns={columnsOf(by)}
              rows={data.groups}
              keyOf={({ key }) => key}
            />
          )}
          {hasHints && (
            <p className={styles.below}>
              {data.others > 0 &&
                `${t(`bo.rep.checks_others${plural(data.others)}`, { n: formatWhole(data.others) })} `}
              <a href={href('deliveries', {}, listed)}>{t('bo.rep.checks_list')}</a>
            </p>
          )}
        </>
      )}
    </Panel>
  );
};
