import { officeAnnouncements } from '@abrufbar/contract/content/office-announcements.ts';
import { officePages } from '@abrufbar/contract/content/office-pages.ts';
import { PAGE_KINDS, pageKey } from '@abrufbar/domain/content/pages.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { query } from '@abrufbar/web/data.ts';
import { bookOpenText } from '@abrufbar/web/ui/icons/office.ts';
import { useQuery } from '@tanstack/react-query';
import { PlanPage } from '#content/announcements/plan-page.tsx';
import { kindOf } from '#content/announcements/words.ts';
import { helpEntries } from '#content/page-names.ts';
import { TextPanel } from '#content/text-panel.tsx';
import { useBrand } from '#core/brand.ts';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { useMe } from '#core/session.ts';

const t = reader({ ...contentOfficeTexts, ...officeTexts });

const TABS = [...PAGE_KINDS, 'snippets'] as const;

/** Help, terms, privacy terms, imprint and maintenance text, each with draft and versions; snippets (OFF-140, OFF-243). */
export const Texts = () => {
  const search = useSearch();
  const brand = useBrand();
  const seesSnippets = useMe()?.read.includes('announcements') ?? false;
  const { data, error, refetch } = useQuery(query(officePages, {}, { quiet: 'all' }));
  const plans = useQuery(query(officeAnnouncements, seesSnippets ? {} : null, { quiet: 'all' }));
  const shown = TABS.filter((tab) => tab !== 'snippets' || seesSnippets);
  const tab = shown.find((one) => one === search.get('view')) ?? 'help';
  const entries = helpEntries(data?.items ?? []);
  const help = entries.find(({ path }) => path === search.get('page')) ?? entries[0];
  const counts: Partial<Record<(typeof TABS)[number], number | undefined>> = {
    help: data && entries.length,
    snippets: plans.data?.items.filter((row) => kindOf(row) === 'snippet').length,
  };
  const tabs = (
    <ViewTabs
      label={t('bo.nav.texts')}
      current={tab}
      views={shown.map((key) => ({
        key,
        label: t(`bo.txt.tabs.${key}`),
        href: href('texts', {}, { view: key }),
        count: counts[key],
      }))}
    />
  );
  if (tab === 'snippets')
    return <PlanPage kind="snippet" title={t('bo.nav.texts')} icon={bookOpenText} tabs={tabs} />;
  if (!data)
    return (
      <Page title={t('bo.nav.texts')} tabs={tabs}>
        <DetailFallback shape="editor" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  const key = tab === 'help' ? (help?.key ?? '') : pageKey({ kind: tab, brand });
  const name = tab === 'help' ? (help?.name ?? '') : t(`bo.txt.tabs.${tab}`);
  return (
    <TextPanel
      key={key}
      textKey={key}
      kind={tab}
      name={name}
      tabs={tabs}
      entries={entries}
      people={data.people}
      mayChangeHelp={data.may_change_help}
    />
  );
};
