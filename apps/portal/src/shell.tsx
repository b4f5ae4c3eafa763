import * as notifications from '@abrufbar/contract/notifications.ts';
import { navigationTexts } from '@abrufbar/texts/frame/navigation.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { BrandMark } from '@abrufbar/web/ui/brand-mark.tsx';
import { Frame } from '@abrufbar/web/ui/frame.tsx';
import { logOut, menu } from '@abrufbar/web/ui/icons/navigation.ts';
import { Panes } from '@abrufbar/web/ui/panes.tsx';
import { SideRail } from '@abrufbar/web/ui/side-rail.tsx';
import { TabBar } from '@abrufbar/web/ui/tab-bar.tsx';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import '#core/api/client.ts'; // ties every query to the server
import { useBrand } from '#core/brand.ts';
import { cache } from '#core/api/cache.ts';
import { isView, token } from '#core/device.ts';
import { themeCode } from '#core/device-rest.ts';
import { hasHelp } from '#core/frame/has-help.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import type { RouteName } from '#core/navigation/paths.ts';
import { place } from '#core/navigation/router.ts';
import { isMessage, isOfContract } from '#core/navigation/route-kind.ts';
import { frame, useSession } from '#core/session.ts';
import { mayPrepare } from '#core/prepare.ts';
import { settled } from '#core/settled.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useIsWide } from '#core/media-query.ts';
import { navItems, type Standing } from '#navigation.ts';
import { ViewBar } from '#view-bar.ts';
import styles from './shell.module.css';

const t = reader(navigationTexts);
const MainMenu = part(() => import('#main-menu.tsx').then((file) => file.MainMenu));

const signOut = () => void import('#session/sign-out.ts').then((file) => file.signOut());

const ShellRest = part(() => import('#shell-rest.tsx').then((file) => file.ShellRest));
const SidePane = part(() => import('#side-pane.tsx').then((file) => file.SidePane));

/** Whether a list is beside the screen from 1024 px on; it is kept from screen to screen. */
const hasPane = (name: RouteName): boolean =>
  isMessage(name) || isOfContract(name) || name === 'construction-site';

/** The frame around every screen but the bare ones. */
export const Shell = ({ children }: { children?: ReactNode }) => {
  const { name } = useStore(place);
  const signedIn = useStore(token) !== null;
  const isWide = useIsWide();
  const screen = <div className={styles.screen}>{children}</div>;
  // The same tree at every width: rotating a tablet keeps the input.
  const content = hasPane(name) ? (
    <Panes list={isWide && <SidePane name={name} />}>{screen}</Panes>
  ) : (
    screen
  );
  return (
    <QueryClientProvider client={cache}>
      {signedIn ? <SignedIn>{content}</SignedIn> : content}
    </QueryClientProvider>
  );
};

const SignedIn = ({ children }: { children: ReactNode }) => {
  const brand = useBrand();
  const session = useSession();
  const { user, company, permissions, permissionsKnown } = session;
  const { name, visit } = useStore(place);
  const isSettled = useStore(settled);
  const standing: Standing = {
    isSettled,
    current: name,
    permissions: permissionsKnown ? permissions : undefined,
    unread: useUnread(user !== undefined),
    hasHelp: useStore(hasHelp),
  };
  // The visit during which the menu is open: following a link closes it. Null until it is first opened.
  const [menuOn, setMenuOn] = useState<{ visit: number | null } | null>(null);
  useEffect(() => {
    if (user) themeCode.set(String(user.theme)); // BRD-07, T-24
  }, [user]);

  useEffect(() => {
    if (isSettled && mayPrepare()) void MainMenu.preload();
  }, [isSettled]);

  useEffect(() => {
    if (user && !company) console.warn('no company selected'); // ERR-35
  }, [user, company]);

  const label = t('nav.label');
  const openMenu = {
    key: 'menu',
    label: t('nav.menu'),
    icon: menu,
    onClick: () => void MainMenu.preload().then(() => setMenuOn({ visit })),
  };
  const leave = {
    key: 'logout',
    label: t('nav.logout'),
    icon: logOut,
    onClick: signOut,
  };
  return (
    <>
      <Frame
        rail={
          <SideRail
            label={label}
            mark={<BrandMark brand={brand} size={48} onDeep />}
            items={navItems('rail', standing)}
            foot={[...navItems('railFoot', standing), leave]}
          />
        }
        tabs={<TabBar label={label} items={[...navItems('tabs', standing), openMenu]} />}
      >
        {isView && <ViewBar />}
        {children}
        {isSettled && <ShellRest />}
      </Frame>
      {menuOn && (
        <MainMenu
          open={menuOn.visit === visit}
          onClose={() => setMenuOn({ visit: null })}
          session={session}
          items={navItems('menu', standing)}
        />
      )}
    </>
  );
};

const useUnread = (known: boolean): number =>
  useQuery({ ...query(notifications.count, known ? {} : null), ...frame }).data?.count ?? 0;
