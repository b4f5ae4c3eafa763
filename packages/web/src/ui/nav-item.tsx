import { Badge } from '#ui/badge.tsx';
import { Icon, type IconPath } from '#ui/icon.tsx';

/** One entry of the main navigation, as tab, rail entry or menu row. */
export type NavItem = {
  key: string;
  label: string;
  icon: IconPath;
  /** Full accessible name where the label does not say all, e.g. the unread count. */
  name?: string | undefined;
  current?: boolean;
  badge?: string;
  /** `scan` is set apart, `empty` leads to nothing helpful right now, `reserved` is only the place of an entry. */
  tone?: 'scan' | 'empty' | 'reserved' | undefined;
} & ({ href: string } | { onClick: () => void });

type NavTargetProps = {
  item: NavItem;
  /** Classes of the entry, of the ground of its icon and of its badge. */
  className: string;
  icon: string | undefined;
  badge: string | undefined;
};

/** Link or button, whatever the entry is; its label comes first, as in the accessible name. */
export const NavTarget = ({ item, className, icon, badge }: NavTargetProps) => {
  const shared = {
    className: `tap ${className}`,
    'aria-label': item.name,
    'aria-current': item.current ? ('page' as const) : undefined,
    children: (
      <>
        <span>{item.label}</span> {/* a word of its own, also where no space is drawn */}
        <span className={icon}>
          <Icon icon={item.icon} />
          {item.badge && (
            <span className={badge}>
              <Badge>{item.badge}</Badge>
            </span>
          )}
        </span>
      </>
    ),
  };
  return 'href' in item ? (
    <a href={item.href} {...shared} />
  ) : (
    <button type="button" onClick={item.onClick} {...shared} />
  );
};
