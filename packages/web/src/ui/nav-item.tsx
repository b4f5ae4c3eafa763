import type { ReactNode } from 'react';
import type { IconPath } from '#ui/icon.tsx';

/** One entry of the main navigation, as tab, rail entry or menu row. */
export type NavItem = {
  key: string;
  label: string;
  icon: IconPath;
  /** Full accessible name where the label does not say all, e.g. the unread count. */
  name?: string | undefined;
  current?: boolean;
  badge?: string;
  /** `scan` is set apart, `empty` leads to nothing helpful right now. */
  tone?: 'scan' | 'empty' | undefined;
} & ({ href: string } | { onClick: () => void });

type NavTargetProps = { item: NavItem; className: string; children: ReactNode };

/** Link or button, whatever the entry is. */
export const NavTarget = ({ item, className, children }: NavTargetProps) => {
  const shared = {
    className: `tap ${className}`,
    'aria-label': item.name,
    'aria-current': item.current ? ('page' as const) : undefined,
    children,
  };
  return 'href' in item ? (
    <a href={item.href} {...shared} />
  ) : (
    <button type="button" onClick={item.onClick} {...shared} />
  );
};
