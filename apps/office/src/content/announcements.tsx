import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import type { AnnouncementRow } from '#content/announcements/columns.tsx';
import { PlanPage, usePlans } from '#content/announcements/plan-page.tsx';
import { kindOf } from '#content/announcements/words.ts';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';

const t = reader(contentAnnouncementsTexts);

const VIEWS = ['all', 'current', 'drafts', 'ended'] as const;
type View = (typeof VIEWS)[number];

const STATES: Readonly<Record<View, readonly AnnouncementRow['state'][]>> = {
  current: ['planned', 'visible'],
  drafts: ['draft'],
  ended: ['ended'],
  all: ['draft', 'planned', 'visible', 'ended'],
};

const isIn = (view: View) => (row: AnnouncementRow) =>
  kindOf(row) === 'announcement' && STATES[view].includes(row.state);

/** Announcements of the brand (OFF-200); snippets stand among the texts (OFF-243). */
export const Announcements = () => {
  const { data } = usePlans();
  const wanted = useSearch().get('view');
  const view = VIEWS.find((one) => one === wanted) ?? 'all';
  return (
    <PlanPage
      kind="announcement"
      title={t('bo.ann.title')}
      icon={megaphone}
      isShown={isIn(view)}
      tabs={
        <ViewTabs
          label={t('bo.ann.title')}
          current={view}
          views={VIEWS.map((key) => ({
            key,
            label: t(`bo.ann.views.${key}`),
            href: href('announcements', {}, { view: key }),
            count: data?.items.filter(isIn(key)).length,
          }))}
        />
      }
    />
  );
};
