import { officeAnnouncements } from '@abrufbar/contract/content/office-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  announcementColumns,
  type AnnouncementRow,
  describeAnnouncement,
} from '#content/announcements/columns.tsx';
import { formHref, type Kind, kindOf, NEW, WORDS } from '#content/announcements/words.ts';
import { Button } from '#core/controls/button.tsx';
import { FootBar } from '#core/frame/foot-bar.tsx';
import { Page } from '#core/frame/page.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { go } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { useMe } from '#core/session.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { waitingRows } from '#core/table/row-source.ts';

const t = reader(staffKeysTexts);

type PlanPageProps = {
  kind: Kind;
  title: string;
  tabs: ReactNode;
  icon: IconPath;
  /** Rows of the view that is open. */
  isShown?: (row: AnnouncementRow) => boolean;
};

/** All announcements and snippets of the brand. */
export const usePlans = () => useQuery(query(officeAnnouncements, {}, { quiet: 'all' }));

/** List of announcements or of snippets; a row leads to its form. */
export const PlanPage = ({ kind, title, tabs, icon, isShown = () => true }: PlanPageProps) => {
  const today = useToday();
  const { data, error, refetch } = usePlans();
  const mayWrite = useMe()?.write.includes('announcements') ?? false;
  const openRow = ({ id }: { readonly id: string }) => void go(formHref(kind, id));
  const create = () => openRow({ id: NEW });
  useKeys(mayWrite ? { next: create } : {});
  const cap = useKeyOf('next');
  const rows = data?.items.filter((row) => kindOf(row) === kind && isShown(row));
  return (
    <Page
      title={title}
      fills
      tabs={tabs}
      foot={
        <FootBar
          keys={[
            { keys: ['ArrowUp', 'ArrowDown'], label: t('bo.keys.move') },
            { keys: ['Enter'], label: t('bo.keys.open') },
            ...(mayWrite ? [{ keys: [cap], label: t('bo.keys.create') }] : []),
          ]}
        >
          {rows && WORDS[kind].foot(rows.length)}
        </FootBar>
      }
      actions={
        mayWrite && (
          <Button icon={plus} caps={cap} onClick={create}>
            {WORDS[kind].create}
          </Button>
        )
      }
    >
      <DataTable
        label={WORDS[kind].column}
        columns={announcementColumns(kind, today)}
        rows={{ ...waitingRows(rows), error, retry: () => void refetch() }}
        row={{ keyOf: ({ id }) => id, describe: describeAnnouncement }}
        onOpen={openRow}
        empty={
          <Empty icon={icon} title={WORDS[kind].empty}>
            <p>{WORDS[kind].emptyText}</p>
          </Empty>
        }
      />
    </Page>
  );
};
