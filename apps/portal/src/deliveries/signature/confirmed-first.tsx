import { store, useStore } from '@abrufbar/web/store.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import { UnsentNote } from '#deliveries/unsent-note.tsx';

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
      {refused && <UnsentNote unsent={refused} />}
    </>
  );
};
