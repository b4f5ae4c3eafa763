import { officeObjectExport } from '@abrufbar/contract/contracts/office-object-export.ts';
import { officeObjects, type OfficeObject } from '@abrufbar/contract/contracts/office-objects.ts';
import { OBJECT_KINDS, type ObjectKind } from '@abrufbar/domain/contracts/objects.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeObjectsTexts } from '@abrufbar/texts/contracts-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { database } from '@abrufbar/web/ui/icons/office.ts';
import { useRef, useState } from 'react';
import { describeObject, keyOfObject, objectColumns } from '#contracts/objects/object-columns.tsx';
import { draftOf, isChanged } from '#contracts/objects/object-draft.ts';
import { ObjectDrawer } from '#contracts/objects/object-drawer.tsx';
import { useSuppliers } from '#contracts/use-suppliers.ts';
import { cache } from '#core/api/cache.ts';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { useMe } from '#core/session.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';

const t = reader(officeObjectsTexts);

/** Materials, plants, delivery terms and vehicle types of the brand (OFF-106). */
export const Master = () => {
  const view = useSearch().get('view');
  const kind = OBJECT_KINDS.find((one) => one === view) ?? 'materials';
  return <Objects key={kind} kind={kind} />;
};

/** Content of the drawer: an object as it was when it was opened, or a new one. */
type Open = { readonly key: string; readonly object: OfficeObject | null };

const Objects = ({ kind }: { kind: ObjectKind }) => {
  const today = useToday();
  const term = useSearch().get('q');
  const rows = usePagedRows(officeObjects, { kind, q: term });
  const mayWrite = useMe()?.write.includes('master-data') ?? false;
  const suppliers = useSuppliers();
  const grid = useRef<GridHandle>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const [supplier, setSupplier] = useState<number | null>(null);
  const [draft, setDraft] = useState(draftOf(null));
  const isUnsaved = open !== null && isChanged(draft, open.object);
  useLeaveQuestion(isUnsaved);
  const show = (object: OfficeObject | null) => {
    setDraft(draftOf(object));
    setSupplier(object?.supplier_id ?? suppliers[0]?.id ?? null);
    setOpen({ key: object ? keyOfObject(object) : '', object });
  };
  const close = () => {
    setOpen(null);
    if (open?.object) grid.current?.focus(); // a new one gives the focus back to its button
  };
  /** The entry stays and is based on what is stored now. */
  const reload = async () => {
    const named = query(officeObjects, { kind, q: open?.object?.number ?? null, page: 1 });
    const { items } = await cache.query({ ...named, staleTime: 0 });
    const object = items.find((one) => keyOfObject(one) === open?.key);
    if (object) setOpen({ key: keyOfObject(object), object });
  };
  const ask = (object: OfficeObject | null) => leaveUnsaved(isUnsaved, () => show(object));
  useKeys({ next: () => (mayWrite ? ask(null) : false) });
  const createKey = useKeyOf('next');
  return (
    <SplitPanel
      detail={
        open &&
        supplier !== null && (
          <ObjectDrawer
            key={open.key}
            kind={kind}
            object={open.object}
            supplierId={supplier}
            draft={draft}
            onDraft={setDraft}
            onSupplier={setSupplier}
            onReload={reload}
            onStep={(by) => grid.current?.step(by)}
            onClose={() => leaveUnsaved(isUnsaved, close)}
            onSaved={close}
          />
        )
      }
    >
      <Page
        title={t('bo.obj.title')}
        fills
        actions={
          <>
            <ExportMenu
              list="master-data"
              call={officeObjectExport}
              inputOf={(format) => ({ kind, q: term, format })}
              today={today}
            />
            {mayWrite && (
              <Button icon={plus} caps={createKey} onClick={() => ask(null)}>
                {t(`bo.obj.new.${kind}`)}
              </Button>
            )}
          </>
        }
        tabs={
          <ViewTabs
            label={t('bo.obj.title')}
            current={kind}
            views={OBJECT_KINDS.map((key) => ({
              key,
              label: t(`bo.obj.kind.${key}`),
              href: href('master', undefined, key === 'materials' ? undefined : { view: key }),
            }))}
          />
        }
        foot={
          <RowsFoot creates={mayWrite}>
            {rows.total !== undefined &&
              t(`bo.obj.foot${plural(rows.total)}`, { n: formatWhole(rows.total) })}
          </RowsFoot>
        }
      >
        <FilterRow
          onReset={term === null ? undefined : () => replaceSearch({ q: null })}
          aside={null}
        >
          <FilterSearch
            label={t('bo.obj.search')}
            value={term ?? ''}
            onChange={(q) => replaceSearch({ q: q === '' ? null : q })}
          />
        </FilterRow>
        <DataTable
          label={t(`bo.obj.kind.${kind}`)}
          columns={objectColumns(kind)}
          rows={rows}
          row={{ keyOf: keyOfObject, describe: describeObject }}
          openKey={open?.key}
          onOpen={mayWrite ? ask : undefined}
          onMove={(object) => open?.object && ask(object)}
          handle={grid}
          empty={
            <EmptyRows
              icon={database}
              title={t('bo.obj.empty')}
              text={t('bo.obj.empty_text')}
              onReset={term === null ? undefined : () => replaceSearch({ q: null })}
            />
          }
        />
      </Page>
    </SplitPanel>
  );
};
