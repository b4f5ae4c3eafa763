import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { Role } from '@abrufbar/web/ui/role.ts';
import type { ReactNode } from 'react';
import styles from './timeline.module.css';

type Event = {
  readonly key: string;
  readonly icon: IconPath;
  readonly role: Role;
  readonly what: string;
  /** Who, and the text. */
  readonly who: string;
  readonly time: string;
  readonly below?: ReactNode;
};

/** Events in order: icon, act, who, time. */
export const Timeline = ({ label, events }: { label: string; events: readonly Event[] }) => (
  <ol aria-label={label} className={styles.line}>
    {events.map(({ key, icon, role, what, who, time, below }) => (
      <li key={key} className={styles.event}>
        <span className={`${styles.icon} ${styles[role]}`}>
          <Icon icon={icon} size={18} />
        </span>
        <span>{what}</span>
        <time className={styles.time}>{time}</time>
        <span className={styles.who}>{who}</span>
        {below && <div className={styles.below}>{below}</div>}
      </li>
    ))}
  </ol>
);
