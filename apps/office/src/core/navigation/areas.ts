import type { StaffArea } from '@abrufbar/domain/staff/roles.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { clipboardList, truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { building, fileText, settings } from '@abrufbar/web/ui/icons/navigation.ts';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/office-parts.ts';
import {
  bookOpenText,
  chartColumn,
  chartGantt,
  database,
  folder,
  languages,
  mail,
  scrollText,
  shoppingCart,
  upload,
  usersRound,
} from '@abrufbar/web/ui/icons/office.ts';
import type { NavGroup } from '#core/frame/side-nav.tsx';
import { hrefOfScreen, isRouteName, type RouteName } from '#core/navigation/paths.ts';

const t = reader(officeTexts);

type Area = {
  /** The right to read it opens the screen. */
  readonly area: StaffArea;
  /** Another area that is part of the same screen. */
  readonly or?: StaffArea;
  readonly label: string;
  readonly icon: IconPath;
  /** Name of its screen; an area without one yet is left out. */
  readonly route: string;
  /** Screens below it. */
  readonly below?: readonly RouteName[];
};

const WORK: readonly Area[] = [
  { area: 'call-offs', label: t('bo.nav.calloffs'), icon: clipboardList, route: 'calloffs' },
  {
    area: 'day-plan',
    label: t('bo.nav.day'),
    icon: chartGantt,
    route: 'day',
    below: ['sites'],
  },
  { area: 'deliveries', label: t('bo.nav.deliveries'), icon: truck, route: 'deliveries' },
  { area: 'deliveries', label: t('bo.nav.claims'), icon: messageSquareWarning, route: 'claims' },
  {
    area: 'contracts',
    label: t('bo.nav.contracts'),
    icon: fileText,
    route: 'contracts',
    below: ['contract'],
  },
  {
    area: 'customers',
    label: t('bo.nav.customers'),
    icon: building,
    route: 'customers',
    below: ['customer'],
  },
  { area: 'invitations', label: t('bo.nav.invitations'), icon: mail, route: 'invitations' },
];

const CONTENT: readonly Area[] = [
  {
    area: 'announcements',
    label: t('bo.nav.announcements'),
    icon: megaphone,
    route: 'announcements',
    below: ['announcement'],
  },
  {
    area: 'texts',
    label: t('bo.nav.texts'),
    icon: bookOpenText,
    route: 'texts',
    below: ['snippet'],
  },
  { area: 'translations', label: t('bo.nav.translations'), icon: languages, route: 'translations' },
  { area: 'files', label: t('bo.nav.files'), icon: folder, route: 'files' },
];

const OPERATION: readonly Area[] = [
  { area: 'carts', label: t('bo.nav.carts'), icon: shoppingCart, route: 'carts' },
  { area: 'imports', label: t('bo.nav.imports'), icon: upload, route: 'imports' },
  { area: 'reports', label: t('bo.nav.reports'), icon: chartColumn, route: 'reports' },
  { area: 'master-data', label: t('bo.nav.master'), icon: database, route: 'master' },
  { area: 'staff', label: t('bo.nav.staff'), icon: usersRound, route: 'staff' },
  { area: 'audit', label: t('bo.nav.audit'), icon: scrollText, route: 'audit' },
  {
    area: 'settings',
    or: 'plants',
    label: t('bo.nav.settings'),
    icon: settings,
    route: 'settings',
    below: [
      'brands',
      'plants',
      'workflow',
      'deadlines',
      'templates',
      'weight-limits',
      'mails',
      'sign-in-rules',
      'retention',
      'maintenance',
      'keys',
    ],
  },
];

const GROUPS: readonly { readonly title?: string; readonly areas: readonly Area[] }[] = [
  { areas: WORK },
  { title: t('bo.nav.group.content'), areas: CONTENT },
  { title: t('bo.nav.group.operation'), areas: OPERATION },
];

const shows = ({ route, below }: Area, current: RouteName | undefined): boolean =>
  route === current || below?.some((one) => one === current) === true;
const isReadable = ({ area, or = area }: Area, readable: readonly StaffArea[]): boolean =>
  readable.includes(area) || readable.includes(or);

/** Lies among the settings, but is everybody's own (OFF-35). */
const KEYS: RouteName = 'keys';

/** Sections of the settings for fewer people than the settings themselves. */
const NARROWER: Readonly<Partial<Record<RouteName, StaffArea>>> = {
  brands: 'settings',
  deadlines: 'settings',
  'weight-limits': 'settings',
  mails: 'settings',
  'sign-in-rules': 'settings',
  retention: 'settings',
  maintenance: 'settings',
};

/** Whether a person may read the area of a screen; a screen of no area is open to all (OFF-22). */
export const mayOpen = (
  readable: readonly StaffArea[],
  current: RouteName | undefined,
): boolean => {
  if (current === KEYS) return true;
  const narrower = current && NARROWER[current];
  if (narrower) return readable.includes(narrower);
  const found = GROUPS.flatMap(({ areas }) => areas).find((area) => shows(area, current));
  return found === undefined || isReadable(found, readable);
};

type Counts = Readonly<Partial<Record<RouteName, number>>>;
type Alarms = Readonly<
  Partial<Record<RouteName, { readonly count: number; readonly text: string }>>
>;

/** Areas that a person may read and that have a screen, in groups (OFF-32). */
export const navGroups = (
  readable: readonly StaffArea[],
  current: RouteName | undefined,
  counts: Counts = {},
  alarms: Alarms = {},
): readonly NavGroup[] =>
  GROUPS.map(({ title, areas }, at) => ({
    key: String(at),
    ...(title !== undefined && { title }),
    entries: areas.flatMap((entry) => {
      const { label, icon, route } = entry;
      if (!isReadable(entry, readable) || !isRouteName(route)) return [];
      const count = counts[route];
      const alarm = alarms[route];
      return [
        {
          key: route,
          label,
          icon,
          href: hrefOfScreen(route),
          current: shows(entry, current),
          ...(count !== undefined && { count }),
          ...(alarm !== undefined && { alarm }),
        },
      ];
    }),
  })).filter(({ entries }) => entries.length > 0);
