import { navigationTexts } from '@abrufbar/texts/frame/navigation.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import type { NavItem } from '@abrufbar/web/ui/nav-item.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { Avatar } from '#profile/avatar.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { InstallRow } from '#core/install/install-row.tsx';
import { useRole, type Session } from '#core/session.ts';
import { signOut } from '#session/sign-out.ts';
import styles from './main-menu.module.css';

const t = reader(navigationTexts);
const OutboxRow = part(() => import('#outbox/menu-row.tsx').then((file) => file.OutboxRow));

// No part of the first load of the start page.
const LegalLinks = part(
  () => import('#core/frame/legal-links.tsx').then((file) => file.LegalLinks),
  <p className={styles.legal} />,
);

type Props = {
  open: boolean;
  onClose: () => void;
  session: Session;
  items: readonly NavItem[];
};

export const MainMenu = ({ open, onClose, session, items }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={t('nav.menu')}
    closeLabel={t('nav.menu_close')}
    head={<Person {...session} />}
  >
    <nav aria-label={t('nav.menu')} className={styles.list}>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <MenuRow {...item} />
          </li>
        ))}
        <OutboxRow />
      </ul>
    </nav>
    <div className={styles.apart}>
      <InstallRow />
      <ListRow tone="danger" icon={logOut} title={t('nav.logout')} onClick={signOut} />
    </div>
    <LegalLinks />
  </Sheet>
);

const MenuRow = ({ label, name, current, ...item }: NavItem) => {
  const row = { tone: 'menu', icon: item.icon, title: label, current, badge: item.badge } as const;
  // The entry of the current page reloads it (NAV-03).
  if (current || !('href' in item)) return <ListRow {...row} onClick={() => location.reload()} />;
  return <ListRow {...row} badgeLabel={name} href={item.href} />;
};

const Person = (session: Session) => {
  const role = useRole(session);
  const { user, company } = session;
  if (!user) return null;
  const under = [role, company?.company_name].filter((part) => part).join(' · ');
  return (
    <div className={styles.person}>
      <Avatar person={user} size="menu" />
      <span className={styles.words}>
        <span className={styles.name}>{user.name}</span>
        <span className="caption ink-3">{under}</span>
      </span>
    </div>
  );
};
