import { addDays, shortDate } from '@abrufbar/domain/values/calendar.ts';
import { sharesOf } from '@abrufbar/domain/staff/reports.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffReportsTexts } from '@abrufbar/texts/staff/reports.ts';
import { chartColumn } from '@abrufbar/web/ui/icons/office.ts';
import { useId } from 'react';
import { fillAt, FillSign } from '#core/parts/chart-fills.tsx';
import { Empty } from '#core/parts/empty.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { StackedBars } from '#core/parts/stacked-bars.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { stepName, ticksOf, wholeTonnes } from '#staff/reports/format.ts';
import type { Report, ReportState } from '#staff/reports/use-report.ts';
import styles from './reports.module.css';

const t = reader({ ...generalTexts, ...staffReportsTexts });

type TonnagePanelProps = { report: Report; state: ReportState };

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Last day of a step within the period: what a click on its bar filters. */
const lastDay = (begin: string, step: ReportState['step'], until: string): string => {
  if (step === 'day') return begin;
  const next =
    step === 'week' ? addDays(begin, 7) : `${addDays(`${begin.slice(0, 8)}28`, 4).slice(0, 8)}01`;
  const last = addDays(next, -1);
  return last < until ? last : until;
};

type StepRow = Report['steps'][number];

const nameOf = ({ key, name }: Report['plants'][number]): string =>
  key === null ? t('bo.rep.others') : name;
const dayText = (day: string): string => shortDate(day, t('date.weekdays').split(', '));
const begin = (day: string, step: ReportState['step']): string =>
  step === 'month' ? stepName(day, step) : dayText(day);

const columnsOf = (
  plants: Report['plants'],
  step: ReportState['step'],
): readonly Column<StepRow>[] => [
  { id: 'step', head: t(`bo.rep.${step}`), cell: ({ begins_on }) => begin(begins_on, step) },
  ...plants.map((plant, at): Column<StepRow> => ({
    id: plant.key ?? 'others',
    head: nameOf(plant),
    align: 'end',
    cell: ({ tonnes }) => wholeTonnes(tonnes[at] ?? 0),
  })),
  {
    id: 'sum',
    head: t('bo.rep.total'),
    align: 'end',
    cell: ({ tonnes }) => <b>{wholeTonnes(sumOf(tonnes))}</b>,
  },
];

/** Tonnage of each day, week or month by plant, as a chart or as a table. */
export const TonnagePanel = ({ report, state }: TonnagePanelProps) => {
  const { steps, plants, from, until } = report;
  const { step, isTable } = state;
  const title = t(`bo.rep.by_${step}`);
  if (steps.length === 0) {
    return (
      <Panel title={title} aside={t('bo.rep.weighed')}>
        <Empty icon={chartColumn} title={t('bo.rep.empty')}>
          <p>{t('bo.rep.empty_text')}</p>
        </Empty>
      </Panel>
    );
  }
  if (isTable) {
    return (
      <Panel title={title} aside={t('bo.rep.weighed')} flush>
        <SmallTable
          label={title}
          columns={columnsOf(plants, step)}
          rows={steps}
          keyOf={({ begins_on }) => begins_on}
          foot={{
            step: t('bo.rep.total'),
            ...Object.fromEntries(
              plants.map(({ key, tonnes }) => [key ?? 'others', wholeTonnes(tonnes)]),
            ),
            sum: wholeTonnes(report.tonnes.now ?? 0),
          }}
        />
      </Panel>
    );
  }
  const ticks = ticksOf(Math.max(...steps.map(({ tonnes }) => sumOf(tonnes))));
  return (
    <Panel title={title} aside={t('bo.rep.weighed')}>
      <StackedBars
        label={title}
        fills={plants.map(({ key }, at) => fillAt(at, key === null))}
        ticks={ticks}
        tickText={(tick) => wholeTonnes(tick)}
        bars={steps.map(({ begins_on, tonnes }) => {
          const first = begins_on < from ? from : begins_on;
          return {
            key: begins_on,
            name: stepName(begins_on, step),
            title: t('bo.rep.bar_aria', {
              tag: begin(begins_on, step),
              menge: wholeTonnes(sumOf(tonnes)),
            }),
            sum: wholeTonnes(sumOf(tonnes)),
            values: tonnes,
            href: state.hrefWith({ from: first, until: lastDay(begins_on, step, until) }),
          };
        })}
      />
      <Legend report={report} state={state} />
    </Panel>
  );
};

/** Plants with their fill, tonnage and share; each filters. */
const Legend = ({ report, state }: TonnagePanelProps) => {
  const id = useId();
  const { plants, tonnes } = report;
  const shares = sharesOf(plants.map((plant) => plant.tonnes));
  return (
    <ul className={styles.legend}>
      {plants.map((plant, at) => {
        const name = nameOf(plant);
        return (
          <li key={plant.key ?? 'others'} className={styles.series}>
            <FillSign id={`${id}-${at}`} fill={fillAt(at, plant.key === null)} />
            {plant.key === null ? (
              <span>{name}</span>
            ) : (
              <a
                className={`tap ${styles.link}`}
                href={state.hrefOf('plant', plant.key)}
                title={t(
                  state.isChosen('plant', plant.key) ? 'bo.rep.without' : 'bo.rep.filter_by',
                  {
                    name,
                  },
                )}
              >
                {name}
              </a>
            )}
            <span className={styles.seriesSum}>
              <b>{t('bo.rep.tonnes', { n: wholeTonnes(plant.tonnes) })}</b>{' '}
              {t('bo.rep.percent', { n: shares[at] ?? 0 })}
            </span>
          </li>
        );
      })}
      <li className={styles.all}>
        <span>{t('bo.rep.total')}</span>
        <b>{t('bo.rep.tonnes', { n: wholeTonnes(tonnes.now ?? 0) })}</b>
      </li>
    </ul>
  );
};
