import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect, useState } from 'react';
import { ORDER, type OrderAbout } from '#call-offs/outbox/order-intent.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { hold, release, useOutbox, type OutboxEntry } from '#core/outbox/outbox.ts';
import { useSearch } from '#core/navigation/router.ts';

const t = reader(callOffsWizardTexts);

/** An outbox entry of an order that is open in the wizard. */
export type Edited = OutboxEntry<OrderAbout>;

/**
 * The order named in the address, not sent while it is open. Null if the address names none, or one
 * that no longer exists; `waiting` until the outbox has been read.
 */
export const useEdited = (): Edited | null | 'waiting' => {
  const key = useSearch().get('entry');
  const [held, setHeld] = useState<string | null>(null);
  const [entry] = useOutbox(ORDER, (one) => one.key === key);
  useEffect(() => {
    if (key === null) return undefined;
    void hold(key)
      .catch((error: unknown) => console.warn('outbox', error)) // nothing is stored on this phone
      .then(() => setHeld(key));
    return () => void release(key);
  }, [key]);
  const isTooLate = held === key && entry?.state === 'waiting';
  useEffect(() => {
    if (isTooLate) showFlash('error', t('wizard.too_late'));
  }, [isTooLate]);
  if (key === null) return null;
  if (held !== key) return 'waiting';
  return entry && !isTooLate ? entry : null;
};
