import type { RefObject } from 'react';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { NextPage } from '#core/lists/next-page.tsx';
import type { useInbox } from '#notifications/inbox-lists.ts';
import { keepOpenMessage, useOpenNew } from '#notifications/open-message.ts';
import { MessageList } from '#notifications/lists/message-list.tsx';
import { MessageSkeleton } from '#notifications/lists/message-skeleton.tsx';

const t = reader(notificationsInboxTexts);

type Inbox = ReturnType<typeof useInbox>;

type MessageListsProps = Pick<Inbox, 'fresh' | 'seen'> & {
  readonly lists: NonNullable<Inbox['lists']>;
  readonly within: RefObject<HTMLElement | null> | undefined;
};

/** New and seen messages (MSG-02, MSG-03). */
export const MessageLists = ({ fresh, seen, lists, within }: MessageListsProps) => {
  const open = useOpenNew(within ? fresh.data?.items : undefined);
  const inPane = within !== undefined;
  const { unread, read } = keepOpenMessage(
    { unread: lists.unread.items, read: lists.read.items },
    open,
  );
  const moved = unread.length - lists.unread.items.length;
  return (
    <>
      {!lists.isEmpty && <SectionHead title={t('messages.new')} {...countOf(lists.unread)} />}
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
