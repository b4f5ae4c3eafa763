import {
  officeTranslationExport,
  TRANSLATION_COLUMNS,
  TRANSLATION_VIEWS,
} from '@abrufbar/contract/content/office-translations.ts';
import { TEXT_AREAS, TRANSLATION_STATES } from '@abrufbar/domain/content/translations.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { contentTranslationsTexts } from '@abrufbar/texts/content-translations.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { smartphone } from '@abrufbar/web/ui/icons/account.ts';
import { globe } from '@abrufbar/web/ui/icons/office-settings.ts';
import { languages } from '@abrufbar/web/ui/icons/office.ts';
import { useRef } from 'react';
import { describeTranslation, translationColumns } from '#content/translations/columns.tsx';
import { type Edit, useEdit } from '#content/translations/use-edit.ts';
import { useTranslationList } from '#content/translations/use-list.ts';
import { Versions } from '#content/translations/versions.tsx';
import { UndoBar } from '#core/bars/undo-bar.tsx';
import { brandName, useBrand } from '#core/brand.ts';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterMenu } from '#core/filters/filter-menu.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { Page } from '#core/frame/page.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { Empty } from '#core/parts/empty.tsx';
import { useMe } from '#core/session.ts';
import { switchBrand } from '#core/switch-brand.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { GridHandle } from '#core/table/table-props.ts';

const t = reader({ ...contentTranslationsTexts, ...staffKeysTexts });

/** Texts of the portal: missing first, own ones, the standard; written in their rows (OFF-155, OFF-156). */
export const Translations = () => {
  const brand = useBrand();
  return <OfBrand key={brand} />;
};

const OfBrand = () => {
  const today = useToday();
  const me = useMe();
  const mayWrite = me?.write.includes('translations') ?? false;
  const list = useTranslationList();
  const { view, rows, counts, filters } = list;
  const grid = useRef<GridHandle>(null);
  const writing = useEdit({ rows, grid });
  const edit = mayWrite ? writing : null;
  const isUnsaved = writing.drafts.size > 0;
  useLeaveQuestion(isUnsaved);
  useKeys(edit ? { reset: () => edit.reset(rows.rowAt(grid.current?.at() ?? 0)) } : {});
  const all = counts && counts.missing + counts.own + counts.standard;
  return (
    <Page
      title={t('bo.tr.title')}
      fills
      actions={
        <ExportMenu
          list="translations"
          call={officeTranslationExport}
          inputOf={(format) => ({ ...filters, columns: [...TRANSLATION_COLUMNS], format })}
          today={today}
        />
      }
      tabs={
        <ViewTabs
          label={t('bo.tr.title')}
          current={view}
          views={TRANSLATION_VIEWS.map((key) => ({
            key,
            label: t(`bo.tr.views.${key}`),
            href: href('translations', undefined, key === 'all' ? undefined : { view: key }),
            count: key === 'all' ? all : counts?.[key],
          }))}
        />
      }
      foot={<Foot edit={edit} counts={counts} />}
    >
      <FilterRow
        onReset={list.isFiltered ? list.reset : undefined}
        aside={view === 'all' && t('bo.tr.first')}
      >
        <FilterSearch label={t('bo.tr.search')} value={list.term ?? ''} onChange={list.setTerm} />
        <FilterSelect
          icon={smartphone}
          label={t('bo.tr.area')}
          options={TEXT_AREAS.map((area) => ({ value: area, label: t(`bo.tr.areas.${area}`) }))}
          chosen={list.areas}
          onChange={list.setAreas}
        />
        <BrandFilter isUnsaved={isUnsaved} />
      </FilterRow>
      {edit && <Versions edit={edit} />}
      <DataTable
        label={t('bo.tr.title')}
        columns={translationColumns(today, edit)}
        rows={rows}
        row={{
          keyOf: ({ key }) => key,
          describe: describeTranslation,
          toneOf: ({ key }) => (writing.changed.has(key) ? 'changed' : undefined),
        }}
        sections={view === 'all' ? sectionsOf(list.sections) : []}
        openKey={edit?.openKey}
        onOpen={edit?.open}
        handle={grid}
        empty={
          view === 'missing' || view === 'own' || list.isFiltered ? (
            <EmptyRows
              icon={languages}
              title={t(view === 'own' ? 'bo.tr.empty_own' : 'bo.tr.empty_missing')}
              text={t(view === 'own' ? 'bo.tr.empty_own_text' : 'bo.tr.empty_missing_text')}
              onReset={list.isFiltered ? list.reset : undefined}
            />
          ) : (
            <Empty icon={languages} title={t('bo.tr.empty')} />
          )
        }
      />
    </Page>
  );
};

/** The same choice as at the top of the window, where the counts of a brand are. */
const BrandFilter = ({ isUnsaved }: { isUnsaved: boolean }) => {
  const brand = useBrand();
  const brands = useMe()?.brands ?? [];
  return (
    <FilterMenu
      icon={globe}
      label={t('bo.tr.brand')}
      options={brands.map((one) => ({ value: one, label: brandName(one) }))}
      chosen={brand}
      onChange={(chosen) => leaveUnsaved(isUnsaved, () => switchBrand(chosen))}
    />
  );
};

type Counts = ReturnType<typeof useTranslationList>['counts'];

const sectionsOf = (counts: Counts) =>
  TRANSLATION_STATES.flatMap((state) => {
    const count = counts?.[state] ?? 0;
    if (count === 0) return [];
    return [
      {
        key: state,
        count,
        head: (
          <>
            <b>{t(`bo.tr.views.${state}`)}</b>{' '}
            {t(state === 'missing' ? 'bo.tr.reported' : 'bo.tr.keys', { n: formatWhole(count) })}
          </>
        ),
      },
    ];
  });

const Foot = ({ edit, counts }: { edit: Edit | null; counts: Counts }) => {
  const [reset, search] = [useKeyOf('reset'), useKeyOf('search')];
  const { last, dueAt, hold, release, undo } = edit?.resets ?? {};
  if (last && dueAt && hold && release && undo)
    return (
      <UndoBar
        title={t('bo.tr.undo', { key: last.key })}
        dueAt={dueAt}
        timeText={(n) => t('bo.tr.undo_time', { n })}
        onHold={hold}
        onRelease={release}
        onUndo={undo}
      />
    );
  return (
    <FootBar
      keys={[
        { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.keys.move') },
        ...(edit
          ? [
              { keys: ['Enter'], label: t('bo.keys.edit') },
              { keys: ['Tab'], label: t('bo.keys.save_next') },
              { keys: [reset], label: t('bo.keys.reset') },
            ]
          : []),
        { keys: [search], label: t('bo.keys.search') },
      ]}
    >
      {counts &&
        t(`bo.tr.footer${plural(counts.missing)}`, {
          n: formatWhole(counts.missing + counts.own + counts.standard),
          m: formatWhole(counts.missing),
        })}
    </FootBar>
  );
};
