import * as content from '@abrufbar/contract/content.ts';
import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { part } from '#core/page.tsx';
import { closedAnnouncement } from '#dashboard/closed-announcement.ts';

const t = reader(contentTexts);
const ServerHtml = part(() => import('#core/server-html.tsx').then((file) => file.ServerHtml));

/** What the supplier has to say to everybody; can be closed unless it is permanent (DSH-01, DSH-02). */
export const Announcement = () => {
  const { data } = useQuery(query(content.announcement, { device_type: 'pwa' }));
  const [closed, setClosed] = useState(closedAnnouncement.get);
  if (!data || (data.message === closed && !data.is_permanent)) return null;
  const close = () => {
    closedAnnouncement.set(data.message);
    setClosed(data.message);
  };
  return (
    <Note
      tone="info"
      icon={megaphone}
      {...(!data.is_permanent && {
        close: { label: t('announcement.close'), onClick: close },
      })}
    >
      <ServerHtml html={data.message} />
    </Note>
  );
};
