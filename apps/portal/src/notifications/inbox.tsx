import type { ComponentProps, RefObject } from 'react';
import { messagesTexts } from '@abrufbar/texts/messages.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { checkCheck } from '@abrufbar/web/ui/icons/messages.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { More } from '#core/more.tsx';
import { useSession } from '#core/session.ts';
import { Waiting } from '#core/waiting.tsx';
import { InboxHead } from '#notifications/inbox-head.tsx';
import { newestOf, newMessages, seenMessages } from '#notifications/inbox-read.ts';
import { holdOpen, useOpenNew } from '#notifications/open-message.ts';
import { MessageList } from '#notifications/message-list.tsx';
import { MessageSkeleton } from '#notifications/message-skeleton.tsx';
import { ReadAll } from '#notifications/read-all.tsx';
import { useIsRemoved } from '#notifications/removal.ts';

const t = reader(messagesTexts);

type InboxProps = {
  /** What scrolls beside a message; the window when left out. */
  readonly within?: RefObject<HTMLElement | null>;
};

/** New and seen messages (MSG-02, MSG-03). */
export const Inbox = ({ within }: InboxProps) => {
  const { user } = useSession();
  const isRemoved = useIsRemoved();
  const fresh = useQuery(newMessages());
  const seen = useInfiniteQuery(seenMessages());
  const open = useOpenNew(within ? fresh.data?.items : undefined);
  if (!fresh.data || !seen.data) {
    return (
      <Waiting read={bothOf(fresh, seen)}>
        <MessageSkeleton rows={6} />
      </Waiting>
    );
  }
  const isKept = (message: { readonly id: string }) => !isRemoved(message);
  const kept = { unread: fresh.data.items.filter(isKept), read: seen.data.items.filter(isKept) };
  const news = fresh.data.pagination.total_items - fresh.data.items.length + kept.unread.length;
  const { unread, read } = holdOpen(kept, open);
  if (unread.length + read.length === 0 && !seen.hasNextPage) {
    return (
      <EmptyState icon={checkCheck} title={t('messages.empty_title', { name: user?.name ?? '' })}>
        {t('messages.empty_text')}
      </EmptyState>
    );
  }
  const newest = newestOf(kept.unread);
  return (
    <>
      <InboxHead title={t('messages.new')} count={news}>
        {newest && <ReadAll newest={newest} />}
      </InboxHead>
      {unread.length > 0 ? (
        <MessageList
          name="new"
          label={t('messages.new')}
          items={unread}
          total={news + unread.length - kept.unread.length}
          within={within}
        />
      ) : (
        <p className="ink-2">{t('messages.new_empty')}</p>
      )}
      {read.length > 0 && (
        <>
          <InboxHead title={t('messages.seen')} />
          <MessageList
            name="seen"
            label={t('messages.seen')}
            items={read}
            total={seen.data.total - seen.data.items.length + read.length}
            within={within}
          />
        </>
      )}
      <More pages={seen} count={read.length}>
        <MessageSkeleton rows={2} />
      </More>
    </>
  );
};

type Read = ComponentProps<typeof Waiting>['read'];

/** Both lists as one: what did not come of either is tried again. */
const bothOf = (fresh: Read, seen: Read): Read => ({
  isError: fresh.isError || seen.isError,
  fetchStatus: fresh.fetchStatus === 'paused' ? 'paused' : seen.fetchStatus,
  refetch: () => Promise.all([fresh.refetch(), seen.refetch()]),
});
