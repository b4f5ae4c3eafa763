import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useOnline } from '#core/api/network.ts';
import { href } from '#core/navigation/paths.ts';
import { serverFails } from '#core/outbox/entries.ts';
import { drop, isOfKind, type OutboxEntry } from '#core/outbox/outbox.ts';
import { CONFIRM } from '#deliveries/confirm-kind.ts';
import styles from './unsent-note.module.css';

const t = reader({ ...outboxTexts, ...deliveriesTexts, ...reservationTexts });

type UnsentNoteProps = {
  readonly unsent: OutboxEntry;
  /** The input in words, where they stand nowhere else; that of a confirmation where left out. */
  readonly typed?: string | undefined;
  /** More was entered than is entered again with a tap; as with a confirmation where left out. */
  readonly hasInput?: boolean;
  /** Sentence while there is no reception; that of a confirmation where left out. */
  readonly waiting?: string;
  /** Sentence for a refusal without one. */
  readonly failure?: string;
};

/** Parts of a confirmation beside the tap itself. */
const partsOf = (entry: OutboxEntry) => {
  const { reservation, isSigned = false } = isOfKind(entry, CONFIRM) ? entry.about : {};
  return {
    isSigned,
    hasInput: isSigned || reservation !== undefined,
    typed:
      reservation && t('receipt.reservation', { grund: t(`delivery.reservation.${reservation}`) }),
  };
};

/**
 * State of a confirmation, or of something else about a delivery, that is queued or was refused (D-62). One
 * with input is discarded in the outbox alone, which asks first (BEY-139).
 */
export const UnsentNote = ({ unsent, failure, ...props }: UnsentNoteProps) => {
  const { key, refusal } = unsent;
  const parts = partsOf(unsent);
  const { typed, hasInput, waiting } = {
    waiting: t(parts.isSigned ? 'queue.confirm_signed' : 'queue.confirm_delivery'),
    ...parts,
    ...props,
  };
  const hint = useStore(serverFails) ? 'queue.hint_server' : 'queue.sending';
  const isOnline = useOnline();
  if (refusal) {
    const close = { label: t('queue.discard'), onClick: () => void drop(key) };
    return (
      <Note tone="danger" live="alert" title={t('queue.failed')} {...(!hasInput && { close })}>
        {typed !== undefined && <p className="strong">{typed}</p>}
        <p>{refusal.message || (failure ?? t('delivery.confirm_error'))}</p>
        {hasInput && (
          <div className={styles.way}>
            <ButtonLink variant="secondary" href={href('outbox')}>
              {t('queue.in_outbox')}
            </ButtonLink>
          </div>
        )}
      </Note>
    );
  }
  return (
    <Note tone="info" icon={cloudUpload} live="status">
      <p>{isOnline ? t(hint) : waiting}</p>
    </Note>
  );
};
