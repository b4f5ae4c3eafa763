import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { checkCheck } from '@abrufbar/web/ui/icons/messages.ts';
import type { ReactNode } from 'react';
import { useSwipeLeft } from '#notifications/groups/swipe.ts';
import styles from './swipeable.module.css';

const t = reader(messageGroupsTexts);

type SwipeableProps = {
  /** Missing where there is nothing to do: the row stays the same element. */
  readonly onSwipe: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A row that is drawn to the left and uncovers what that does; its menu does the same (BEY-119). */
export const Swipeable = ({ onSwipe, children }: SwipeableProps) => (
  <div className={styles.box}>
    <div className={styles.row} ref={useSwipeLeft(onSwipe)}>
      {children}
    </div>
    {onSwipe && (
      <span className={styles.behind} aria-hidden="true">
        <Icon icon={checkCheck} />
        {t('messages.mark_seen')}
      </span>
    )}
  </div>
);
