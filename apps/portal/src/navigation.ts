import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { unreadBadge } from '#notifications/unread-badge.ts';
import { navigationTexts } from '@abrufbar/texts/frame/navigation.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import {
  bell,
  circleQuestionMark,
  fileText,
  hardHat,
  house,
  scanQrCode,
  settings,
  userRound,
} from '@abrufbar/web/ui/icons/navigation.ts';
import type { NavItem } from '@abrufbar/web/ui/nav-item.tsx';
import { href, isRouteName, type RouteName } from '#core/navigation/paths.ts';
import { isMessage, isOfContract } from '#core/navigation/route-kind.ts';

const t = reader(navigationTexts);

type Label = Exclude<keyof typeof navigationTexts, `nav.messages_unread${string}`>;

type Entry = {
  /** Name of the screen; an entry is shown only if the table of paths has its screen. */
  readonly route: string;
  readonly label: Label;
  /** Label that fits under an icon. */
  readonly short?: Label;
  readonly icon: IconPath;
  readonly permission?: Permission;
};

const home: Entry = { route: 'dashboard', label: 'nav.home', icon: house };
const sites: Entry = { route: 'construction-site', label: 'nav.construction_site', icon: hardHat };
const messages: Entry = { route: 'messages', label: 'nav.messages', icon: bell };
const help: Entry = { route: 'help', label: 'nav.help', icon: circleQuestionMark };
const profile: Entry = { route: 'profile', label: 'nav.profile', icon: userRound };
const preferences: Entry = { route: 'settings', label: 'nav.settings', icon: settings };
const scanner: Entry = {
  route: 'qr-scanner',
  label: 'nav.qr_scanner',
  short: 'nav.qr_scanner_short',
  icon: scanQrCode,
  permission: 'qr-code-scanner',
};

const invoices: Entry = {
  route: 'invoices',
  label: 'nav.invoices',
  icon: fileText,
  permission: 'invoice-list',
};

/** Entries of the three navigations in their order (NAV-01, NAV-04 to NAV-09; docs/design.md section 10). */
const NAVIGATION = {
  menu: [home, sites, scanner, invoices, messages, profile, preferences, help],
  tabs: [home, messages, scanner, help],
  rail: [home, sites, scanner, invoices, messages, help],
  railFoot: [preferences, profile],
} as const satisfies Record<string, readonly Entry[]>;

export type Standing = {
  readonly current: RouteName;
  /** Undefined until they are known: entries that need one keep their place. */
  readonly permissions: readonly Permission[] | undefined;
  /** Before, places stay as the prerendered page has them, or React would draw all of it again. */
  readonly isSettled: boolean;
  readonly unread: number;
  /** Whether there is a help text for the page on show. */
  readonly hasHelp: boolean;
};

/** Current entries of a navigation: only screens that exist and that the user may open. */
export const navItems = (of: keyof typeof NAVIGATION, standing: Standing): NavItem[] => {
  const entries: readonly Entry[] = NAVIGATION[of];
  return entries.flatMap((entry) => {
    const { route, permission } = entry;
    if (!isRouteName(route)) return [];
    const item = navItem(entry, route, of === 'menu', standing);
    if (!permission || standing.permissions?.includes(permission)) return [item];
    const keepsPlace = standing.permissions === undefined || !standing.isSettled;
    return of !== 'menu' && keepsPlace ? [{ ...item, tone: 'reserved' as const }] : [];
  });
};

const navItem = (
  { label, short = label, icon }: Entry,
  route: RouteName,
  inMenu: boolean,
  { current, unread, hasHelp }: Standing,
): NavItem => {
  const item = {
    key: route,
    // Entries lead to screens without parameters, but for the invoices of the whole company.
    href: route === invoices.route ? href('invoices', { id: 'all' }) : href(route as 'dashboard'),
    label: t(inMenu ? label : short),
    icon,
    // Beside the list of sites each of their pages belongs to it; the menu reloads only the page itself.
    current: route === current || (!inMenu && belongsTo(route, current)),
  };
  if (label === messages.label)
    return { ...item, badge: unreadBadge(unread), name: unreadName(unread) };
  if (label === help.label && !hasHelp) return { ...item, tone: 'empty', name: t('nav.help_none') };
  if (label === scanner.label) return { ...item, tone: 'scan', name: t(label) };
  return item;
};

const belongsTo = (route: RouteName, current: RouteName): boolean =>
  route === sites.route
    ? isOfContract(current) && current !== invoices.route
    : isMessage(route) && isMessage(current);

const unreadName = (n: number): string =>
  n === 0
    ? t('nav.messages')
    : `${t('nav.messages')}, ${t(`nav.messages_unread${plural(n)}`, { n })}`;
