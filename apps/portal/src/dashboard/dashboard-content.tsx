import { contentTexts } from '@abrufbar/texts/content.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { BarTool } from '@abrufbar/web/ui/bar-tool.tsx';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useReducer } from 'react';
import { noteSeen, wasSeen } from '#core/content/announcement-seen.ts';
import { ServerMessage } from '#core/content/server-message.tsx';
import { entries } from '#core/outbox/entries.ts';
import { settled } from '#core/settled.ts';
import { useSession } from '#core/session.ts';
import { useIsSun } from '#core/sun.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { Buttons } from '#dashboard/buttons.tsx';
import { RecentContracts } from '#dashboard/recent-contracts.tsx';
import { SunButton } from '#dashboard/sun-button.tsx';
import { useDay } from '#deliveries/today/day-query.ts';
import { DaySkeleton } from '#dashboard/today/day-skeleton.tsx';
import { Day } from '#dashboard/today/day.tsx';

const t = reader({ ...contentTexts, ...todayTexts });
const ConfirmationsCard = part(() =>
  import('#outbox/confirmations-card.tsx').then((file) => file.ConfirmationsCard),
);

const SunDay = part(
  () => import('#dashboard/today/sun-day.tsx').then((file) => file.SunDay),
  <Skeleton>
    <DaySkeleton />
  </Skeleton>,
);
const SunRest = part(() => import('#core/sun-rest.tsx').then((file) => file.SunRest));

export { SiteChips } from '#dashboard/today/site-chips.tsx';

/** The part of the start page that shows data of the server. */
export const DashboardContent = () => {
  const { company } = useSession();
  const input = company && { company_number: company.company_nr };
  const day = useDay(company?.company_nr);
  const recent = useQuery(query(contracts.recent, input)); // RTE-14
  const { data: announcement } = useQuery(query(content.announcement, { device_type: 'pwa' }));
  const isOnTop = announcement?.is_permanent === false;
  // Content below a late announcement is drawn again, so that nothing visible moves.
  const place = isOnTop ? 'below' : 'top';
  // Below the fold: drawn once and without haste, after the day, or without it if that takes long.
  const isSettled = useStore(settled);
  const isRestDrawn = useDeferredValue(isSettled || !day.isPending, false);
  const confirmations = useStore(entries).length > 0 && <ConfirmationsCard />;
  const [drawn, onDrawn] = useReducer((drawings: number) => drawings + 1, 0);
  const drawing = `${place} ${day.status} ${!announcement} ${drawn}`;
  const isSun = useIsSun();
  const Sites = isSun ? SunDay : Day;
  const rest = (
    <>
      <RecentContracts key={drawing} read={recent} />
      <Buttons drawing={`${drawing} ${recent.status}`} companyNumber={company?.company_nr} />
    </>
  );
  return (
    <>
      {isOnTop && <Announcement {...announcement} />}
      {company && day.data ? (
        <Sites
          key={place}
          day={day.data}
          companyNumber={company.company_nr}
          waiting={confirmations}
          onDrawn={onDrawn}
        />
      ) : (
        <>
          <Waiting key={place} read={day} failure={t('today.failure')}>
            <DaySkeleton />
          </Waiting>
          {confirmations}
        </>
      )}
      {isRestDrawn && (
        <>
          {announcement?.is_permanent && (
            <Announcement key={`announcement ${drawing}`} {...announcement} />
          )}
          {isSun ? <SunRest>{rest}</SunRest> : rest}
        </>
      )}
    </>
  );
};

/** The right end of the start page's head, with the sun mode one tap away (BEY-110). */
export const HeadEnd = () => (
  <>
    <BarTool />
    <SunButton />
  </>
);

type AnnouncementProps = { readonly message: string; readonly is_permanent: boolean };

/** Announcement of the supplier; can be closed unless it is permanent (DSH-01, DSH-02). */
const Announcement = ({ message, is_permanent }: AnnouncementProps) => {
  const [, redraw] = useReducer((closings: number) => closings + 1, 0);
  if (!is_permanent && wasSeen(message)) return null;
  const onClick = () => {
    noteSeen(message, 'banner');
    redraw();
  };
  const close = { close: { label: t('announcement.close'), onClick } };
  return (
    <Note tone="info" icon={megaphone} {...(!is_permanent && close)}>
      <ServerMessage message={message} />
    </Note>
  );
};
