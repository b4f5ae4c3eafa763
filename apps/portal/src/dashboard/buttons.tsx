import * as companies from '@abrufbar/contract/companies.ts';
import * as notifications from '@abrufbar/contract/notifications.ts';
import { unreadBadge } from '#notifications/unread-badge.ts';
import { dashboardTexts } from '@abrufbar/texts/frame/dashboard.ts';
import { navigationTexts } from '@abrufbar/texts/frame/navigation.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import {
  bell,
  circleQuestionMark,
  hardHat,
  scanQrCode,
} from '@abrufbar/web/ui/icons/navigation.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { sitesQuery } from '#contracts/sites-query.ts';
import { href } from '#core/navigation/paths.ts';
import { frame } from '#core/session.ts';
import { routeOf, shownButtons } from '#dashboard/dashboard-buttons.ts';
import styles from './buttons.module.css';

const t = reader({ ...dashboardTexts, ...navigationTexts });

/** Icons by the names of the server; an unknown name shows the last one. */
const ICONS: ReadonlyMap<string, string> = new Map([
  ['hard-hat', hardHat],
  ['bell', bell],
  ['scan-qr-code', scanQrCode],
  ['circle-question-mark', circleQuestionMark],
]);

type ButtonsProps = {
  readonly companyNumber: string | undefined;
  /** Key of the list: a change draws it again, running calls go on. */
  readonly drawing: string;
};

/** Links of the start page, as the server lists them for this user (DSH-04, RTE-15, RTE-16). */
export const Buttons = ({ companyNumber, drawing }: ButtonsProps) => {
  const input = companyNumber === undefined ? null : { company_number: companyNumber };
  const buttons = shownButtons(
    useQuery(query(companies.dashboardButtons, input)).data?.items ?? [],
  );
  const hints = useHints(companyNumber);
  const unread = useUnread();
  return (
    <ul key={drawing} className={`stack ${styles.buttons}`}>
      {buttons.map(({ key, title, icon }) => (
        <li key={key}>
          <ListRow
            icon={ICONS.get(icon) ?? circleQuestionMark}
            title={title}
            hint={hints[key]}
            // Routes of buttons take no parameters, and only those in the table of paths are shown.
            href={href(routeOf(key) as 'help')}
            {...(key === 'notifications' && badge(title, unread))}
          />
        </li>
      ))}
    </ul>
  );
};

const LATER = '\u00A0'; // reserves the line

/** The number of contracts comes with the list that the button opens next. */
const useHints = (companyNumber: string | undefined): Readonly<Record<string, string>> => {
  const n = useInfiniteQuery(sitesQuery(companyNumber)).data?.total;
  return {
    'qr-code-scanner': t('dashboard.button.qr-code-scanner.hint'),
    'construction-site':
      n === undefined ? LATER : t(`dashboard.button.construction-site.hint${plural(n)}`, { n }),
  };
};

const useUnread = (): number =>
  useQuery({ ...query(notifications.count, {}), ...frame }).data?.count ?? 0;

/** DSH-07; the number alone would not say what it counts. */
const badge = (title: string, n: number) =>
  n > 0 && {
    badge: unreadBadge(n),
    badgeLabel: `${title}, ${t(`nav.messages_unread${plural(n)}`, { n })}`,
  };
