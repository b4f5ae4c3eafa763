import {
  officeList,
  officeRejects,
  officeReport,
  officeRetry,
  officeSources,
  type ImportReject,
  type OfficeImport,
} from '@abrufbar/contract/imports/office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useEffect, useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { replaceSearch } from '#core/navigation/router.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import { shortInstant } from '#core/times.ts';
import { RawRow } from '#imports/log/raw-row.tsx';
import { describeReject, rejectColumns } from '#imports/log/reject-columns.tsx';
import { Remarks } from '#imports/log/remarks.tsx';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

const REFETCH_INTERVAL_MS = 1_000;

/** One import: how much was taken, what was not and why, and what can be done about it (OFF-163). */
export const Report = ({ id, mayWrite }: { id: string; mayWrite: boolean }) => {
  const today = useToday();
  const rows = usePagedRows(officeReport, { id });
  const first = rows.loaded?.first;
  const entry = first?.import;
  const isRunning = entry?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refresh(officeReport), REFETCH_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const [row, setRow] = useState<number | null>(null);
  const items = first?.items ?? [];
  const shown = items.find((one) => one.row === row) ?? items.find(isLeft) ?? items[0];
  const repeatable = mayWrite ? (first?.repeatable ?? 0) : 0;
  const title = t('bo.imp.report', { zeit: entry ? shortInstant(entry.received_at, today) : '' });
  return (
    <section className={styles.report} aria-label={title}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {entry && <p className={styles.counts}>{countsOf(entry)}</p>}
        </div>
        {entry && entry.left > 0 && <Actions entry={entry} repeatable={repeatable} today={today} />}
      </header>
      {rows.total === 0 && entry ? (
        <Nothing entry={entry} />
      ) : (
        <div className={styles.rejects}>
          <DataTable
            label={title}
            compact
            columns={rejectColumns(entry?.data === 'deliveries')}
            rows={rows}
            row={{
              keyOf: (one) => String(one.row),
              describe: describeReject,
              toneOf: (one) => (isLeft(one) ? undefined : 'done'),
            }}
            openKey={shown ? String(shown.row) : null}
            onOpen={(one) => setRow(one.row)}
            onMove={(one) => setRow(one.row)}
            empty={null}
          />
        </div>
      )}
      {first && first.remarks.length > 0 && <Remarks {...first} />}
      {shown && entry && first && (
        <RawRow
          entry={entry}
          call={first.call}
          reject={shown}
          mayRepair={mayWrite && first.is_repairable}
          mayDiscard={mayWrite}
        />
      )}
    </section>
  );
};

const isLeft = ({ state }: ImportReject): boolean => state === 'left';

const countsOf = ({ changed, unchanged, older, failed, repeats, by }: OfficeImport): string => {
  const taken = { n: formatWhole(changed + unchanged), m: formatWhole(failed) };
  const zahlen = t('bo.imp.counts', taken);
  const counts = older === 0 ? zahlen : t('bo.imp.counts_older', { zahlen, n: formatWhole(older) });
  if (by === null) return counts;
  return `${counts} · ${t(repeats === null ? 'bo.imp.read_by' : 'bo.imp.repeats', { name: by })}`;
};

/** Where everything was older the head of the report says it all. */
const Nothing = ({ entry: { state, older, rows } }: { entry: OfficeImport }) =>
  older > 0 && older === rows ? null : <p className={styles.said}>{nothingText(state)}</p>;

const nothingText = (state: OfficeImport['state']): string => {
  if (state === 'ok') return t('bo.imp.all_taken');
  return state === 'partly' || state === 'settled'
    ? t('bo.imp.rows_kept')
    : t(`bo.imp.result.${state}`);
};

/** `repeatable`: rows the person may send again. */
type ActionsProps = { entry: OfficeImport; repeatable: number; today: string };

const Actions = ({ entry, repeatable, today }: ActionsProps) => {
  const { id, source } = entry;
  const save = useCall(officeRejects, {
    onError: sayRefusal,
    onSuccess: ({ rows }) => {
      const name = `${t('bo.imp.file_name', { quelle: source, tag: today })}.json`;
      saveFile(new File([JSON.stringify(rows, null, 2)], name, { type: 'application/json' }));
    },
  });
  const retry = useCall(officeRetry, {
    onError: sayRefusal,
    onSuccess: ({ id: again, rows }) => {
      showFlash('sucess', t(`bo.imp.retried${plural(rows)}`, { n: formatWhole(rows) }));
      replaceSearch({ open: again, view: null });
    },
    onSettled: () => {
      void refresh(officeList);
      void refresh(officeReport);
      void refresh(officeSources);
    },
  });
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        icon={download}
        busy={save.isPending}
        onClick={() => save.mutate({ id })}
      >
        {t('bo.imp.bad_rows')}
      </Button>
      {repeatable > 0 && (
        <Button icon={refreshCw} busy={retry.isPending} onClick={() => retry.mutate({ id })}>
          {t(`bo.imp.retry${plural(repeatable)}`, { n: formatWhole(repeatable) })}
        </Button>
      )}
    </div>
  );
};
