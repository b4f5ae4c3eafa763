import { sharesOf } from '@abrufbar/domain/staff/reports.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { staffReportsTexts } from '@abrufbar/texts/staff/reports.ts';
import { HBarList } from '#core/parts/hbar-list.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { ShareBar } from '#core/parts/share-bar.tsx';
import { SmallTable } from '#core/table/small-table.tsx';
import { oneDigit } from '#staff/reports/format.ts';
import type { Report } from '#staff/reports/use-report.ts';
import styles from './reports.module.css';

const t = reader(staffReportsTexts);

type PanelProps = { report: Report; isTable: boolean };
type Line = { readonly key: string; readonly name: string; readonly text: string };

const requestsText = (n: number): string => t(`bo.rep.requests${plural(n)}`, { n: formatWhole(n) });

const CountTable = ({
  title,
  head,
  rows,
}: {
  title: string;
  head: string;
  rows: readonly Line[];
}) => (
  <SmallTable
    label={title}
    columns={[
      { id: 'name', head, cell: ({ name }: Line) => name },
      { id: 'count', head: t('bo.rep.count'), align: 'end', cell: ({ text }) => text },
    ]}
    rows={rows}
    keyOf={({ key }) => key}
  />
);

const CLASSES = [1, 2, 3, 4, 5] as const;

/** How long before the begin requests come. */
export const LeadPanel = ({ report, isTable }: PanelProps) => {
  const title = t('bo.rep.lead_title');
  const rows = CLASSES.map((of, at) => {
    const value = report.lead_classes[at] ?? 0;
    return {
      key: String(of),
      name: t(`bo.rep.lead_class.${of}`),
      value,
      text: formatWhole(value),
      fill: 1 as const,
    };
  });
  return (
    <Panel title={title} aside={requestsText(report.requests)} flush={isTable}>
      {isTable ? (
        <CountTable title={title} head={t('bo.rep.lead_class')} rows={rows} />
      ) : (
        <HBarList label={title} rows={rows} />
      )}
    </Panel>
  );
};

const ANSWERS = ['plain', 'changed', 'refused', 'cancelled'] as const;
const FILLS = [1, 2, 3, 4] as const;

/** How requests were answered. */
export const AnswerPanel = ({ report, isTable }: PanelProps) => {
  const title = t('bo.rep.answers');
  const counts = ANSWERS.map((key) => report.answers[key]);
  const answered = counts.reduce((sum, count) => sum + count, 0);
  const shares = sharesOf(counts, 1);
  const waiting = report.requests - answered;
  const parts = ANSWERS.map((key, at) => ({
    key,
    name: t(`bo.rep.answer.${key}`),
    value: counts[at] ?? 0,
    text: formatWhole(counts[at] ?? 0),
    share: t('bo.rep.percent', { n: oneDigit(shares[at] ?? 0) }),
    fill: FILLS[at] ?? 4,
  }));
  return (
    <Panel title={title} aside={requestsText(answered)} flush={isTable && answered > 0}>
      {answered === 0 && <p className={styles.none}>{t('bo.rep.no_requests')}</p>}
      {answered > 0 &&
        (isTable ? (
          <CountTable title={title} head={t('bo.rep.answer')} rows={parts} />
        ) : (
          <ShareBar label={title} parts={parts} />
        ))}
      {waiting > 0 && (
        <p className={styles.waiting}>
          {t(`bo.rep.waiting${plural(waiting)}`, { n: formatWhole(waiting) })}
        </p>
      )}
    </Panel>
  );
};
