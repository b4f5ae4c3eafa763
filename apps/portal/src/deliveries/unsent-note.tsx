import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useOnline } from '#core/api/network.ts';
import { serverFails } from '#core/outbox/entries.ts';
import { drop, isOfKind, type OutboxEntry } from '#core/outbox/outbox.ts';
import { CONFIRM } from '#deliveries/confirm-kind.ts';
import { useStore } from '@abrufbar/web/store.ts';

const t = reader({ ...outboxTexts, ...deliveriesTexts });

type UnsentNoteProps = {
  readonly unsent: OutboxEntry;
  /** The input in words, where they stand nowhere else. */
  readonly typed?: string;
  /** Sentence while there is no reception; that of a confirmation where left out. */
  readonly waiting?: string;
  /** Sentence for a refusal without one. */
  readonly failure?: string;
};

const isSigned = (entry: OutboxEntry): boolean =>
  isOfKind(entry, CONFIRM) && entry.about.isSigned === true;

/** State of a confirmation, or of its undoing, that is queued or was refused (D-62). */
export const UnsentNote = ({
  unsent,
  typed,
  waiting = t(isSigned(unsent) ? 'queue.confirm_signed' : 'queue.confirm_delivery'),
  failure = t('delivery.confirm_error'),
}: UnsentNoteProps) => {
  const { key, refusal } = unsent;
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
        {typed !== undefined && <p className="strong">{typed}</p>}
        <p>{refusal.message || failure}</p>
      </Note>
    );
  }
  return (
    <Note tone="info" icon={cloudUpload} live="status">
      <p>{isOnline ? t(hint) : waiting}</p>
    </Note>
  );
};
