import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { refresh } from '@abrufbar/web/data.ts';
import type { QueryClient } from '@tanstack/react-query';
import { markInCache } from '#contract-page/favourites.ts';
import {
  planCall,
  submit,
  useOutbox,
  type OutboxKind,
  type Submission,
} from '#core/outbox/outbox.ts';

type SubscriptionAbout = { readonly contractId: string; readonly status: boolean };
/** Contracts followed or no longer followed, in the outbox (D-62). */
export const SUBSCRIPTION: OutboxKind<SubscriptionAbout> = { name: 'contract-subscription' };
const SHOWS = [contracts.find, contracts.list, contracts.recent];

/** The unsent change on this phone; the last of several counts. */
export const useUnsentSubscription = (id: string): SubscriptionAbout | undefined =>
  useOutbox(SUBSCRIPTION, ({ about }) => about.contractId === id).at(-1)?.about;

/** Time the server may take for its consequences (CON-12). */
const REFRESH_MS = 1000;

type Requested = { readonly id: string; readonly companyNumber: string; readonly status: boolean };

/** Shows the new state at once, stores and sends it; a refused change is reverted (CON-10, T-33). */
export const submitSubscription = async (
  cache: QueryClient,
  { id, companyNumber, status }: Requested,
): Promise<Submission> => {
  void cache.cancelQueries({ queryKey: [contracts.find.name, { id }] }); // its answer would be stale
  markInCache(cache, id, { active_subscription: status });
  const submission = await submit({
    kind: SUBSCRIPTION,
    companyNumber,
    calls: [planCall(toggleSubscription, { contractId: id, status })],
    about: { contractId: id, status },
    subject: id,
    refreshes: SHOWS,
  });
  if (submission.outcome === 'sent') setTimeout(() => void refresh(...SHOWS), REFRESH_MS);
  if (submission.outcome === 'refused' || submission.outcome === 'failed') {
    markInCache(cache, id, { active_subscription: !status });
  }
  return submission;
};
