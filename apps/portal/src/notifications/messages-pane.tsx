import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useRef } from 'react';
import { Inbox } from '#notifications/inbox.tsx';
import styles from './messages-pane.module.css';

const t = reader(notificationsInboxTexts);

/** The list of messages beside the open one. */
export const MessagesPane = () => {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <section ref={scroller} aria-label={t('messages.title')} className={styles.pane}>
      <Inbox within={scroller} />
    </section>
  );
};
