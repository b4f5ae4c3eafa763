import {
  OFFICE_CLAIM_COLUMNS,
  OFFICE_CLAIM_VIEWS,
  officeClaimCounts,
  officeClaimExport,
} from '@abrufbar/contract/deliveries/office-claims.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useRef, useState } from 'react';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { shownColumns, shownIdsOf } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { isAtWork, NewRows } from '#core/table/new-rows.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import type { Draft } from '#deliveries/claims/answer-entry.ts';
import {
  claimColumns,
  describeClaim,
  narrowClaimColumns,
} from '#deliveries/claims/claim-columns.tsx';
import { ClaimDrawer } from '#deliveries/claims/claim-drawer.tsx';
import { ClaimFilters } from '#deliveries/claims/claim-filters.tsx';
import { useClaimList } from '#deliveries/claims/use-claim-list.ts';
import { useLiveClaims } from '#deliveries/claims/use-live-claims.ts';
import styles from './deliveries.module.css';

const t = reader(officeClaimsTexts);

type View = (typeof OFFICE_CLAIM_VIEWS)[number];

/** A view; an answer that has been begun beside the list stays. */
const addressOf = (view: View, openId: string | null): string => {
  const query = { ...(view !== 'open' && { view }), ...(openId !== null && { open: openId }) };
  return href('claims', undefined, Object.keys(query).length === 0 ? undefined : query);
};

/** Only the open ones and the own ones are empty when all is done. */
const emptyWords = (view: View): { title: string; text: string } => {
  if (view === 'mine')
    return { title: t('bo.claim.empty_mine'), text: t('bo.claim.empty_mine_text') };
  const title = t(view === 'open' ? 'bo.claim.empty_open' : 'bo.claim.empty');
  return { title, text: t('bo.claim.empty_text') };
};

/** Claims of the brand, the open ones by age; a row opens its drawer (BEY-96). */
export const Claims = () => {
  const today = useToday();
  const grid = useRef<GridHandle>(null);
  const [openId, setOpenId] = useOpenRow();
  const isNarrow = useHasPanes() && openId !== null;
  const [isInRow, setIsInRow] = useState(false);
  const list = useClaimList(isInRow || openId !== null);
  const { state, view, rows, total } = list;
  const counts = useQuery(query(officeClaimCounts, {})).data;
  const [begun, setDraft] = useState<Draft | null>(null);
  const draft = begun?.id === openId ? begun : null;
  useLiveClaims(draft !== null);
  const isUnsaved = draft?.isTouched ?? false;
  useLeaveQuestion(isUnsaved);
  /** An answer that has been begun is lost when another claim is shown. */
  const show = (id: string | null) =>
    leaveUnsaved(isUnsaved, () => {
      setDraft(null);
      setOpenId(id);
      if (id === null) grid.current?.focus();
    });
  return (
    <SplitPanel
      detail={
        openId && (
          <ClaimDrawer
            id={openId}
            row={list.rowOf(openId)}
            today={today}
            draft={draft}
            onDraft={setDraft}
            onCancel={() => leaveUnsaved(isUnsaved, () => setDraft(null))}
            onStep={(by) => grid.current?.step(by)}
            onClose={() => show(null)}
          />
        )
      }
    >
      <Page
        title={t('bo.claim.list')}
        fills
        tabs={
          <ViewTabs
            label={t('bo.claim.list')}
            current={view}
            views={OFFICE_CLAIM_VIEWS.map((key) => ({
              key,
              label: t(`bo.claim.views.${key}`),
              href: addressOf(key, openId),
              count: key === 'open' || key === 'mine' ? counts?.[key] : undefined,
            }))}
          />
        }
        actions={
          <ExportMenu
            list="claims"
            call={officeClaimExport}
            inputOf={(format) => ({
              ...list.filters,
              columns: shownIdsOf(OFFICE_CLAIM_COLUMNS, claimColumns, state.columns),
              format,
            })}
            today={today}
          />
        }
        foot={
          <RowsFoot>
            {total !== undefined && t(`bo.claim.foot${plural(total)}`, { n: formatWhole(total) })}
          </RowsFoot>
        }
      >
        <ClaimFilters list={list} narrow={isNarrow} />
        <div
          className={styles.grid}
          onFocus={({ target }: FocusEvent) => setIsInRow(isAtWork(target))}
          onBlur={({ relatedTarget }: FocusEvent) => setIsInRow(isAtWork(relatedTarget))}
        >
          <NewRows
            count={list.waiting}
            onShow={() => {
              list.adopt();
              grid.current?.focus(); // the button leaves
            }}
          >
            {t(`bo.claim.new${plural(list.waiting)}`, { n: formatWhole(list.waiting) })}
          </NewRows>
          <DataTable
            label={t('bo.claim.list')}
            columns={isNarrow ? narrowClaimColumns : shownColumns(claimColumns, state.columns)}
            compact={isNarrow}
            rows={rows}
            row={{
              keyOf: ({ id }) => id,
              describe: describeClaim,
              toneOf: (row) => (list.isChanged(row) ? 'changed' : undefined),
            }}
            openKey={openId}
            onOpen={({ id }) => show(id)}
            onMove={({ id }) => openId !== null && id !== openId && show(id)}
            handle={grid}
            empty={
              <EmptyRows
                icon={messageSquareWarning}
                {...emptyWords(view)}
                onReset={list.isFiltered ? list.reset : undefined}
              />
            }
          />
        </div>
      </Page>
    </SplitPanel>
  );
};
