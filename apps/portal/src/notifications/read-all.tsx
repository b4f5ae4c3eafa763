import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { checkCheck } from '@abrufbar/web/ui/icons/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { isView } from '#core/device.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useSession } from '#core/session.ts';
import type { Message } from '#notifications/inbox-read.ts';
import { markAllSeen } from '#notifications/seen-intent.ts';
import styles from './read-all.module.css';

const t = reader(notificationsInboxTexts);

/** Marks everything as seen up to the newest message on show (MSG-01). */
export const ReadAll = ({ newest }: { readonly newest: Message }) => {
  const cache = useQueryClient();
  const reason = useId();
  const { company } = useSession();
  const onClick = async () => {
    const { outcome } = await markAllSeen(cache, newest, company?.company_nr ?? '');
    if (outcome === 'sent') showFlash('sucess', t('messages.read_all_done'));
  };
  return (
    <>
      <button
        type="button"
        className={`tap ${styles.button}`}
        disabled={isView}
        aria-describedby={isView ? reason : undefined}
        onClick={() => void onClick()}
      >
        <Icon icon={checkCheck} size={20} />
        {t('messages.read_all')}
      </button>
      <ViewReason id={reason} />
    </>
  );
};
