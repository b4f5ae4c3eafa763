import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useReducer } from 'react';
import { noteSeen, wasSeen } from '#core/content/announcement-seen.ts';
import { ServerMessage } from '#core/content/server-message.tsx';

const t = reader(contentTexts);

type AnnouncementProps = { readonly message: string; readonly is_permanent: boolean };

/** Announcement of the supplier; can be closed unless it is permanent (DSH-01, DSH-02). */
export const Announcement = ({ message, is_permanent }: AnnouncementProps) => {
  const [, redraw] = useReducer((closings: number) => closings + 1, 0);
  if (!is_permanent && wasSeen(message)) return null;
  const onClick = () => {
    noteSeen(message, 'banner');
    redraw();
  };
  const close = { close: { label: t('announcement.close'), onClick } };
  return (
    <Note tone="info" icon={megaphone} {...(!is_permanent && close)}>
      <ServerMessage message={message} />
    </Note>
  );
};
