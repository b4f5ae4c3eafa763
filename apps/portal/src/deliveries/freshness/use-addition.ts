import {
  isAdditionQuantity,
  isRemaining,
  type Addition,
  type AdditionUnit,
} from '@abrufbar/domain/deliveries/freshness.ts';
import { addDays, berlinDay, berlinInstant, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { readQuantity } from '@abrufbar/domain/values/quantities.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showRefusal } from '#core/frame/show-refusal.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { submitAddition } from '#deliveries/freshness/entry-intent.ts';

type Draft = {
  readonly substance: Addition;
  readonly quantity: string;
  readonly unit: AdditionUnit;
  /** As it is typed; null: at the moment of entering. */
  readonly time: string | null;
  readonly remaining: string;
};
const EMPTY: Draft = {
  substance: 'water',
  quantity: '',
  unit: 'litre',
  time: null,
  remaining: '',
};

const numberOf = (typed: string): number => readQuantity(typed.trim());

/** `07:25` as it is typed, on a pad of digits without the colon too; null for anything else. */
export const clockOf = (typed: string): string | null => {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.]?(\d{2})$/.exec(typed.trim()) ?? [];
  return Number(hours) < 24 && Number(minutes) < 60 && minutes !== ''
    ? `${hours.padStart(2, '0')}:${minutes}`
    : null;
};

const MINUTE_MS = 60_000;

/** The last moment at which clocks showed that time; null where that was before the load was loaded. */
export const momentOf = (time: string, loadedAt: Date, now: Date): Date | null => {
  const today = berlinDay(now);
  const at = berlinInstant(today, time);
  const last = at.getTime() <= now.getTime() ? at : berlinInstant(addDays(today, -1), time);
  return last.getTime() > loadedAt.getTime() - MINUTE_MS ? last : null;
};

type Problem = 'missing' | 'wrong';
type Problems = { readonly [Field in 'quantity' | 'time' | 'remaining']?: Problem };

const problemsOf = ({ quantity, time, remaining }: Draft, loadedAt: Date): Problems => ({
  ...(quantity.trim() === ''
    ? { quantity: 'missing' as const }
    : isAdditionQuantity(numberOf(quantity))
      ? {}
      : { quantity: 'wrong' as const }),
  ...timeProblem(time, loadedAt),
  ...(remaining.trim() !== '' &&
    !isRemaining(numberOf(remaining)) && { remaining: 'wrong' as const }),
});

const timeProblem = (typed: string | null, loadedAt: Date): Problems => {
  if (typed === null) return {};
  const time = clockOf(typed);
  if (time === null) return { time: 'missing' };
  return momentOf(time, loadedAt, new Date()) === null ? { time: 'wrong' } : {};
};

type UseAddition = {
  readonly delivery: Details;
  readonly loadedAt: Date;
  readonly onClose: () => void;
};

/** Input of the form, and entering it: the only owner of both. */
export const useAddition = ({ delivery, loadedAt, onClose }: UseAddition) => {
  const cache = useQueryClient();
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<Draft>): void => {
    if (isBusy) return;
    setDraft((now) => ({ ...now, ...part }));
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))),
    );
  };
  const close = (): void => {
    if (isBusy) return; // it may come back refused
    setDraft(EMPTY);
    setProblems({});
    onClose();
  };
  /** Fields that are wrong, in their order; none once it is on its way. */
  const enter = async (): Promise<readonly string[]> => {
    if (isBusy) return [];
    const found = problemsOf(draft, loadedAt);
    setProblems(found);
    const wrong = Object.keys(found);
    if (wrong.length > 0) return wrong;
    const { substance, unit, quantity, remaining } = draft;
    const time = draft.time === null ? null : clockOf(draft.time);
    const now = new Date();
    setBusy(true);
    const submission = await submitAddition(cache, delivery, {
      substance,
      unit,
      quantity: numberOf(quantity),
      remaining: remaining.trim() === '' ? null : numberOf(remaining),
      at: ((time && momentOf(time, loadedAt, now)) || now).toISOString(),
    });
    setBusy(false);
    if (submission.outcome === 'refused') showRefusal(submission.refusal);
    if (submission.outcome === 'sent' || submission.outcome === 'queued') close();
    return [];
  };
  const isDirty = draft.quantity !== '' || draft.remaining !== '' || draft.time !== null;
  return {
    draft,
    /** As the field shows it. */
    time: draft.time ?? berlinTime(new Date()),
    problems,
    isBusy,
    isDirty: isDirty && !isBusy, // nothing to ask: it stays open
    change,
    close,
    enter,
  };
};
