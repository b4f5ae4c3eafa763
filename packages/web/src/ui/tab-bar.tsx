import { NavTarget, type NavItem } from '#ui/nav-item.tsx';
import styles from './tab-bar.module.css';

/** Main navigation of the phone, at the thumb. */
export const TabBar = ({ label, items }: { label: string; items: readonly NavItem[] }) => (
  <nav aria-label={label} data-tab-bar="" className={styles.bar}>
    {items.map((item) => (
      <NavTarget
        key={item.key}
        item={item}
        className={`${styles.tab} ${item.tone ? styles[item.tone] : ''}`}
        icon={styles.pill}
        badge={styles.badge}
      />
    ))}
  </nav>
);
