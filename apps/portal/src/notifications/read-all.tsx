import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { checkCheck } from '@abrufbar/web/ui/icons/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { isView } from '#core/device.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useSession } from '#core/session.ts';
import { newestOf, type Message } from '#notifications/inbox-read.ts';
import { markAllSeen } from '#notifications/seen-intent.ts';
import styles from './read-all.module.css';

const t = reader(notificationsInboxTexts);

type ReadAllProps = {
  readonly look: 'icon' | 'words';
  readonly unread: readonly Message[];
};

/** Marks everything as seen up to the newest message on show (MSG-01); nothing while there is none. */
export const ReadAll = ({ look, unread }: ReadAllProps) => {
  const cache = useQueryClient();
  const reason = useId();
  const { company } = useSession();
  const newest = newestOf(unread);
  if (!newest) return null;
  const onClick = async () => {
    const { outcome } = await markAllSeen(cache, newest, company?.company_nr ?? '');
    if (outcome === 'sent') showFlash('sucess', t('messages.read_all_done'));
  };
  if (look === 'icon')
    return (
      <IconButton icon={checkCheck} label={t('messages.read_all')} onClick={() => void onClick()} />
    );
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
