import { store } from '@abrufbar/web/store.ts';

/** Whether the last call got an answer, and when the last answer came. */
export const reachable = store(true);
export const answeredAt = store(Date.now());

export const noteAnswer = (reached: boolean): void => {
  if (reached) answeredAt.set(Date.now());
  reachable.set(reached);
};
