import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { NavTarget, type NavItem } from '#ui/nav-item.tsx';
import styles from './tab-bar.module.css';

/** Main navigation of the phone, at the thumb. */
export const TabBar = ({ label, items }: { label: string; items: readonly NavItem[] }) => (
  <nav aria-label={label} className={styles.bar}>
    {items.map((item) => (
      <NavTarget
        key={item.key}
        item={item}
        className={`${styles.tab} ${item.tone ? styles[item.tone] : ''}`}
      >
        <span>{item.label}</span> {/* a word of its own, also where no space is drawn */}
        <span className={styles.pill}>
          <Icon icon={item.icon} />
          {item.badge && (
            <span className={styles.badge}>
              <Badge>{item.badge}</Badge>
            </span>
          )}
        </span>
      </NavTarget>
    ))}
  </nav>
);
