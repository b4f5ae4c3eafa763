import { useState } from 'react';
import { restoreOrder } from '#call-offs/outbox/order-intent.ts';
import { useConfirm } from '#call-offs/wizard/confirm.ts';
import { AbortDialog, DoneDialog } from '#call-offs/wizard/dialogs.tsx';
import {
  draftOf,
  newDraft,
  offerOf,
  onDay,
  type Cart,
  type Draft,
  type DraftMove,
  type Item,
} from '#call-offs/wizard/draft.ts';
import type { Edited } from '#call-offs/wizard/edited.ts';
import { WizardFrame } from '#call-offs/wizard/frame.tsx';
import { useLeaveGuard } from '#core/navigation/use-leave-guard.ts';
import { WizardContact } from '#call-offs/wizard/contact.tsx';
import { WizardOrder } from '#call-offs/wizard/order.tsx';
import { WizardSummary } from '#call-offs/wizard/summary.tsx';
import { useToday } from '@abrufbar/web/today.ts';

type WizardProps = {
  readonly item: Item;
  readonly cart: Cart;
  readonly noteMaxLetters: number | undefined;
  readonly userId: string;
  readonly companyNumber: string;
  readonly contractEnd: string | null;
  readonly edited: Edited | null;
};

/** Three steps from the cart to the binding request; the only owner of the input. */
export const Wizard = (props: WizardProps) => {
  const { item, cart, noteMaxLetters, userId, companyNumber, contractEnd, edited } = props;
  const today = useToday();
  const offer = offerOf(cart, noteMaxLetters);
  const [draft, setDraft] = useState<Draft>(() =>
    edited ? draftOf(restoreOrder(edited.about.order), offer, today) : newDraft(cart, userId),
  );
  const [day, setDay] = useState(today);
  if (day !== today) {
    setDay(today);
    setDraft(onDay(draft, today));
  }
  const { confirm, reset, state } = useConfirm({
    item,
    cart,
    companyNumber,
    replaces: edited?.key,
  });
  useLeaveGuard(state.kind === 'done' ? null : state.kind === 'sending' ? 'blocked' : 'confirm');

  const onMove = (move: DraftMove) => {
    reset();
    setDraft(move);
  };
  const step = { draft, cart, offer, today, onMove };
  return (
    <WizardFrame
      {...step}
      item={item}
      isSending={state.kind === 'sending'}
      onConfirm={() =>
        void confirm(draft.order).catch((error: unknown) => console.warn('order', error))
      }
    >
      {draft.step === 1 && <WizardOrder {...step} item={item} contractEnd={contractEnd} />}
      {draft.step === 2 && <WizardContact {...step} item={item} userId={userId} />}
      {draft.step === 3 && (
        <WizardSummary
          {...step}
          item={item}
          contractEnd={contractEnd}
          problem={state.kind === 'refused' ? state : null}
        />
      )}
      <AbortDialog />
      <DoneDialog
        item={item}
        order={draft.order}
        outcome={state.kind === 'done' ? state.outcome : null}
      />
    </WizardFrame>
  );
};
