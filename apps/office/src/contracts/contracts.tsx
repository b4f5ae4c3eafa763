import {
  OFFICE_CONTRACT_COLUMNS,
  OFFICE_CONTRACT_VIEWS,
} from '@abrufbar/contract/contracts/office.ts';
import { officeExport } from '@abrufbar/contract/contracts/office-export.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeContractEditTexts, officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useRef, useState } from 'react';
import { useCreateKey } from '#call-offs/create/use-create-key.ts';
import { contractColumns, describeContract, openContractAt } from '#contracts/contract-columns.tsx';
import { NewContractDrawer } from '#contracts/edit/new-contract-drawer.tsx';
import { useContractList } from '#contracts/use-contract-list.ts';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { useMe } from '#core/session.ts';
import { ColumnsMenu } from '#core/table/columns-menu.tsx';
import { shownColumns, shownIdsOf } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { GridHandle } from '#core/table/table-props.ts';

const t = reader({ ...officeContractsTexts, ...officeContractEditTexts });

/** Contracts with the suppliers of the brand; a row leads to its page. */
export const Contracts = () => {
  const today = useToday();
  const list = useContractList();
  const { state, view, rows, isFiltered } = list;
  const columns = contractColumns(today);
  const grid = useRef<GridHandle>(null);
  const mayWrite = useMe()?.write.includes('contracts') ?? false;
  const [isNew, setIsNew] = useState(false);
  const creates = useCreateKey(() => openContractAt(rows, grid));
  return (
    <SplitPanel detail={isNew && <NewContractDrawer onClose={() => setIsNew(false)} />}>
      <Page
        title={t('bo.con.title')}
        fills
        actions={
          <>
            <ExportMenu
              list="contracts"
              call={officeExport}
              inputOf={(format) => ({
                ...list.filters,
                columns: shownIdsOf(OFFICE_CONTRACT_COLUMNS, columns, state.columns),
                format,
              })}
              today={today}
            />
            {mayWrite && (
              <Button icon={plus} onClick={() => setIsNew(true)}>
                {t('bo.con.create')}
              </Button>
            )}
          </>
        }
        tabs={
          <ViewTabs
            label={t('bo.con.title')}
            current={view}
            views={OFFICE_CONTRACT_VIEWS.map((key) => ({
              key,
              label: t(`bo.con.views.${key}`),
              href: href('contracts', undefined, key === 'open' ? undefined : { view: key }),
            }))}
          />
        }
        foot={
          <RowsFoot creates={creates}>
            {rows.total !== undefined &&
              t(`bo.con.foot${plural(rows.total)}`, { n: formatWhole(rows.total) })}
          </RowsFoot>
        }
      >
        <FilterRow
          onReset={isFiltered ? list.reset : undefined}
          aside={
            <ColumnsMenu columns={columns} chosen={state.columns} onChange={state.setColumns} />
          }
        >
          <FilterSearch
            label={t('bo.con.search')}
            value={list.term ?? ''}
            onChange={list.setTerm}
          />
        </FilterRow>
        <DataTable
          label={t('bo.con.title')}
          columns={shownColumns(columns, state.columns)}
          rows={rows}
          row={{ keyOf: ({ id }) => id, describe: describeContract }}
          sort={state.sort}
          onSort={state.sortBy}
          onOpen={({ id }) => void go(objectHref('contract', id))}
          handle={grid}
          empty={
            <EmptyRows
              icon={fileText}
              title={t('bo.con.empty')}
              text={t('bo.con.empty_text')}
              onReset={isFiltered ? list.reset : undefined}
            />
          }
        />
      </Page>
    </SplitPanel>
  );
};
