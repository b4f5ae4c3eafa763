import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { ellipsisVertical } from '@abrufbar/web/ui/icons/account.ts';
import type { ReactNode } from 'react';
import { isView } from '#core/device.ts';
import type { Marking } from '#notifications/groups/row-menu.tsx';
import { Swipeable } from '#notifications/groups/swipeable.tsx';
import type { Message } from '#notifications/inbox-read.ts';
import styles from './row.module.css';

const t = reader({ ...messageGroupsTexts, ...notificationsInboxTexts });

/** Acts of each row. */
export type RowActs = {
  readonly mark: (messages: readonly Message[]) => void;
  readonly openMenu: (of: Marking) => void;
};

type RowFrameProps = RowActs & {
  /** Of the row, new and seen ones. */
  readonly messages: readonly Message[];
  readonly title: string;
  /** Link or button that is the row. */
  readonly main: ReactNode;
  /** Below it: quantity and buttons. */
  readonly children?: ReactNode;
};

/** A row with its menu; with new messages it can be swiped. */
export const RowFrame = ({ messages, title, main, children, mark, openMenu }: RowFrameProps) => {
  const fresh = messages.filter(({ is_seen }) => !is_seen);
  const mayMark = fresh.length > 0 && !isView; // staff who look as somebody change nothing (OFF-87)
  return (
    <Swipeable onSwipe={mayMark ? () => mark(fresh) : undefined}>
      <div className={styles.top}>
        {main}
        {mayMark && (
          <div className={styles.menu}>
            <IconButton
              icon={ellipsisVertical}
              label={`${t('messages.row_menu')}: ${title}`}
              aria-haspopup="dialog"
              onClick={({ currentTarget: { parentElement: box } }) =>
                openMenu({ title, messages: fresh, row: box?.previousElementSibling ?? null })
              }
            />
          </div>
        )}
      </div>
      {children}
    </Swipeable>
  );
};

type RowWordsProps = {
  readonly icon: IconPath;
  readonly tone: 'warn' | 'info' | 'rest';
  readonly title: string;
  readonly time: string;
  readonly isNew: boolean;
  readonly line: string;
  readonly trailing?: ReactNode;
};

/** Disc, title with its time, and a second line. */
export const RowWords = ({ icon, tone, title, time, isNew, line, trailing }: RowWordsProps) => (
  <>
    <span className={`${styles.disc} ${styles[tone]}`}>
      <Icon icon={icon} />
    </span>
    <span className={styles.words}>
      <span className={styles.head}>
        <span className={isNew ? styles.fresh : styles.title}>{title}</span>
        <span className={`small ink-3 ${styles.time}`}>{time}</span>
        {isNew && <NewDot />}
      </span>
      <span className={styles.line}>
        <span className="small ink-2">{line}</span>
        {trailing}
      </span>
    </span>
  </>
);

export const NewDot = () => (
  <span className={styles.dot}>
    <span className="visually-hidden">{t('messages.unread')}</span>
  </span>
);
