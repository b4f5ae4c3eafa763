import * as content from '@abrufbar/contract/content/content.ts';
import { loginLaterTexts } from '@abrufbar/texts/session/login-later.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import '#core/api/client.ts'; // ties `query` to the server
import { cache } from '#core/api/cache.ts';
import { ServerMessage } from '#core/content/server-message.tsx';

const t = reader(loginLaterTexts);
const SEEN = 'abrufbar.announcement-seen';

/** An active announcement as a dialog, once per text and browser session (LOG-07, D-57). */
export const LoginAnnouncement = () => {
  const { data } = useQuery(query(content.announcement, { device_type: 'pwa' }), cache);
  const [seen, setSeen] = useState(() => sessionStorage.getItem(SEEN));
  const close = (message: string) => {
    sessionStorage.setItem(SEEN, message);
    setSeen(message);
  };
  if (!data || data.message === seen) return null;
  const { message } = data;
  return (
    <Dialog
      open
      onClose={() => close(message)}
      icon={megaphone}
      title={t('login.announcement_title')}
      actions={<Button onClick={() => close(message)}>{t('login.announcement_close')}</Button>}
    >
      <ServerMessage message={message} />
    </Dialog>
  );
};
