import * as content from '@abrufbar/contract/content/content.ts';
import { loginLaterTexts } from '@abrufbar/texts/session/login-later.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { afterPress, pressedControl } from '@abrufbar/web/press.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import '#core/api/client.ts'; // ties `query` to the server
import { cache } from '#core/api/cache.ts';
import { isView } from '#core/device.ts';
import { noteSeen, wasSeen } from '#core/content/announcement-seen.ts';
import { ServerMessage } from '#core/content/server-message.tsx';
import { errorPopup } from '#core/frame/error-popup.ts';

const t = reader(loginLaterTexts);

/** An active announcement as a dialog, once per text and browser session (LOG-07, D-57). */
export const LoginAnnouncement = () => {
  const { data } = useQuery(query(content.announcement, { device_type: 'pwa' }), cache);
  const message = data?.message;
  // A window of a view that is over says so, and nothing else.
  const isDue = message !== undefined && !isView && !wasSeen(message);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!isDue || open) return undefined;
    return whenUndisturbed(() => setOpen(true));
  }, [isDue, open]);

  if (!isDue || !open) return null;
  const close = () => {
    noteSeen(message, 'popup');
    setOpen(false);
  };
  return (
    <Dialog
      open
      onClose={close}
      icon={megaphone}
      title={t('login.announcement_title')}
      actions={<Button onClick={close}>{t('login.announcement_close')}</Button>}
    >
      <ServerMessage message={message} />
    </Dialog>
  );
};

/** A popup would swallow the keys meant for a field, and a tap on the button of the form. */
const isInForm = (): boolean =>
  [document.activeElement, pressedControl()].some((one) => one?.closest('form'));

/** In a popup, in a flash, above the form or at a field of it. */
const isErrorShown = (): boolean =>
  errorPopup.get() !== null ||
  document.querySelector('[role="alert"]:not(:empty), form [aria-invalid="true"]') !== null;

/** Acts once nobody uses the form and no error is on show; returns what stops the waiting. */
const whenUndisturbed = (act: () => void): (() => void) => {
  const stop = new AbortController();
  const attempt = () => {
    if (stop.signal.aborted || isInForm() || isErrorShown()) return;
    act();
  };
  // The focus goes on to the next field after this event, and a tap's click comes first.
  const attemptLater = () => afterPress(() => setTimeout(attempt));
  for (const event of ['focusout', 'click']) {
    addEventListener(event, attemptLater, { signal: stop.signal });
  }
  stop.signal.addEventListener('abort', errorPopup.subscribe(attemptLater));
  attempt();
  return () => stop.abort();
};
