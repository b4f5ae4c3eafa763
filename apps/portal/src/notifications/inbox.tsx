import type { ComponentProps, RefObject } from 'react';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { relativeDay } from '@abrufbar/web/format.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { isView } from '#core/device.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { MessageGroups } from '#notifications/groups/message-groups.tsx';
import { ViewButton } from '#notifications/groups/view-button.tsx';
import { useView } from '#notifications/groups/view-choice.ts';
import { useInbox } from '#notifications/inbox-lists.ts';
import { MessageLists } from '#notifications/lists/message-lists.tsx';
import { MessageSkeleton } from '#notifications/lists/message-skeleton.tsx';
import { NoMessages } from '#notifications/no-messages.tsx';
import { ReadAll } from '#notifications/read-all.tsx';
import styles from './inbox.module.css';

const t = reader(notificationsInboxTexts);

type InboxProps = {
  /** The element that scrolls beside a message; the window when left out. */
  readonly within?: RefObject<HTMLElement | null>;
};

/** Messages by day and site, or the lists of new and seen ones (BEY-115, BEY-117). */
export const Inbox = ({ within }: InboxProps) => {
  const { fresh, seen, lists } = useInbox();
  const view = useView();
  const inPane = within !== undefined;
  if (!lists) {
    const today = berlinDay(new Date());
    return (
      <Waiting read={bothOf(fresh, seen)}>
        <SectionHead title={view === 'lists' ? t('messages.new') : relativeDay(today, today)} />
        <MessageSkeleton rows={6} inPane={inPane} />
      </Waiting>
    );
  }
  if (lists.isEmpty && !inPane) return <NoMessages />;
  if (lists.isEmpty) return <p className="ink-2">{t('messages.new_empty')}</p>;
  return (
    <>
      {inPane && (
        <div className={styles.tools}>
          <ReadAll look="words" unread={lists.unread.items} />
          <ViewButton />
        </div>
      )}
      {isView && !inPane && <ReadAll look="words" unread={lists.unread.items} />}
      {view === 'lists' ? (
        <MessageLists {...{ fresh, seen, lists, within }} />
      ) : (
        <MessageGroups {...{ seen, lists, within }} />
      )}
    </>
  );
};

type Read = ComponentProps<typeof Waiting>['read'];

/** Both lists as one read: a retry reads both again. */
const bothOf = (fresh: Read, seen: Read): Read => ({
  isError: fresh.isError || seen.isError,
  error: fresh.error ?? seen.error,
  fetchStatus: fresh.fetchStatus === 'paused' ? 'paused' : seen.fetchStatus,
  refetch: () => Promise.all([fresh.refetch(), seen.refetch()]),
});
