import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { Role } from '@abrufbar/web/ui/role.ts';
import styles from './timeline.module.css';

type Event = {
  readonly key: string;
  readonly icon: IconPath;
  readonly role: Role;
  readonly what: string;
  /** Who, and the text. */
  readonly who: string;
  readonly time: string;
};

/** Events in order: icon, act, who, time. */
export const Timeline = ({ label, events }: { label: string; events: readonly Event[] }) => (
  <ol aria-label={label} className={styles.line}>
    {events.map(({ key, icon, role, what, who, time }) => (
      <li key={key} className={styles.event}>
        <span className={`${styles.icon} ${styles[role]}`}>
          <Icon icon={icon} size={18} />
        </span>
        <span>{what}</span>
        <time className={styles.time}>{time}</time>
        <span className={styles.who}>{who}</span>
      </li>
    ))}
  </ol>
);
