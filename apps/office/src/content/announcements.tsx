import { officeAnnouncements } from '@abrufbar/contract/content/office-announcements.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import {
  announcementColumns,
  type AnnouncementRow,
  describeAnnouncement,
} from '#content/announcements/columns.tsx';
import { Button } from '#core/controls/button.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { Page } from '#core/frame/page.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { href } from '#core/navigation/paths.ts';
import { go, useSearch } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { useMe } from '#core/session.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { waitingRows } from '#core/table/row-source.ts';

const t = reader({ ...contentAnnouncementsTexts, ...staffKeysTexts });

const VIEWS = ['all', 'current', 'drafts', 'ended'] as const;
type View = (typeof VIEWS)[number];

const STATES: Readonly<Record<View, readonly AnnouncementRow['state'][]>> = {
  current: ['planned', 'visible'],
  drafts: ['draft'],
  ended: ['ended'],
  all: ['draft', 'planned', 'visible', 'ended'],
};

const openRow = ({ id }: { readonly id: string }) => void go(href('announcement', { id }));

/** Announcements and snippets of the brand (OFF-200); a row leads to its form. */
export const Announcements = () => {
  const today = useToday();
  const { data, error, refetch } = useQuery(query(officeAnnouncements, {}, { quiet: 'all' }));
  const mayWrite = useMe()?.write.includes('announcements') ?? false;
  const wanted = useSearch().get('view');
  const view = VIEWS.find((one) => one === wanted) ?? 'all';
  const create = () => openRow({ id: 'new' });
  useKeys(mayWrite ? { next: create } : {});
  const cap = useKeyOf('next');
  const of = (one: View) => data?.items.filter(({ state }) => STATES[one].includes(state));
  const shown = of(view)?.length;
  return (
    <Page
      title={t('bo.ann.title')}
      fills
      foot={
        <FootBar
          keys={[
            { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.keys.move') },
            { keys: ['Enter'], label: t('bo.keys.open') },
            ...(mayWrite ? [{ keys: [cap], label: t('bo.keys.create') }] : []),
          ]}
        >
          {shown !== undefined && t(`bo.ann.foot${plural(shown)}`, { n: formatWhole(shown) })}
        </FootBar>
      }
      tabs={
        <ViewTabs
          label={t('bo.ann.title')}
          current={view}
          views={VIEWS.map((key) => ({
            key,
            label: t(`bo.ann.views.${key}`),
            href: href('announcements', {}, { view: key }),
            count: of(key)?.length,
          }))}
        />
      }
      actions={
        mayWrite && (
          <Button icon={plus} caps={cap} onClick={create}>
            {t('bo.ann.new')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('bo.ann.title')}
        columns={announcementColumns(today)}
        rows={{ ...waitingRows(of(view)), error, retry: () => void refetch() }}
        row={{ keyOf: ({ id }) => id, describe: describeAnnouncement }}
        onOpen={openRow}
        empty={<Empty icon={megaphone} title={t('bo.ann.empty')} />}
      />
    </Page>
  );
};
