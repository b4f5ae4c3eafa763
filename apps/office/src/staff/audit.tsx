import { auditExport, MAX_AUDIT_COUNT, type AuditEntry } from '@abrufbar/contract/staff/audit.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { staffAuditTexts } from '@abrufbar/texts/staff/audit.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { scrollText } from '@abrufbar/web/ui/icons/office.ts';
import { useRef, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { Page } from '#core/frame/page.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { go } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { DataTable } from '#core/table/data-table.tsx';
import type { TableRow } from '#core/table/row.ts';
import type { GridHandle } from '#core/table/table-props.ts';
import { AuditFilters } from '#staff/audit/audit-filters.tsx';
import { ChainChip, ChainNotice, useAuditIntro } from '#staff/audit/chain-state.tsx';
import { auditColumns } from '#staff/audit/columns.tsx';
import { EntryDetail } from '#staff/audit/entry-detail.tsx';
import { pathOfObject } from '#staff/audit/object-path.ts';
import { useAuditList, type AuditList } from '#staff/audit/use-audit-list.ts';
import { actionText, exactTime, kindText, whoText } from '@abrufbar/texts/staff/audit-words.ts';
import styles from './audit/audit.module.css';

const t = reader({ ...staffAuditTexts, ...staffKeysTexts, ...staffPartsTexts });

/** The audit log: who did what to what, with old and new values below each row (OFF-84). */
export const Audit = () => {
  const today = useToday();
  const intro = useAuditIntro();
  const list = useAuditList(today);
  const grid = useRef<GridHandle>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  useKeys({
    object: () => {
      const entry = list.rows.rowAt(grid.current?.at() ?? 0);
      const path = entry && pathOfObject(entry.object);
      return path ? void go(path) : false;
    },
  });
  return (
    <Page
      title={t('bo.aud.title')}
      text={intro}
      actions={
        <>
          {list.isFiltered && <ChainChip today={today} />}
          <ExportMenu
            list="audit"
            call={auditExport}
            inputOf={(format) => ({ ...list.filters, format })}
            today={today}
          />
        </>
      }
      fills
      foot={
        <FootBar
          keys={[
            { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.keys.move') },
            { keys: ['Enter'], label: t('bo.aud.expand') },
            { keys: [useKeyOf('object')], label: t('bo.keys.object') },
            { keys: [useKeyOf('search')], label: t('bo.keys.search') },
          ]}
        >
          <Sum list={list} />
        </FootBar>
      }
    >
      <AuditFilters list={list} today={today} />
      <ChainNotice />
      <div className={styles.grid}>
        <DataTable
          label={t('bo.aud.title')}
          columns={auditColumns(list.isOneDay)}
          rows={list.rows}
          row={ROW}
          sort={list.state.sort}
          onSort={list.state.sortBy}
          openKey={openId}
          onOpen={({ id }) => setOpenId(id === openId ? null : id)}
          handle={grid}
          empty={<Nothing list={list} />}
        />
      </div>
    </Page>
  );
};

const describe = (entry: AuditEntry): string =>
  t('bo.aud.row_aria', {
    zeit: exactTime(entry.at),
    wer: whoText(entry),
    gegenstand: kindText(entry.object.kind),
    name: entry.object.name ?? '',
    aktion: actionText(entry.call),
  });

const ROW: TableRow<AuditEntry> = {
  keyOf: ({ id }) => id,
  describe,
  detail: (entry) => <EntryDetail entry={entry} />,
};

const Sum = ({ list }: { list: AuditList }) => {
  const { total } = list.rows;
  if (total === undefined) return null;
  const n = formatWhole(total);
  return (
    <>
      <b>
        {total >= MAX_AUDIT_COUNT
          ? t('bo.aud.footer_more', { n })
          : t(`bo.aud.footer${plural(total)}`, { n })}
      </b>
      {list.isToday && ` ${t('bo.aud.footer_today')}`}
    </>
  );
};

const Nothing = ({ list }: { list: AuditList }) =>
  list.isFiltered ? (
    <Empty
      icon={search}
      title={t('bo.no_hit')}
      action={
        <Button variant="secondary" onClick={list.reset}>
          {t('bo.reset_filter')}
        </Button>
      }
    />
  ) : (
    <Empty
      icon={scrollText}
      title={t('bo.aud.empty')}
      action={
        <Button variant="secondary" onClick={() => list.setPeriod(null, null)}>
          {t('bo.aud.all_time')}
        </Button>
      }
    />
  );
