import type { ComponentProps, RefObject } from 'react';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { NextPage } from '#core/lists/next-page.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { useInbox } from '#notifications/inbox-lists.ts';
import { newestOf } from '#notifications/inbox-read.ts';
import { keepOpenMessage, useOpenNew } from '#notifications/open-message.ts';
import { MessageList } from '#notifications/message-list.tsx';
import { MessageSkeleton } from '#notifications/message-skeleton.tsx';
import { NoMessages } from '#notifications/no-messages.tsx';
import { ReadAll } from '#notifications/read-all.tsx';

const t = reader(notificationsInboxTexts);

type InboxProps = {
  /** The element that scrolls beside a message; the window when left out. */
  readonly within?: RefObject<HTMLElement | null>;
};

/** New and seen messages (MSG-02, MSG-03). */
export const Inbox = ({ within }: InboxProps) => {
  const { fresh, seen, lists } = useInbox();
  const open = useOpenNew(within ? fresh.data?.items : undefined);
  const inPane = within !== undefined;
  if (!lists) {
    return (
      <Waiting read={bothOf(fresh, seen)}>
        <SectionHead title={t('messages.new')} />
        <MessageSkeleton rows={6} inPane={inPane} />
      </Waiting>
    );
  }
  if (lists.isEmpty && !inPane) return <NoMessages />;
  const { unread, read } = keepOpenMessage(
    { unread: lists.unread.items, read: lists.read.items },
    open,
  );
  const moved = unread.length - lists.unread.items.length;
  const newest = newestOf(lists.unread.items);
  return (
    <>
      {!lists.isEmpty && (
        <SectionHead title={t('messages.new')} {...countOf(lists.unread)}>
          {newest && <ReadAll newest={newest} />}
        </SectionHead>
      )}
      {unread.length > 0 ? (
        <MessageList
          name="new"
          label={t('messages.new')}
          items={unread}
          total={lists.unread.total + moved}
          within={within}
        />
      ) : (
        <p className="ink-2">{t('messages.new_empty')}</p>
      )}
      {read.length > 0 && (
        <>
          <SectionHead title={t('messages.seen')} />
          <MessageList
            name="seen"
            label={t('messages.seen')}
            items={read}
            total={lists.read.total - moved}
            within={within}
          />
        </>
      )}
      <NextPage pages={seen} count={read.length}>
        <MessageSkeleton rows={2} inPane={inPane} />
      </NextPage>
    </>
  );
};

const countOf = ({ total }: { readonly total: number }) => total > 0 && { aside: String(total) };

type Read = ComponentProps<typeof Waiting>['read'];

/** Both lists as one read: a retry reads both again. */
const bothOf = (fresh: Read, seen: Read): Read => ({
  isError: fresh.isError || seen.isError,
  error: fresh.error ?? seen.error,
  fetchStatus: fresh.fetchStatus === 'paused' ? 'paused' : seen.fetchStatus,
  refetch: () => Promise.all([fresh.refetch(), seen.refetch()]),
});
