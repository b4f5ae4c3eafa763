import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { useEffect, useRef, useState } from 'react';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { showRefusal } from '#core/frame/show-refusal.ts';
import { returnTo } from '#core/navigation/close-overlay.ts';
import { unguardPage } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { useLeaveGuard } from '#core/navigation/use-leave-guard.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from '#deliveries/claims/claim-draft.ts';
import { submitClaim } from '#deliveries/claims/claim-intent.ts';
import { reservationFor } from '#deliveries/claims/reservation-for.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { useConfirming } from '#deliveries/use-confirming.ts';
import type { Target } from '#documents/uploads/refuse.ts';
import { queuePhotos } from '#documents/uploads/held-photos.ts';

const t = reader(claimsTexts);

const EMPTY: Draft = { reasons: [], photos: [], note: '', remedy: 'replacement' };

const hasInput = ({ reasons, photos, note, remedy }: Draft): boolean =>
  reasons.length + photos.length > 0 || note !== '' || remedy !== EMPTY.remedy;

type UseClaim = {
  readonly delivery: Details;
  readonly target: Target;
  readonly mayReserve: boolean;
};

/** Input of the form, and sending it: the only owner of both. */
export const useClaim = ({ delivery, target, mayReserve }: UseClaim) => {
  const [claimId, setClaimId] = useState(newKey);
  const [draft, setDraft] = useState(EMPTY);
  const [state, setState] = useState<'open' | 'missing' | 'asking' | 'sending'>('open');
  const isBusy = useRef(false); // two taps may come before the next render
  /** The answer to the question, which is asked once (BEY-98). */
  const answered = useRef<boolean | null>(null);
  const confirming = useConfirming(delivery);
  const { reasons, photos, note, remedy } = draft;
  useLeaveGuard(state === 'sending' ? 'blocked' : hasInput(draft) ? 'confirm' : null);
  /** The draft after the last change: several may come before the next render. */
  const latest = useRef(EMPTY);
  const [lostPhotos, setLostPhotos] = useState<number | null>(null);
  useEffect(() => {
    let isLeft = false;
    const restore = async (): Promise<void> => {
      const kept = await readDraft(delivery);
      if (isLeft || !kept || latest.current !== EMPTY) return;
      latest.current = kept.draft;
      setClaimId(kept.claimId);
      setDraft(kept.draft);
      setLostPhotos(kept.lostPhotos);
    };
    restore().catch((error: unknown) => console.warn('claim', error)); // the form begins empty
    return () => {
      isLeft = true;
    };
  }, [delivery]);

  const change = (part: Partial<Draft> | ((now: Draft) => Partial<Draft>)): void => {
    const now = latest.current;
    const next = { ...now, ...(typeof part === 'function' ? part(now) : part) };
    latest.current = next;
    setDraft(next);
    if (hasInput(next)) keepDraft(delivery, claimId, next);
    else forgetDraft(delivery);
    setState((now) => (now === 'missing' ? 'open' : now));
  };
  const leave = (outcome: 'sent' | 'queued'): void => {
    forgetDraft(delivery);
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
    /** Of a draft that was kept; null of any other. */
    lostPhotos,
    change,
    discard: () => forgetDraft(delivery),
    send,
    transmit,
    isMissing: state === 'missing',
    isAsking: state === 'asking',
    isSending: state === 'sending',
    keepEditing: () => setState('open'),
  };
};
