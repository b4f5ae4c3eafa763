import { store, useStore } from '@abrufbar/web/store.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';

type Said = {
  readonly deliveryId: string;
  /** `warn`: a signature is lost; `info`: none is needed any more. */
  readonly tone: 'warn' | 'info';
  readonly words: string;
};

/** A colleague confirmed before the signature here: said on the pages of that delivery (BEY-78, BEY-87). */
const said = store<Said | null>(null);
export const sayConfirmedFirst = said.set;

export const useConfirmedFirst = (deliveryId: string): Said | null => {
  const last = useStore(said);
  return last?.deliveryId === deliveryId ? last : null;
};

/** The sentence, where there is one. */
export const ConfirmedFirst = ({ deliveryId }: { readonly deliveryId: string }) => {
  const first = useConfirmedFirst(deliveryId);
  return first && <Note tone={first.tone} live="alert" title={first.words} />;
};
