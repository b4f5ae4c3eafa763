import { sharesOf } from '@abrufbar/domain/staff/reports.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffReportsTexts } from '@abrufbar/texts/staff/reports.ts';
import { HBarList } from '#core/parts/hbar-list.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { SmallTable } from '#core/table/small-table.tsx';
import { wholeTonnes } from '#staff/reports/format.ts';
import type { Report, ReportState } from '#staff/reports/use-report.ts';
import styles from './reports.module.css';

const t = reader(staffReportsTexts);

type PartsPanelProps = {
  of: 'material' | 'customer';
  parts: Report['materials'];
  state: ReportState;
};

/** Tonnage by material or customer: the largest, and all others as one line. */
export const PartsPanel = ({ of, parts, state }: PartsPanelProps) => {
  const title = t(`bo.rep.${of}`);
  const shares = sharesOf(parts.map(({ tonnes }) => tonnes));
  const rows = parts.map(({ key, name, tonnes }, at) => ({
    key: key ?? 'others',
    name: key === null ? t('bo.rep.others') : name,
    value: tonnes,
    text: t('bo.rep.tonnes', { n: wholeTonnes(tonnes) }),
    share: t('bo.rep.percent', { n: shares[at] ?? 0 }),
    fill: key === null ? (3 as const) : (1 as const),
    link:
      key === null
        ? null
        : {
            href: state.hrefOf(of, key),
            label: t(state.isChosen(of, key) ? 'bo.rep.without' : 'bo.rep.filter_by', { name }),
          },
  }));
  if (rows.length === 0) {
    return (
      <Panel title={title}>
        <p className={styles.none}>{t('bo.rep.empty')}</p>
      </Panel>
    );
  }
  return state.isTable ? (
    <Panel title={title} flush>
      <SmallTable
        label={title}
        columns={[
          { id: 'name', head: title, cell: ({ name }: (typeof rows)[number]) => name },
          { id: 'tonnes', head: t('bo.rep.tonnage'), align: 'end', cell: ({ text }) => text },
          { id: 'share', head: t('bo.rep.share'), align: 'end', cell: ({ share }) => share },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </Panel>
  ) : (
    <Panel title={title}>
      <HBarList label={title} rows={rows} />
    </Panel>
  );
};
