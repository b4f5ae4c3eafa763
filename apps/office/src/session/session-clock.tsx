import { signOut, touch } from '@abrufbar/contract/staff/session.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { send } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { useEffect, useState } from 'react';
import { interruptSession } from '#core/api/session-state.ts';
import { hasUnreportedInput, lastReportAt } from '#core/api/user-action.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import type { Me } from '#core/session.ts';

const t = reader(staffSignInTexts);

/** Idle time of a session (OFF-08), and how long before its end the dialog counts down (OFF-09). */
const IDLE_MS = 30 * 60_000;
const COUNTDOWN_MS = 2 * 60_000;
/** Input without a call, such as a long text, is reported this often. */
const REPORT_INTERVAL_MS = 60_000;
const TICK_MS = 1_000;

/** Ends the session on time: counts down before the idle end, keeps it open while somebody types. */
export const SessionClock = ({ me }: { me: Me }) => {
  const [now, setNow] = useState(() => Date.now());
  const [openedAt] = useState(() => Date.now());
  // After a reload the server knows better, unless the clock of this computer is wrong.
  const known = Math.max(Date.parse(me.idle_ends_at), openedAt + COUNTDOWN_MS);
  const end = Math.max(lastReportAt() + IDLE_MS, Math.min(known, openedAt + IDLE_MS));
  const isCounting = now >= end - COUNTDOWN_MS;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const isOver = now >= end;
  useEffect(() => {
    if (isOver) expire();
  }, [isOver]);
  useEffect(() => {
    if (isCounting) return undefined;
    const timer = setInterval(() => {
      if (hasUnreportedInput()) keepOpen();
    }, REPORT_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  if (!isCounting || isOver) return null;
  return (
    <Dialog
      icon={clock}
      tone="warn"
      title={t('bo.session.title')}
      text={t('bo.session.text', { n: Math.max(0, Math.ceil((end - now) / 1000)) })}
      onClose={keepOpen}
      actions={
        <>
          <Button variant="secondary" size={44} onClick={expire}>
            {t('bo.session.leave')}
          </Button>
          <Button size={44} onClick={keepOpen}>
            {t('bo.session.stay')}
          </Button>
        </>
      }
    />
  );
};

// Both are calls that an input caused; a refusal ends the session by itself.
const keepOpen = (): void =>
  void send(touch, {}, { key: newKey(), quiet: 'all' }).catch(() => undefined);

const expire = (): void => {
  send(signOut, {}, { quiet: 'all' }).catch(() => undefined); // the server ends it anyway
  interruptSession();
};
