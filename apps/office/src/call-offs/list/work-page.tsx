import { officeExport } from '@abrufbar/contract/call-offs/office-export.ts';
import { OFFICE_VIEWS, officeCounts } from '@abrufbar/contract/call-offs/office-list.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type RefObject, useMemo } from 'react';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { type Amount, amountsText, withoutAmounts } from '#call-offs/amounts.ts';
import { undoBar } from '#call-offs/decide/decisions.ts';
import { Selection } from '#call-offs/decide/selection.tsx';
import { Undo } from '#call-offs/decide/undo.tsx';
import { AllDialog } from '#call-offs/list/all-dialog.tsx';
import {
  atEdge,
  columnsOf,
  describeRow,
  narrowColumns,
  shownColumnIds,
  tightColumns,
} from '#call-offs/list/columns.tsx';
import { daySections, pendingOf } from '#call-offs/list/day-sections.tsx';
import { EmptyList } from '#call-offs/list/empty-list.tsx';
import { Filters } from '#call-offs/list/filters.tsx';
import { DayPlanLink } from '#call-offs/list/day-plan-link.tsx';
import { ListFoot } from '#call-offs/list/list-foot.tsx';
import { isSelectable, type useChosen } from '#call-offs/list/use-chosen.ts';
import type { WorkList } from '#call-offs/list/use-work-list.ts';
import { NewCallOffs } from '#call-offs/new-call-offs.tsx';
import { isAtWork } from '#core/table/new-rows.tsx';
import { useOwnViews, ViewActions } from '#call-offs/list/own-views.tsx';
import { Button } from '#core/controls/button.tsx';
import { useIsTight } from '#call-offs/use-is-tight.ts';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { href } from '#core/navigation/paths.ts';
import { shownColumns } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import styles from './work-page.module.css';

const t = reader(officeCallOffsTexts);

type WorkPageProps = {
  list: WorkList;
  chosen: ReturnType<typeof useChosen>;
  today: string;
  grid: RefObject<GridHandle | null>;
  openId: string | null;
  /** A call-off is being created. */
  isCreating: boolean;
  onCreate: () => void;
  onOpen: (id: string) => void;
  onRowFocus: (isInRow: boolean) => void;
};

/** The list itself: views, filters, rows by delivery day, and the bar at the foot. */
export const WorkPage = (props: WorkPageProps) => {
  const { list, chosen, today, grid, openId, onOpen, onRowFocus, isCreating, onCreate } = props;
  const { state, view, rows } = list;
  const isOpen = openId !== null || isCreating;
  const hasPanes = useHasPanes();
  const isNarrow = hasPanes && isOpen;
  const isCovered = !hasPanes && isOpen; // the drawer shows the bar
  const isTight = useIsTight() && openId !== null;
  const own = useOwnViews(list);
  const mayDecide = useMayDecide();
  const counts = useQuery(query(officeCounts, {})).data;
  const isDeciding = useStore(undoBar).batches.length > 0;
  const isWaitingView = view !== 'confirmed' && view !== 'all';
  const narrow = isTight ? tightColumns : narrowColumns;
  const chosenColumns = state.columns?.join();
  // The same columns for every drawing of the page: cells are not drawn again while pages of rows arrive.
  const columns = useMemo(() => {
    const all = isNarrow
      ? narrow
      : shownColumns(columnsOf(today), chosenColumns?.split(',') ?? null);
    return mayDecide ? all : atEdge(all);
  }, [isNarrow, narrow, today, chosenColumns, mayDecide]);
  const decided = pendingOf(isWaitingView ? list.loadedRows : []);
  const left = list.sum && {
    count: list.sum.count - decided.count,
    amounts: withoutAmounts(list.sum.amounts, decided.amounts),
  };
  const adopt = () => {
    list.adopt();
    grid.current?.focus(); // the button leaves
  };
  return (
    <Page
      title={t('bo.calloffs')}
      fills
      actions={
        <>
          {!isNarrow && <DayPlanLink />}
          <ExportMenu
            list="call-offs"
            call={officeExport}
            inputOf={(format) => ({
              ...list.filters,
              columns: [...shownColumnIds(list.state.columns)],
              format,
            })}
            today={today}
          />
          {mayDecide && (
            <Button variant={isNarrow ? 'secondary' : 'primary'} icon={plus} onClick={onCreate}>
              {t('bo.create')}
            </Button>
          )}
        </>
      }
      tabs={
        <ViewTabs
          label={t('bo.views.label')}
          aside={!isNarrow && <ViewActions list={list} current={own.current} />}
          current={own.current?.key ?? view}
          views={[
            ...OFFICE_VIEWS.map((key) => ({
              key,
              label: t(`bo.views.${key}`),
              href: href('calloffs', undefined, key === 'open' ? undefined : { view: key }),
              count: key === 'confirmed' || key === 'all' || !counts ? undefined : counts[key],
            })),
            ...own.views,
          ]}
        />
      }
      foot={
        isDeciding && !isCovered ? (
          <Undo left={left} onView={onOpen} />
        ) : chosen.chosen.length > 0 ? (
          <Selection rows={chosen.chosen} onClear={chosen.selection.clear} />
        ) : (
          <ListFoot narrow={isNarrow} mayDecide={mayDecide} isEmpty={rows.total === 0}>
            {left && <Sum {...left} />}
          </ListFoot>
        )
      }
    >
      <Filters list={list} today={today} narrow={isNarrow} />
      <div
        className={styles.grid}
        onFocus={({ target }: FocusEvent) => onRowFocus(isAtWork(target))}
        onBlur={({ relatedTarget }: FocusEvent) => onRowFocus(isAtWork(relatedTarget))}
      >
        <NewCallOffs count={list.waiting} onShow={adopt} />
        <DataTable
          label={t('bo.calloffs')}
          columns={columns}
          compact={isNarrow}
          rows={rows}
          row={{
            keyOf: ({ id }) => id,
            describe: describeRow,
            toneOf: (row) => {
              if (row.pending) return 'done';
              return list.isChanged(row) ? 'changed' : undefined;
            },
            isSelectable,
          }}
          sections={daySections(list.days, list.loadedRows, today, isWaitingView)}
          sort={state.sort}
          onSort={state.sortBy}
          selection={mayDecide ? chosen.selection : undefined}
          onSelectAll={mayDecide ? chosen.selectAll : undefined}
          openKey={openId}
          onOpen={({ id }) => onOpen(id)}
          onMove={({ id }) => openId !== null && onOpen(id)}
          handle={grid}
          empty={
            <EmptyList
              isFiltered={list.isFiltered}
              isWaitingView={isWaitingView}
              onReset={list.reset}
            />
          }
        />
      </div>
      {chosen.offered && (
        <AllDialog offered={chosen.offered} onClose={chosen.decline} onAll={chosen.accept} />
      )}
    </Page>
  );
};

const Sum = ({ count, amounts }: { count: number; amounts: readonly Amount[] }) => {
  const text = t(`bo.footer${plural(count)}`, {
    n: formatWhole(count),
    menge: amountsText(amounts),
  });
  const [first, ...rest] = text.split(' · ');
  return (
    <>
      <b>{first}</b>
      {count > 0 && rest.map((part) => ` · ${part}`)}
    </>
  );
};
