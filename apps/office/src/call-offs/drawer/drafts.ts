import { store, useStore } from '@abrufbar/web/store.ts';
import type { Act } from '#call-offs/decide/acts.ts';
import type { Collision } from '#call-offs/decide/decisions.ts';

/** Entries a person has begun for one call-off; it stays while others are looked at. */
type Draft = {
  readonly answer: string;
  readonly number: string;
  /** The answer is about a refusal: the field has the focus, and sending refuses. */
  readonly isRefusing: boolean;
  /** A refusal was tried without a text. */
  readonly isMissing: boolean;
  /** Somebody was faster; the own act was not executed. */
  readonly collision: (Collision & { readonly act: Act }) | null;
};

const EMPTY: Draft = {
  answer: '',
  number: '',
  isRefusing: false,
  isMissing: false,
  collision: null,
};

const drafts = store<ReadonlyMap<string, Draft>>(new Map());

export const useDraft = (id: string): Draft => useStore(drafts).get(id) ?? EMPTY;

export const changeDraft = (id: string, values: Partial<Draft>): void => {
  const before = drafts.get().get(id) ?? EMPTY;
  drafts.set(new Map(drafts.get()).set(id, { ...before, ...values }));
};

export const dropDraft = (id: string): void => {
  const rest = new Map(drafts.get());
  rest.delete(id);
  drafts.set(rest);
};
