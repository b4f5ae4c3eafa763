import { CELSIUS } from '@abrufbar/domain/deliveries/freshness.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefusal } from '#core/frame/show-refusal.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { submitTemperature } from '#deliveries/freshness/entry-intent.ts';

const MAX_DIGITS = 3;

/** Whole degrees that are typed; null for anything else. */
export const celsiusOf = (typed: string): number | null => {
  const celsius = /^[-−]?\d{1,3}$/.test(typed) ? Number(typed.replace('−', '-')) : null;
  return celsius !== null && celsius >= CELSIUS.least && celsius <= CELSIUS.most ? celsius : null;
};

type UseTemperature = {
  readonly delivery: Details;
  /** Shown until something is typed, which replaces it. */
  readonly known: number | null;
  readonly onClose: () => void;
};

/** The temperature that is typed, and entering it: the only owner of both. */
export const useTemperature = ({ delivery, known, onClose }: UseTemperature) => {
  const cache = useQueryClient();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<'missing' | 'wrong' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const before = known === null ? '' : String(known);
  const typed = draft ?? before;
  const celsius = celsiusOf(typed);

  const type = (next: string | null): void => {
    if (isBusy) return;
    setProblem(null);
    setDraft(next);
  };
  const close = (): void => {
    if (isBusy) return; // it may come back refused
    type(null);
    onClose();
  };
  /** Whether it is on its way; otherwise the sheet says why not. */
  const send = async (): Promise<boolean> => {
    if (isBusy) return false;
    if (celsius === null) {
      setProblem(typed === '' || typed === '-' ? 'missing' : 'wrong');
      return false;
    }
    setBusy(true);
    const submission = await submitTemperature(cache, delivery, celsius);
    setBusy(false);
    if (submission.outcome === 'refused') showRefusal(submission.refusal);
    const isAccepted = submission.outcome === 'sent' || submission.outcome === 'queued';
    if (isAccepted) setDraft(null);
    return isAccepted;
  };
  /** A temperature that is known already is not measured again. */
  const enterChanged = async (): Promise<boolean> =>
    (draft === null && known !== null) || (await send());
  return {
    typed,
    celsius,
    problem,
    isBusy,
    isDirty: typed !== before && !isBusy,
    type,
    close,
    addDigit: (digit: string) => {
      const isFull = (draft ?? '').replace('-', '').length >= MAX_DIGITS;
      type(isFull ? draft : (draft ?? '') + digit);
    },
    removeDigit: () => type(typed.slice(0, -1)),
    changeSign: () => type(typed.startsWith('-') ? typed.slice(1) : `-${typed}`),
    enter: async () => {
      if (await enterChanged()) onClose();
    },
    enterChanged,
  };
};
