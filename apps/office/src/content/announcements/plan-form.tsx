import { officeAnnouncement } from '@abrufbar/contract/content/office-announcements.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { type Kind, LISTS, NEW } from '#content/announcements/words.ts';
import { AnnouncementWorkplace } from '#content/announcements/workplace.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { Page } from '#core/frame/page.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { useMe } from '#core/session.ts';

/** The form of an announcement or snippet that is stored, or of a new one. */
export const PlanForm = ({ kind, id }: { kind: Kind; id: string }) => {
  const mayWrite = useMe()?.write.includes('announcements') ?? false;
  const isNew = id === NEW && mayWrite;
  const { data, error, refetch } = useQuery({
    ...query(officeAnnouncement, id === NEW ? null : { id }, { quiet: 'all' }),
    placeholderData: () => undefined,
  });
  if (id === NEW && !mayWrite) return <NotFound />;
  if (isNew || data)
    return <AnnouncementWorkplace key={id} begunAs={kind} stored={isNew ? null : (data ?? null)} />;
  return (
    <Page title={error === null ? null : ''} parent={LISTS[kind]}>
      <DetailFallback shape="editor" error={error} onRetry={() => void refetch()} />
    </Page>
  );
};
