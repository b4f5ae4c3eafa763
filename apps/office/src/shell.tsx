import { officeCounts } from '@abrufbar/contract/call-offs/office-list.ts';
import { officeClaimCounts } from '@abrufbar/contract/deliveries/office-claims.ts';
import { officeInvitationCounts } from '@abrufbar/contract/registration-office.ts';
import { signOut } from '@abrufbar/contract/staff/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffUsersTexts } from '@abrufbar/texts/staff/users.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { query } from '@abrufbar/web/data.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { RunningBar } from '#content/maintenance/running-bar.tsx';
import { interrupted, leaveSession, noteSignedIn } from '#core/api/session-state.ts';
import { settleBrand, useBrand } from '#core/brand.ts';
import { Frame } from '#core/frame/frame.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { ShellFallback } from '#core/frame/shell-fallback.tsx';
import { SideNav } from '#core/frame/side-nav.tsx';
import { TopBar } from '#core/frame/top-bar.tsx';
import { VersionBar } from '#core/frame/version-bar.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { areaKeyHandlers } from '#core/navigation/area-keys.ts';
import { place } from '#core/navigation/router.ts';
import { useMeState, type Me } from '#core/session.ts';
import { switchBrand } from '#core/switch-brand.ts';
import { useImportAlarm } from '#core/navigation/import-alarm.ts';
import { mayOpen, navGroups } from '#core/navigation/areas.ts';
import { paletteActions } from '#palette/actions.ts';
import { SessionClock } from '#session/session-clock.tsx';

const t = reader(staffUsersTexts);
const Palette = part(() => import('#palette/palette.tsx').then((file) => file.Palette));
const KeyHelp = part(() => import('#core/keys/key-help.tsx').then((file) => file.KeyHelp));

/** The frame around every screen of a signed-in person. */
export const Shell = ({ children }: { children?: ReactNode }) => {
  const { data: me, error, refetch } = useMeState();
  const brand = useBrand();
  useEffect(() => {
    if (!me) return;
    noteSignedIn(me);
    settleBrand(me.brands);
  }, [me]);
  if (!me) return <ShellFallback error={error} onRetry={() => void refetch()} />;
  // The brand of the host may be none of theirs; then the first of their own is settled at once.
  return me.brands.includes(brand) && <SignedIn me={me}>{children}</SignedIn>;
};

const SignedIn = ({ me, children }: { me: Me; children: ReactNode }) => {
  const brand = useBrand();
  const { match } = useStore(place);
  const isInterrupted = useStore(interrupted) !== null;
  const [showsKeys, setShowsKeys] = useState(false);
  const [showsPalette, setShowsPalette] = useState(false);
  const seesCallOffs = me.read.includes('call-offs');
  const waiting = useQuery(query(officeCounts, seesCallOffs ? {} : null)).data?.open;
  const seesDeliveries = me.read.includes('deliveries');
  const claimed = useQuery(query(officeClaimCounts, seesDeliveries ? {} : null)).data?.open;
  const alarms = useImportAlarm(me.read.includes('imports'));
  const seesInvitations = me.read.includes('invitations');
  const everyInvitation = { q: null, customer: null };
  const invited = useQuery(query(officeInvitationCounts, seesInvitations ? everyInvitation : null))
    .data?.open;
  useKeys({
    help: () => setShowsKeys(true),
    palette: () => {
      if (document.querySelector('dialog:modal') === null) setShowsPalette(!isInterrupted);
    },
    ...areaKeyHandlers(me.read),
  });
  useEffect(() => {
    void Palette.preload(); // letters typed before it is there would act on the row behind it
  }, []);
  const leave = useCall(signOut, { quiet: 'all', onSettled: leaveSession });
  return (
    <>
      <Frame
        top={
          <TopBar
            brand={brand}
            brands={me.brands}
            name={me.name}
            searchesData={seesCallOffs}
            onSearch={() => setShowsPalette(true)}
            onBrand={switchBrand}
            onSignOut={() => leave.mutate({})}
          />
        }
        nav={
          <SideNav
            groups={navGroups(
              me.read,
              match?.name,
              {
                ...(waiting !== undefined && { calloffs: waiting }),
                ...(claimed !== undefined && { claims: claimed }),
                ...(invited !== undefined && { invitations: invited }),
              },
              alarms,
            )}
            role={t(`bo.role.${me.role}`)}
            onHelp={() => setShowsKeys(true)}
          />
        }
        bar={
          <>
            <VersionBar />
            {!isInterrupted && <RunningBar />}
          </>
        }
      >
        {mayOpen(me.read, match?.name) ? children : <NotFound />}
      </Frame>
      {showsPalette && !isInterrupted && (
        <Palette
          actions={paletteActions(me, {
            onBrand: switchBrand,
            onHelp: () => setShowsKeys(true),
            onSignOut: () => leave.mutate({}),
          })}
          searchesData={seesCallOffs}
          onClose={() => setShowsPalette(false)}
        />
      )}
      {showsKeys && <KeyHelp onClose={() => setShowsKeys(false)} />}
      {!isInterrupted && <SessionClock me={me} />}
    </>
  );
};
