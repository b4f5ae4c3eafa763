import {
  OFFICE_DELIVERY_COLUMNS,
  OFFICE_DELIVERY_VIEWS,
  officeCounts,
} from '@abrufbar/contract/deliveries/office.ts';
import { officeExport } from '@abrufbar/contract/deliveries/office-export.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { dayHeading } from '#core/times.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useRef, useState } from 'react';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { href } from '#core/navigation/paths.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { shownColumns, shownIdsOf } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { isAtWork, NewRows } from '#core/table/new-rows.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import {
  deliveryColumns,
  describeDelivery,
  narrowDeliveryColumns,
} from '#deliveries/delivery-columns.tsx';
import { DeliveryDrawer } from '#deliveries/delivery-drawer.tsx';
import type { Draft } from '#deliveries/correction/entry.ts';
import { DeliveryFilters } from '#deliveries/delivery-filters.tsx';
import { useDeliveryList } from '#deliveries/use-delivery-list.ts';
import { useLiveDeliveries } from '#deliveries/use-live-deliveries.ts';
import styles from './deliveries.module.css';

const t = reader(officeDeliveriesTexts);

type Sum = { readonly count: number; readonly quantity: number };

const sumWords = ({ count, quantity }: Sum): string =>
  t(`bo.del.group${plural(count)}`, { n: formatWhole(count), menge: formatQuantity(quantity) });

/** Sum at the foot; where there is more than the list reaches, it says so (decision 0044). */
const footWords = (sum: Sum & { readonly among: number | null }): string =>
  sum.among !== null
    ? t('bo.del.among', { summe: sumWords(sum), n: formatWhole(sum.among) })
    : sumWords(sum);

/** Deliveries of the brand by day; a row opens its drawer (OFF-82). */
export const Deliveries = () => {
  const today = useToday();
  const grid = useRef<GridHandle>(null);
  const [openId, setOpenId] = useOpenRow();
  const isNarrow = useHasPanes() && openId !== null;
  const [isInRow, setIsInRow] = useState(false);
  const list = useDeliveryList(isInRow || openId !== null);
  const { state, view, rows } = list;
  const columns = deliveryColumns(list.isByDay);
  const counts = useQuery(query(officeCounts, {})).data;
  const [draft, setDraft] = useState<Draft | null>(null);
  useLiveDeliveries(draft !== null);
  const isUnsaved = draft?.isTouched ?? false;
  useLeaveQuestion(isUnsaved);
  /** A correction that has been begun is lost when another delivery is shown. */
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
          <DeliveryDrawer
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
        title={t('bo.del.list')}
        fills
        actions={
          <ExportMenu
            list="deliveries"
            call={officeExport}
            inputOf={(format) => ({
              ...list.filters,
              columns: shownIdsOf(OFFICE_DELIVERY_COLUMNS, columns, state.columns),
              format,
            })}
            today={today}
          />
        }
        tabs={
          <ViewTabs
            label={t('bo.del.list')}
            current={view}
            views={OFFICE_DELIVERY_VIEWS.map((key) => ({
              key,
              label: t(`bo.del.views.${key}`),
              href: href('deliveries', undefined, key === 'today' ? undefined : { view: key }),
              count: key === 'all' ? undefined : counts?.[key],
            }))}
          />
        }
        foot={<RowsFoot>{list.sum && footWords(list.sum)}</RowsFoot>}
      >
        <DeliveryFilters list={list} narrow={isNarrow} />
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
            {t(`bo.del.new${plural(list.waiting)}`, { n: formatWhole(list.waiting) })}
          </NewRows>
          <DataTable
            label={t('bo.del.list')}
            columns={isNarrow ? narrowDeliveryColumns : shownColumns(columns, state.columns)}
            compact={isNarrow}
            rows={rows}
            row={{
              keyOf: ({ id }) => id,
              describe: describeDelivery,
              toneOf: (row) => (list.isChanged(row) ? 'changed' : undefined),
            }}
            sections={list.days.map((day) => ({
              key: day.day,
              count: day.count,
              head: (
                <>
                  <b>{dayHeading(day.day, today)}</b>
                  {sumWords(day)}
                </>
              ),
            }))}
            sort={state.sort}
            onSort={state.sortBy}
            openKey={openId}
            onOpen={({ id }) => show(id)}
            onMove={({ id }) => openId !== null && id !== openId && show(id)}
            handle={grid}
            empty={
              <EmptyRows
                icon={truck}
                title={t('bo.del.empty')}
                text={t('bo.del.empty_text')}
                onReset={list.isFiltered ? list.reset : undefined}
              />
            }
          />
        </div>
      </Page>
    </SplitPanel>
  );
};
