import type { ReactNode } from 'react';
import { NavTarget, type NavItem } from '#ui/nav-item.tsx';
import { store, useStore } from '#store.ts';
import styles from './side-rail.module.css';

type SideRailProps = {
  label: string;
  mark: ReactNode;
  items: readonly NavItem[];
  /** Settings, profile and logout, apart from the pages. */
  foot?: readonly NavItem[];
};

/** An entry above the foot that the app adds while it leads somewhere; loaded after the page. */
export const railItem = store<NavItem | null>(null);

/** Main navigation of wide screens. */
export const SideRail = ({ label, mark, items, foot = [] }: SideRailProps) => {
  const added = useStore(railItem);
  return (
    <nav aria-label={label} className={styles.rail}>
      <div className={styles.mark}>{mark}</div>
      {items.map(entry)}
      <div className={styles.foot}>
        {added && entry(added)}
        {foot.map(entry)}
      </div>
    </nav>
  );
};

const entry = (item: NavItem) => (
  <NavTarget
    key={item.key}
    item={item}
    className={`${styles.item} ${item.tone && item.tone !== 'scan' ? styles[item.tone] : ''}`}
    icon={styles.icon}
    badge={styles.badge}
  />
);
