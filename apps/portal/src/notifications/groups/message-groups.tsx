import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { useOnline } from '#core/api/network.ts';
import { NextPage } from '#core/lists/next-page.tsx';
import { VirtualEntries } from '#core/lists/virtual-entries.tsx';
import { useSession } from '#core/session.ts';
import { groupMessages } from '#notifications/groups/group.ts';
import { useRowMenu } from '#notifications/groups/row-menu.tsx';
import { SiteCard } from '#notifications/groups/site-card.tsx';
import type { useInbox } from '#notifications/inbox-lists.ts';
import type { Message } from '#notifications/inbox-read.ts';
import { MessageSkeleton } from '#notifications/lists/message-skeleton.tsx';
import { useOffsetTop } from '#notifications/offset-top.ts';
import { useOpenMessage } from '#notifications/open-message.ts';
import { markRead } from '#notifications/read-mark.ts';

type Inbox = ReturnType<typeof useInbox>;

type MessageGroupsProps = {
  readonly lists: NonNullable<Inbox['lists']>;
  readonly seen: Inbox['seen'];
  readonly within: RefObject<HTMLElement | null> | undefined;
};

/** All messages by day and site (BEY-115); seen ones go on as one scrolls. */
export const MessageGroups = ({ lists, seen, within }: MessageGroupsProps) => {
  const cache = useQueryClient();
  const { company } = useSession();
  const isOnline = useOnline();
  const box = useRef<HTMLDivElement>(null);
  const start = useOffsetTop(box);
  const current = useOpenMessage();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const mark = (messages: readonly Message[]) =>
    void markRead(cache, messages, company?.company_nr ?? '');
  const { openMenu, menu } = useRowMenu(mark);
  const toggle = (row: string): void => {
    const rows = new Set(unfolded);
    if (!rows.delete(row)) rows.add(row);
    setUnfolded(rows);
  };
  const { unread, read, lastSeen } = lists;
  const { hasNextPage, isFetchNextPageError } = seen;
  const groups = groupMessages([...unread.items, ...read.items], {
    lastSeen: hasNextPage ? lastSeen : undefined,
    goesOn: isOnline && !isFetchNextPageError,
  });
  return (
    <>
      <div ref={box}>
        <VirtualEntries
          name={`messages groups ${within ? 'pane' : 'page'}`}
          form="blocks"
          label=""
          total={groups.length}
          entries={groups}
          {...(within && { within, start })}
        >
          {(group) => (
            <SiteCard
              key={group.id}
              {...{ group, unfolded, toggle, current, mark, openMenu }}
              inPane={within !== undefined}
            />
          )}
        </VirtualEntries>
      </div>
      {menu}
      <NextPage pages={seen} count={read.items.length}>
        <MessageSkeleton rows={2} />
      </NextPage>
    </>
  );
};
