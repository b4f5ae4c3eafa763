/** Pages see this of the last state: how old an answer is, and which files are on this phone. */
import type { Query } from '@tanstack/react-query';
import { store } from '@abrufbar/web/store.ts';

const answered = new WeakMap<Query, number>();

/** Notes when the server has answered: a mark set on this phone makes an answer no younger. */
export const noteAnswer = (query: Query, at: number): void => {
  answered.set(query, at);
};

/** Instant of the answer a query shows, in ms since 1970; 0 while it shows none. */
export const answeredAt = (query: Query): number =>
  query.state.data === undefined ? 0 : (answered.get(query) ?? query.state.dataUpdatedAt);

/** Names of the photos and papers of the person signed in that are on this phone. */
export const fileHashes = store<ReadonlySet<string>>(new Set());
