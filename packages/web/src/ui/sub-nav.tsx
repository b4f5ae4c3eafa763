import { useLayoutEffect, useRef } from 'react';
import styles from './sub-nav.module.css';

type SubNavItem = { href: string; label: string; current: boolean };

/** Pages of one contract; scrolls sideways and shows the current one. */
export const SubNav = ({ label, items }: { label: string; items: readonly SubNavItem[] }) => {
  const current = useRef<HTMLAnchorElement>(null);
  const href = items.find((item) => item.current)?.href;
  useLayoutEffect(() => {
    const tab = current.current;
    const list = tab?.closest('ul');
    if (tab && list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [href]);
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              ref={item.current ? current : undefined}
              href={item.href}
              data-replace="" // pages of one thing: „back“ leads out of it
              className={`tap ${styles.tab}`}
              aria-current={item.current ? 'page' : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
