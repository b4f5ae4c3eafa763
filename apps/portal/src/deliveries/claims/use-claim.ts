import type { CLAIM_REMEDIES } from '@abrufbar/domain/deliveries/claims.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { useRef, useState } from 'react';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { showRefusal } from '#core/frame/show-refusal.ts';
import { returnTo } from '#core/navigation/close-overlay.ts';
import { unguardPage } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { useLeaveGuard } from '#core/navigation/use-leave-guard.ts';
import { submitClaim } from '#deliveries/claims/claim-intent.ts';
import { reservationFor, type ClaimReason } from '#deliveries/claims/reservation-for.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useConfirming } from '#deliveries/use-confirming.ts';
import type { Target } from '#documents/uploads/refuse.ts';
import { queuePhotos, type HeldPhoto } from '#documents/uploads/held-photos.ts';

const t = reader(claimsTexts);

type Draft = {
  readonly reasons: readonly ClaimReason[];
  readonly photos: readonly HeldPhoto[];
  readonly note: string;
  readonly remedy: (typeof CLAIM_REMEDIES)[number];
};
const EMPTY: Draft = { reasons: [], photos: [], note: '', remedy: 'replacement' };

type UseClaim = {
  readonly delivery: Details;
  readonly target: Target;
  readonly mayReserve: boolean;
};

/** Input of the form, and sending it: the only owner of both. */
export const useClaim = ({ delivery, target, mayReserve }: UseClaim) => {
  const [claimId] = useState(newKey);
  const [draft, setDraft] = useState(EMPTY);
  const [state, setState] = useState<'open' | 'missing' | 'asking' | 'sending'>('open');
  const isBusy = useRef(false); // two taps may come before the next render
  /** The answer to the question, which is asked once (BEY-98). */
  const answered = useRef<boolean | null>(null);
  const confirming = useConfirming(delivery);
  const { reasons, photos, note, remedy } = draft;
  const hasInput = reasons.length + photos.length > 0 || note !== '' || remedy !== EMPTY.remedy;
  useLeaveGuard(state === 'sending' ? 'blocked' : hasInput ? 'confirm' : null);

  const change = (part: Partial<Draft> | ((now: Draft) => Partial<Draft>)): void => {
    setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
    setState((now) => (now === 'missing' ? 'open' : now));
  };
  const leave = (outcome: 'sent' | 'queued'): void => {
    unguardPage();
    if (outcome === 'sent') void go(href('claim', { id: claimId }), { replace: true });
    else returnTo(href('delivery-single', { ids: delivery.ids }));
  };
  const transmit = async (isReserved: boolean): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    answered.current = isReserved;
    setState('open');
    await whenLayersClosed(); // the guard notes the entry of the page, not that of a dialog
    setState('sending');
    const outcome = await sendAll(isReserved).catch((error: unknown) => {
      console.warn('claim', error);
      showErrorPopup({ text: t('claim.error') });
      return null;
    });
    isBusy.current = false;
    if (outcome) leave(outcome);
    else setState('open');
  };
  /** Null while the input is still needed. The claim is stored before its photos and before any answer. */
  const sendAll = async (isReserved: boolean): Promise<'sent' | 'queued' | null> => {
    const filed = { id: claimId, reasons: [...reasons], remedy, note: note.trim() || null };
    const submitting = submitClaim(delivery, filed);
    await queuePhotos(target, claimId, photos);
    const submission = await submitting;
    const { outcome } = submission;
    if (outcome === 'refused') showRefusal(submission.refusal);
    if (outcome !== 'sent' && outcome !== 'queued') return null;
    if (isReserved) await confirming({ reservation: reservationFor(reasons) });
    return outcome;
  };
  /** Says what is missing, asks whether the delivery is confirmed with it, or sends. */
  const send = (): void => {
    if (reasons.length === 0) return setState('missing');
    if (answered.current === null && mayReserve && !isConfirmed(delivery.status))
      return setState('asking');
    void transmit(answered.current ?? false);
  };
  return {
    draft,
    change,
    send,
    transmit,
    isMissing: state === 'missing',
    isAsking: state === 'asking',
    isSending: state === 'sending',
    keepEditing: () => setState('open'),
  };
};
