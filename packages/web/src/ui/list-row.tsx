import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { chevronRight } from '#ui/icons/basic.ts';
import styles from './list-row.module.css';

type ListRowProps = {
  /** `card`: a large way to somewhere; `menu`: one line of a menu or a list to choose from. */
  tone?: 'card' | 'menu' | 'danger';
  icon?: IconPath;
  title: ReactNode;
  hint?: string | undefined;
  badge?: string | undefined;
  /** Full accessible name where the badge needs words. */
  badgeLabel?: string | undefined;
  current?: boolean | undefined;
  /** Instead of the arrow of a card, or at the end of a menu line. */
  trailing?: ReactNode;
} & ({ href: string } | { onClick: () => void });

export const ListRow = ({
  tone = 'card',
  icon,
  title,
  hint,
  badge = '',
  badgeLabel,
  current = false,
  trailing,
  ...target
}: ListRowProps) => {
  const isCard = tone === 'card';
  const shared = {
    className: `tap ${styles.row} ${styles[tone]}`,
    'aria-label': badgeLabel,
    'aria-current': current ? ('page' as const) : undefined,
    children: (
      <>
        {icon && (
          <span className={isCard ? styles.tile : styles.icon}>
            <Icon icon={icon} />
          </span>
        )}
        <span className={styles.words}>
          <span className={isCard ? 'card-title' : undefined}>{title}</span>
          {hint && <span className="caption ink-3">{hint}</span>}
        </span>
        {' ' /* a screen reader reads the badge as a word of its own */}
        <Badge>{badge}</Badge>
        {trailing ?? (isCard && <Icon icon={chevronRight} />)}
      </>
    ),
  };
  return 'href' in target ? (
    <a href={target.href} {...shared} />
  ) : (
    <button type="button" onClick={target.onClick} {...shared} />
  );
};
