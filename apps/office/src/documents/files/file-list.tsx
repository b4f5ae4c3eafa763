import { officeFileExport } from '@abrufbar/contract/documents-export.ts';
import { officeFiles } from '@abrufbar/contract/documents-office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { folder } from '@abrufbar/web/ui/icons/office.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { PeriodFilter } from '#core/filters/period-filter.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { useMe } from '#core/session.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import { AddFile } from '#documents/files/add-file.tsx';
import { describeAsset, fileColumns, narrowFileColumns } from '#documents/files/asset-columns.tsx';
import { FileDrawer } from '#documents/files/file-drawer.tsx';
import { usePaperFilters } from '#documents/paper-filters.ts';

const t = reader({ ...officeFilesTexts, ...officeTexts });

/** Photos and papers of all deliveries of the brand, the newest first; a row opens its drawer (OFF-139). */
export const FileList = ({ tabs }: { tabs: ReactNode }) => {
  const today = useToday();
  const grid = useRef<GridHandle>(null);
  const [openId, setOpenId] = useOpenRow();
  const [isAdding, setIsAdding] = useState(false);
  const isNarrow = useHasPanes() && (openId !== null || isAdding);
  const { from, until, term, ...filters } = usePaperFilters();
  const wanted = { customer: null, type: null, from, until, q: term };
  const rows = usePagedRows(officeFiles, wanted);
  const mayAdd = useMe()?.write.includes('files') ?? false;
  const addKey = useKeyOf('next');
  useKeys({ next: () => (mayAdd ? setIsAdding(true) : false) });
  const open = [...(rows.loaded?.pages.values() ?? [])].flat().find(({ id }) => id === openId);
  const close = () => {
    setOpenId(null);
    grid.current?.focus();
  };
  return (
    <SplitPanel
      detail={
        isAdding ? (
          <AddFile
            onClose={() => setIsAdding(false)}
            onAdded={(id) => {
              setIsAdding(false);
              setOpenId(id);
            }}
          />
        ) : (
          open && (
            <FileDrawer
              key={open.id}
              asset={open}
              today={today}
              onStep={(by) => grid.current?.step(by)}
              onClose={close}
            />
          )
        )
      }
    >
      <Page
        title={t('bo.nav.files')}
        fills
        actions={
          <>
            <ExportMenu
              list="files"
              call={officeFileExport}
              inputOf={(format) => ({ ...wanted, format })}
              today={today}
            />
            {mayAdd && (
              <Button icon={plus} caps={addKey} onClick={() => setIsAdding(true)}>
                {t('bo.file.add')}
              </Button>
            )}
          </>
        }
        tabs={tabs}
        foot={
          <RowsFoot creates={mayAdd}>
            {rows.total !== undefined &&
              t(`bo.file.foot${plural(rows.total)}`, { n: formatWhole(rows.total) })}
          </RowsFoot>
        }
      >
        <FilterRow onReset={filters.reset}>
          <PeriodFilter
            from={from}
            until={until}
            isSet={from !== null || until !== null}
            onChange={filters.setPeriod}
          />
          <FilterSearch label={t('bo.file.search')} value={term ?? ''} onChange={filters.setTerm} />
        </FilterRow>
        <DataTable
          label={t('bo.file.views.photos')}
          columns={isNarrow ? narrowFileColumns(today) : fileColumns(today)}
          compact={isNarrow}
          rows={rows}
          row={{ keyOf: ({ id }) => id, describe: describeAsset }}
          height="dense"
          openKey={openId}
          onOpen={({ id }) => setOpenId(id)}
          onMove={({ id }) => openId !== null && setOpenId(id)}
          handle={grid}
          empty={
            <EmptyRows
              icon={folder}
              title={t('bo.file.none')}
              text={t('bo.file.none_text')}
              onReset={filters.reset}
            />
          }
        />
      </Page>
    </SplitPanel>
  );
};
