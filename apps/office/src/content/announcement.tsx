import { officeAnnouncement } from '@abrufbar/contract/content/office-announcements.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { AnnouncementWorkplace } from '#content/announcements/workplace.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { Page } from '#core/frame/page.tsx';
import { href } from '#core/navigation/paths.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { useMe } from '#core/session.ts';

const t = reader(contentAnnouncementsTexts);

/** Address of the form of a new one. */
const NEW = 'new';
const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** One announcement or snippet, or a new one. */
export const Announcement = ({ id }: { id: string }) => {
  const mayWrite = useMe()?.write.includes('announcements') ?? false;
  const isNew = id === NEW && mayWrite;
  const { data, error, refetch } = useQuery({
    ...query(officeAnnouncement, isId(id) ? { id } : null, { quiet: 'all' }),
    placeholderData: () => undefined,
  });
  if (!isNew && !isId(id)) return <NotFound />;
  if (isNew || data)
    return <AnnouncementWorkplace key={id} stored={isNew ? null : (data ?? null)} />;
  return (
    <Page title={'\u00A0'} parent={{ label: t('bo.ann.title'), href: href('announcements') }}>
      <DetailFallback shape="editor" error={error} onRetry={() => void refetch()} />
    </Page>
  );
};
