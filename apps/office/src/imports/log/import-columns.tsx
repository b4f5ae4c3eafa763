import type { OfficeImport } from '@abrufbar/contract/imports/office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck, circleX, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { circleDashed } from '@abrufbar/web/ui/icons/delivery.ts';
import { Chip } from '#core/parts/chip.tsx';
import type { Column } from '#core/table/columns.ts';
import { shortInstant } from '#core/times.ts';
import { dataText } from '#imports/log/words.ts';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

const RESULTS = {
  ok: { role: 'ok', icon: circleCheck },
  partly: { role: 'warn', icon: triangleAlert },
  settled: { role: 'ok', icon: circleCheck },
  failed: { role: 'danger', icon: circleX },
  running: { role: 'info', icon: circleDashed },
} as const;

const dataOf = (row: OfficeImport): string =>
  row.by === null ? dataText(row) : t('bo.imp.by', { daten: dataText(row), name: row.by });

/** Columns of the log (docs/design.md section 14.6). */
export const importColumns = (today: string): readonly Column<OfficeImport>[] => [
  {
    id: 'time',
    head: t('bo.imp.columns.time'),
    width: 94,
    sorts: true,
    cell: ({ received_at: at }) => shortInstant(at, today, { isNarrow: true }),
  },
  { id: 'source', head: t('bo.imp.columns.source'), width: 62, cell: ({ source }) => source },
  { id: 'data', head: t('bo.imp.columns.data'), cell: dataOf, full: dataOf },
  {
    id: 'rows',
    head: t('bo.imp.columns.rows'),
    width: 68,
    align: 'end',
    cell: ({ rows }) => formatWhole(rows),
  },
  {
    id: 'changed',
    head: t('bo.imp.columns.changed'),
    width: 108,
    align: 'end',
    cell: ({ changed }) => formatWhole(changed),
  },
  {
    id: 'same',
    head: t('bo.imp.columns.same'),
    width: 72,
    align: 'end',
    cell: ({ unchanged }) => formatWhole(unchanged),
  },
  {
    id: 'errors',
    head: t('bo.imp.columns.errors'),
    width: 64,
    align: 'end',
    cell: ({ failed }) => (
      <span className={failed === 0 ? styles.none : styles.number}>{formatWhole(failed)}</span>
    ),
  },
  {
    id: 'result',
    head: t('bo.imp.columns.result'),
    width: 136,
    cell: ({ state }) => <Chip {...RESULTS[state]}>{t(`bo.imp.result.${state}`)}</Chip>,
  },
];

export const describeImport =
  (today: string) =>
  (row: OfficeImport): string =>
    t('bo.imp.row_aria', {
      zeit: shortInstant(row.received_at, today),
      quelle: row.source,
      daten: dataOf(row),
      n: formatWhole(row.rows),
      fehler: formatWhole(row.failed),
      ergebnis: t(`bo.imp.result.${row.state}`),
    });
