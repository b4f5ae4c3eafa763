import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useOnline } from '#core/api/network.ts';
import { serverFails } from '#core/outbox/entries.ts';
import { drop, type OutboxEntry } from '#core/outbox/outbox.ts';
import { useStore } from '@abrufbar/web/store.ts';

const t = reader({ ...outboxTexts, ...deliveriesTexts });

/** State of a confirmation that is queued or was refused (D-62). */
export const UnsentNote = ({ unsent: { key, refusal } }: { readonly unsent: OutboxEntry }) => {
  const hint = useStore(serverFails) ? 'queue.hint_server' : 'queue.sending';
  const isOnline = useOnline();
  if (refusal) {
    return (
      <Note
        tone="danger"
        live="alert"
        title={t('queue.failed')}
        close={{ label: t('queue.discard'), onClick: () => void drop(key) }}
      >
        <p>{refusal.message || t('delivery.confirm_error')}</p>
      </Note>
    );
  }
  return (
    <Note tone="info" icon={cloudUpload} live="status">
      <p>{t(isOnline ? hint : 'queue.confirm_delivery')}</p>
    </Note>
  );
};
