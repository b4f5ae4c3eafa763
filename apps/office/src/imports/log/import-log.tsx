import { officeList } from '@abrufbar/contract/imports/office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { upload } from '@abrufbar/web/ui/icons/office.ts';
import { useEffect } from 'react';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import { Empty } from '#core/parts/empty.tsx';
import { DataTable } from '#core/table/data-table.tsx';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import { describeImport, importColumns } from '#imports/log/import-columns.tsx';
import { Report } from '#imports/log/report.tsx';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

/** How soon the log shows what came meanwhile. */
const REFETCH_INTERVAL_MS = 4_000;

type ImportLogProps = { onlyErrors: boolean; mayWrite: boolean };

/** The imports, the newest first, and the report of the open one below (OFF-160). */
export const ImportLog = ({ onlyErrors, mayWrite }: ImportLogProps) => {
  const today = useToday();
  const state = useTableState({ view: 'log', sort: '-time' });
  const [chosen, setChosen] = useOpenRow();
  const rows = usePagedRows(officeList, {
    view: onlyErrors ? 'errors' : null,
    direction: state.sort.descending ? 'desc' : 'asc',
  });
  useEffect(() => {
    const timer = setInterval(() => void refresh(officeList), REFETCH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const items = rows.loaded?.first.items ?? [];
  // The first one that needs somebody opens by itself.
  const openId = chosen ?? (items.find(({ left }) => left > 0) ?? items[0])?.id ?? null;
  return (
    <div className={styles.main}>
      <div>
        <div className={styles.log}>
          <DataTable
            label={t('bo.imp.title')}
            compact
            columns={importColumns(today)}
            rows={rows}
            row={{ keyOf: ({ id }) => id, describe: describeImport(today) }}
            sort={state.sort}
            onSort={state.sortBy}
            openKey={openId}
            onOpen={({ id }) => setChosen(id)}
            onMove={({ id }) => chosen !== null && setChosen(id)}
            empty={
              onlyErrors ? (
                <Empty icon={circleCheck} tone="ok" title={t('bo.imp.empty_errors')} />
              ) : (
                <Empty icon={upload} title={t('bo.imp.empty')}>
                  <p>{t('bo.imp.empty_text')}</p>
                </Empty>
              )
            }
          />
        </div>
        {rows.total !== undefined && (
          <p className={styles.foot} aria-live="polite">
            {t(`bo.imp.footer${plural(rows.total)}`, { n: formatWhole(rows.total) })}
          </p>
        )}
      </div>
      {openId !== null && <Report key={openId} id={openId} mayWrite={mayWrite} />}
    </div>
  );
};
