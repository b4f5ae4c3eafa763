import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useState } from 'react';
import { ServerMessage } from '#core/content/server-message.tsx';

const t = reader(contentTexts);

type AnnouncementProps = { readonly message: string; readonly is_permanent: boolean };

/** Announcement of the supplier; can be closed unless it is permanent (DSH-01, DSH-02). */
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

const KEY = 'abrufbar.announcement';

let inMemory: string | null = null;

// Storage may be switched off: then the value lives as long as the page.
const storage = <T,>(access: (storage: Storage) => T): T | undefined => {
  if (typeof document === 'undefined') return undefined; // while prerendering
  try {
    return access(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
};

/** Text of the announcement closed last in this browser session; another text is shown (D-57). */
const closedAnnouncement = {
  get: (): string | null => storage((session) => session.getItem(KEY)) ?? inMemory,
  set: (message: string): void => {
    inMemory = message;
    storage((session) => session.setItem(KEY, message));
  },
};
