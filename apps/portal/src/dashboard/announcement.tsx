import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useState } from 'react';
import { ServerMessage } from '#core/content/server-message.tsx';
import { closedAnnouncement } from '#dashboard/closed-announcement.ts';

const t = reader(contentTexts);

type AnnouncementProps = { readonly message: string; readonly is_permanent: boolean };

/** What the supplier has to say to everybody; can be closed unless it is permanent (DSH-01, DSH-02). */
export const Announcement = ({ message, is_permanent }: AnnouncementProps) => {
  const [closed, setClosed] = useState(closedAnnouncement.get);
  if (message === closed && !is_permanent) return null;
  const onClick = () => {
    closedAnnouncement.set(message);
    setClosed(message);
  };
  const close = { close: { label: t('announcement.close'), onClick } };
  return (
    <Note tone="info" icon={megaphone} {...(!is_permanent && close)}>
      <ServerMessage message={message} />
    </Note>
  );
};
