import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import { typedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import type { Adjusted, Moved } from '#call-offs/fields/window-moves.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { useEffect, useState } from 'react';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';
import { startOf } from '#call-offs/change/draft.ts';
import { submitChange, useWaitingChange } from '#call-offs/outbox/change-intent.ts';
import { countDirtyForms } from '#core/navigation/leave.ts';
import {
  canEdit,
  hold,
  type OutboxRefusal,
  release,
  type Submission,
} from '#core/outbox/outbox.ts';

type Draft = {
  readonly requested: RequestedValues;
  /** Other values that the last choice adjusted. */
  readonly adjusted: Adjusted | null;
  /** Key of the unsent change that was opened for editing. */
  readonly replaces: string | null;
  /** Whether that change is kept from being sent. */
  readonly holds: boolean;
  readonly isTouched: boolean;
  /** Problems of fields from the last answer; the next input clears them. */
  readonly refused: OutboxRefusal['errors'];
};

/** `queued` and `sent` end the form, a refusal is shown above it. */
type Outcome = Exclude<Submission, { outcome: 'failed' }>;

/**
 * Input of the form and the outcome of sending it. Lives as long as the page: neither a failure nor newer data of
 * the call-off changes the input.
 */
export const useChange = (id: string, callOff: CallOffDetail | undefined, isOffered: boolean) => {
  const waiting = useWaitingChange(id);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const isIdle = !isSending && outcome === null;
  const editable = isIdle && waiting && canEdit(waiting) ? waiting : null;
  if (callOff && isOffered && !draft?.isTouched) {
    // An unsent change is read from the phone shortly after the page has rendered.
    if (editable && draft?.replaces !== editable.key) {
      const { key, about, state } = editable;
      const requested = { ...about.wish, ...typedTexts(about.wish) };
      setDraft({ ...NEW, requested, replaces: key, holds: state !== 'refused' });
    } else if (!draft) {
      setDraft({ ...NEW, requested: startOf(callOff) });
    }
  }

  const isTyped = draft?.isTouched === true && outcome === null;
  useEffect(() => {
    if (!isTyped) return undefined;
    countDirtyForms(1);
    return () => countDirtyForms(-1);
  }, [isTyped]);
  const replaces = draft?.replaces ?? null;
  const held = draft?.holds ? replaces : null;
  useEffect(() => {
    if (held === null) return undefined;
    void hold(held);
    return () => void release(held);
  }, [held]);

  const isUnderWay = isIdle && waiting !== undefined && editable === null && !draft?.isTouched;
  return {
    /** Null while the form is not shown. */
    requested: isUnderWay ? null : (draft?.requested ?? null),
    adjusted: draft?.adjusted ?? null,
    refused: draft?.refused ?? NEW.refused,
    /** A change that may have reached the server already. */
    isUnderWay,
    isSending,
    outcome,
    enter: (values: Partial<RequestedValues>) =>
      setDraft((now) => now && { ...now, ...touched({ ...now.requested, ...values }) }),
    move: (step: (requested: RequestedValues) => Moved<RequestedValues>) =>
      setDraft((now) => {
        if (!now) return now;
        const { order, adjusted } = step(now.requested);
        return { ...now, ...touched(order), adjusted };
      }),
    submit: async (company: string) => {
      if (!callOff || !draft || isSending) return;
      setIsSending(true);
      const { requested } = draft;
      const result = await submitChange({ callOff, company, requested, replaces });
      setIsSending(false);
      if (result.outcome === 'failed') return; // a popup has reported it
      setOutcome(result);
      if (result.outcome === 'refused') {
        const refused = result.refusal.errors;
        setDraft((now) => now && { ...now, refused });
      }
      if (result.outcome !== 'queued') void refresh(callOffs.list, callOffs.detail);
    },
    closeOutcome: () => setOutcome(null),
  };
};

const NEW = {
  adjusted: null,
  replaces: null,
  holds: false,
  isTouched: false,
  refused: [],
} as const satisfies Partial<Draft>;

const touched = (requested: RequestedValues) => ({
  requested,
  adjusted: null,
  isTouched: true,
  refused: [],
});

export type Change = ReturnType<typeof useChange>;
