import { useRef, type RefObject } from 'react';
import { EndlessList } from '#core/lists/endless-list.tsx';
import type { Message } from '#notifications/inbox-read.ts';
import { MessageRow } from '#notifications/lists/message-row.tsx';
import { useOffsetTop } from '#notifications/offset-top.ts';
import { useOpenMessage } from '#notifications/open-message.ts';
import styles from './message-list.module.css';

type MessageListProps = {
  readonly name: string;
  readonly label: string;
  readonly items: readonly Message[];
  readonly total: number;
  readonly within: RefObject<HTMLElement | null> | undefined;
};

/** One of the two lists: a card on the phone, lines in the pane beside a message. */
export const MessageList = ({ name, within, ...list }: MessageListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const start = useOffsetTop(box);
  const current = useOpenMessage();
  return (
    <div ref={box} className={within ? styles.lines : styles.card}>
      <EndlessList
        {...list}
        name={`messages ${name} ${within ? 'pane' : 'page'}`}
        form="pane"
        {...(within && { within, start })}
      >
        {(message) => <MessageRow message={message} isCurrent={message.id === current} />}
      </EndlessList>
    </div>
  );
};
