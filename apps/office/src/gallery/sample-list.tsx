import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeGalleryTexts } from '@abrufbar/texts/staff/gallery.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { circleCheck, search } from '@abrufbar/web/ui/icons/basic.ts';
import { hourglass } from '@abrufbar/web/ui/icons/call-off.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { layers } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useMemo, useRef, useState } from 'react';
import { SelectionBar } from '#core/bars/selection-bar.tsx';
import { UndoBar } from '#core/bars/undo-bar.tsx';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { PeriodFilter } from '#core/filters/period-filter.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { Page } from '#core/frame/page.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { href } from '#core/navigation/paths.ts';
import { Empty } from '#core/parts/empty.tsx';
import { ColumnsMenu } from '#core/table/columns-menu.tsx';
import { shownColumns } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { RowSource } from '#core/table/row-source.ts';
import { useSelection } from '#core/table/selection.ts';
import { useTableState } from '#core/table/table-state.ts';
import type { GridHandle } from '#core/table/table-props.ts';
import { sampleColumns } from '#gallery/sample-columns.tsx';
import { SampleDrawer } from '#gallery/sample-drawer.tsx';
import { MAX_GROUP_ROWS, sampleRow, type Sample } from '#gallery/sample-rows.ts';

const t = reader({ ...officeGalleryTexts, ...staffPartsTexts });
const k = reader(staffKeysTexts);
const UNDO_MS = 10_000;

/** A list with everything a work list has; `?rows=100000` shows that many. */
export const SampleList = ({ rows }: { rows: number }) => {
  const state = useTableState({ view: 'open', sort: 'time' });
  const selection = useSelection();
  const grid = useRef<GridHandle>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [dueAt, setDueAt] = useState<number | null>(null);
  const source = useMemo(() => sampleSource(rows), [rows]);
  const sections = useMemo(() => sampleSections(rows), [rows]);
  const confirm = useKeyOf('confirm');
  const act = () => {
    if (selection.keys.size === 0) return false;
    selection.clear();
    setDueAt(Date.now() + UNDO_MS);
    return true;
  };
  useKeys({ confirm: act });
  const close = () => {
    setOpenKey(null);
    grid.current?.focus();
  };
  const plants = state.filter('plant');
  return (
    <SplitPanel
      detail={openKey && <SampleDrawer onStep={(by) => grid.current?.step(by)} onClose={close} />}
    >
      <Page
        title={t('bo.gallery.list')}
        fills
        actions={
          <Button variant="secondary" icon={download}>
            {t('bo.gallery.export')}
          </Button>
        }
        tabs={
          <ViewTabs
            label={t('bo.gallery.views')}
            current={state.view}
            views={[
              { key: 'open', label: t('bo.gallery.view.open'), href: href('gallery'), count: rows },
              {
                key: 'all',
                label: t('bo.gallery.view.all'),
                href: href('gallery', undefined, { view: 'all' }),
              },
            ]}
          />
        }
        foot={
          dueAt ? (
            <UndoBar
              title={t('bo.gallery.confirmed')}
              rest={t('bo.gallery.rest')}
              dueAt={dueAt}
              onHold={() => undefined}
              onRelease={() => undefined}
              onUndo={() => setDueAt(null)}
              onView={() => undefined}
            />
          ) : selection.keys.size > 0 ? (
            <SelectionBar
              title={`${selection.keys.size} ${t('bo.gallery.selected')}`}
              note={{ text: t('bo.gallery.fits'), isWarning: false }}
              onClear={selection.clear}
              actions={
                <>
                  <Button variant="secondary" size={44} icon={hourglass}>
                    {t('bo.gallery.review')}
                  </Button>
                  <Button size={44} icon={circleCheck} caps={confirm} onClick={act}>
                    {`${selection.keys.size} ${t('bo.gallery.confirm')}`}
                  </Button>
                </>
              }
            />
          ) : (
            <FootBar
              keys={[
                { keys: ['ArrowUp', 'ArrowDown'], label: k('bo.keys.move') },
                { keys: ['Enter'], label: k('bo.keys.open') },
                { keys: [confirm], label: k('bo.keys.confirm') },
              ]}
            >
              <b>{t('bo.gallery.sum', { n: formatWhole(rows) })}</b>
            </FootBar>
          )
        }
      >
        <FilterRow
          onReset={plants.length > 0 ? () => state.setFilter('plant', []) : undefined}
          aside={
            <>
              <span>{t('bo.gallery.order')}</span>
              <ColumnsMenu
                columns={sampleColumns}
                chosen={state.columns}
                onChange={state.setColumns}
              />
            </>
          }
        >
          <FilterSearch label={t('bo.gallery.customers')} value="" onChange={() => undefined} />
          <FilterSelect
            icon={factory}
            label={t('bo.gallery.plants')}
            options={['Asphaltwerk Lauenau', 'Werk Hohenfels'].map((value) => ({
              value,
              label: value,
            }))}
            chosen={plants}
            onChange={(chosen) => state.setFilter('plant', chosen)}
          />
          <FilterSelect
            icon={layers}
            label={t('bo.gallery.materials')}
            options={[]}
            chosen={[]}
            onChange={() => undefined}
          />
          <PeriodFilter
            from="2025-11-18"
            until="2025-11-24"
            isSet={false}
            onChange={() => undefined}
          />
        </FilterRow>
        <DataTable
          label={t('bo.gallery.list')}
          columns={shownColumns(sampleColumns, state.columns)}
          rows={source}
          row={sampleTableRow}
          sections={sections}
          sort={state.sort}
          onSort={state.sortBy}
          selection={selection}
          onSelectAll={() => selection.add(firstKeys(Math.min(rows, 100)))}
          openKey={openKey}
          onOpen={({ key }) => setOpenKey(key)}
          onMove={({ key }) => openKey && setOpenKey(key)}
          handle={grid}
          empty={<Empty icon={search} title={t('bo.no_hit')} />}
        />
      </Page>
    </SplitPanel>
  );
};

const sampleTableRow = {
  keyOf: ({ key }: Sample) => key,
  describe: ({ status, amount }: Sample) => `${t(`bo.gallery.status.${status}`)}, ${amount} t`,
};

const firstKeys = (count: number) => Array.from({ length: count }, (_, at) => sampleRow(at).key);

const sampleSource = (rows: number): RowSource<Sample> => ({
  total: rows,
  rowAt: (index) => (index < rows ? sampleRow(index) : undefined),
  onRange: () => undefined,
  isStale: false,
  error: null,
  retry: () => undefined,
});

const sampleSections = (rows: number) =>
  Array.from({ length: Math.ceil(rows / MAX_GROUP_ROWS) }, (_, day) => ({
    key: String(day),
    count: Math.min(MAX_GROUP_ROWS, rows - day * MAX_GROUP_ROWS),
    head: (
      <>
        <b>{`${t('bo.gallery.day')} + ${day}`}</b>
        {t('bo.gallery.group', { n: MAX_GROUP_ROWS, menge: formatQuantity(148) })}
      </>
    ),
  }));
