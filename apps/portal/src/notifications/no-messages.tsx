import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { useSession } from '#core/session.ts';

const t = reader(notificationsInboxTexts);

/** Neither new nor seen messages: a greeting by name (MSG-04). */
export const NoMessages = () => {
  const { user } = useSession();
  return (
    <EmptyState drawing="notes" title={t('messages.empty_title', { name: user?.name ?? '' })}>
      {t('messages.empty_text')}
    </EmptyState>
  );
};
