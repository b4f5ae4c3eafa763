import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { circleCheck, circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { useState } from 'react';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { actsAt, confirmWord, needsAnswer, type Act } from '#call-offs/decide/acts.ts';
import { decide, undoLast } from '#call-offs/decide/decisions.ts';
import { isTooLong } from '#call-offs/drawer/answer.tsx';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { changeDraft, dropDraft, useDraft } from '#call-offs/drawer/drafts.ts';
import { Button } from '#core/controls/button.tsx';
import { followsNext } from '#core/device.ts';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';

const t = reader(officeDrawerTexts);

type ActionsProps = { detail: Detail; onNext: () => void; onClose: () => void };

/** Buttons named by the act (OFF-53); after a collision the way to the next call-off. */
export const Actions = ({ detail, onNext, onClose }: ActionsProps) => {
  const { id, status, pending } = detail;
  const draft = useDraft(id);
  const [isSending, setIsSending] = useState(false);
  const follows = useStore(followsNext) !== 'off';
  const mayDecide = useMayDecide();
  const isOpen = mayDecide && pending === null && draft.collision === null;
  const { confirm, review, refuse } = isOpen
    ? actsAt(status)
    : { confirm: null, review: null, refuse: null };
  const act = (wanted: Act | null) => {
    if (wanted === null || isSending) return false;
    const answer = draft.answer.trim();
    if (needsAnswer(wanted) && answer === '') {
      // A second try without a text says what is missing.
      changeDraft(id, { isRefusing: true, isMissing: draft.isRefusing });
      return true;
    }
    if (isTooLong(answer)) return true;
    setIsSending(true);
    const wish = { act: wanted, answer: answer || null, number: draft.number.trim() || null };
    decide(detail, wish)
      .then((collision) => {
        if (collision) return changeDraft(id, { collision: { ...collision, act: wanted } });
        dropDraft(id);
        return follows && wanted !== 'cancel' ? onNext() : undefined;
      })
      .catch(() => undefined) // said by a flash, or below its field
      .finally(() => setIsSending(false));
    return true;
  };
  const keys = {
    confirm: useKeyOf('confirm'),
    review: useKeyOf('review'),
    refuse: useKeyOf('refuse'),
    next: useKeyOf('next'),
  };
  // Also where there is nothing to send: the browser's own dialog for Strg S stays away.
  const send = () => void act(draft.isRefusing ? refuse : confirm);
  useKeys({
    confirm: () => act(confirm),
    review: () => act(review),
    refuse: () => act(refuse),
    send,
    save: send,
    undo: () => void undoLast(),
    next: onNext,
  });
  if (confirm === null && refuse === null) {
    return (
      <>
        <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
          {t('bo.conflict.close')}
        </Button>
        <Button size={44} caps={keys.next} onClick={onNext}>
          {t('bo.conflict.next')}
        </Button>
      </>
    );
  }
  return (
    <>
      {refuse !== null && (
        <Button
          variant="destructive"
          size={44}
          icon={review === null ? (refuse === 'cancel' ? ban : circleX) : undefined}
          caps={keys.refuse}
          onClick={() => act(refuse)}
        >
          {t(refuse === 'cancel' ? 'bo.drawer.actions.cancel' : 'bo.drawer.actions.refuse')}
        </Button>
      )}
      {review !== null && (
        <Button variant="secondary" size={44} caps={keys.review} onClick={() => act(review)}>
          {t('bo.drawer.actions.review')}
        </Button>
      )}
      {confirm !== null ? (
        <Button
          size={44}
          icon={circleCheck}
          caps={keys.confirm}
          busy={isSending}
          onClick={() => act(confirm)}
        >
          {confirmWord(status)}
        </Button>
      ) : (
        <Button variant="secondary" size={44} caps={keys.next} onClick={onNext}>
          {t('bo.conflict.next')}
        </Button>
      )}
    </>
  );
};
