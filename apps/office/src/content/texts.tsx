import { officePages } from '@abrufbar/contract/content/office-pages.ts';
import { PAGE_KINDS, pageKey } from '@abrufbar/domain/content/pages.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { helpEntries } from '#content/page-names.ts';
import { TextPanel } from '#content/text-panel.tsx';
import { useBrand } from '#core/brand.ts';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';

const t = reader({ ...contentOfficeTexts, ...officeTexts });

/** Help, terms, privacy terms, imprint and maintenance text, each with draft and versions (OFF-140). */
export const Texts = () => {
  const search = useSearch();
  const brand = useBrand();
  const { data, error, refetch } = useQuery(query(officePages, {}, { quiet: 'all' }));
  const kind = PAGE_KINDS.find((one) => one === search.get('tab')) ?? 'help';
  const entries = helpEntries(data?.items ?? []);
  const help = entries.find(({ path }) => path === search.get('page')) ?? entries[0];
  const tabs = (
    <ViewTabs
      label={t('bo.nav.texts')}
      current={kind}
      views={PAGE_KINDS.map((key) => ({
        key,
        label: t(`bo.txt.tabs.${key}`),
        href: href('texts', {}, { tab: key }),
        count: key === 'help' && data ? entries.length : undefined,
      }))}
    />
  );
  if (!data)
    return (
      <Page title={t('bo.nav.texts')} tabs={tabs}>
        <DetailFallback shape="editor" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  const key = kind === 'help' ? (help?.key ?? '') : pageKey({ kind, brand });
  const name = kind === 'help' ? (help?.name ?? '') : t(`bo.txt.tabs.${kind}`);
  return (
    <TextPanel
      key={key}
      textKey={key}
      kind={kind}
      name={name}
      tabs={tabs}
      entries={entries}
      people={data.people}
      mayChangeHelp={data.may_change_help}
    />
  );
};
