import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { store, useStore } from '@abrufbar/web/store.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { href } from '#core/navigation/paths.ts';
import { useUnsentConfirmation, type Waiting } from '#deliveries/confirm-intent.ts';
import styles from './confirmed-first.module.css';

const t = reader({ ...acceptTexts, ...outboxTexts, ...reservationTexts });

type Said = {
  readonly deliveryId: string;
  /** `warn`: something of the confirmation here is lost; `info`: none is needed any more. */
  readonly tone: 'warn' | 'info';
  readonly words: string;
};

/** A colleague confirmed before somebody did here: said on the pages of that delivery (BEY-78, BEY-87, BEY-141). */
const said = store<Said | null>(null);
export const sayConfirmedFirst = said.set;

/** The sentence that was said here, and the confirmation that lies in the outbox since one that waited was not accepted (BEY-142). */
const useBeaten = (deliveryId: string) => {
  const last = useStore(said);
  const unsent = useUnsentConfirmation(deliveryId);
  return {
    first: last?.deliveryId === deliveryId ? last : null,
    refused: unsent?.refusal ? unsent : null,
  };
};

export const useIsBeaten = (deliveryId: string): boolean => {
  const { first, refused } = useBeaten(deliveryId);
  return first !== null || refused !== null;
};

/** The sentences, where there are any. */
export const ConfirmedFirst = ({ deliveryId }: { readonly deliveryId: string }) => {
  const { first, refused } = useBeaten(deliveryId);
  return (
    <>
      {first && <Note tone={first.tone} live="alert" title={first.words} />}
      {refused && <Refused {...refused} />}
    </>
  );
};

/** It lies in the outbox alone, so it is discarded there, where that is asked first. */
const Refused = ({ about: { reservation }, refusal }: Waiting) => (
  <Note tone="danger" live="alert" title={t('queue.failed')}>
    {reservation && (
      <p className="strong">
        {t('receipt.reservation', { grund: t(`delivery.reservation.${reservation}`) })}
      </p>
    )}
    <p>{refusal?.message}</p>
    <div className={styles.way}>
      <ButtonLink variant="secondary" href={href('outbox')}>
        {t('accept.in_outbox')}
      </ButtonLink>
    </div>
  </Note>
);
