import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { refresh } from '@abrufbar/web/data.ts';
import type { QueryClient } from '@tanstack/react-query';
import { markInCache } from '#contract-page/favourites.ts';
import { planCall, submit, type Submission } from '#core/outbox/outbox.ts';
import { FAVOURITE } from '#contract-page/unsent-favourite.ts';

const SHOWS = [contracts.find, contracts.list, contracts.recent];

type Requested = {
  readonly id: string;
  readonly number: string;
  readonly companyNumber: string;
  readonly favorite: boolean;
};

/** Shows the mark at once, stores and sends it; a refused one is taken back (SIT-07 to SIT-09). */
export const submitFavourite = async (
  cache: QueryClient,
  { id, number, companyNumber, favorite }: Requested,
): Promise<Submission> => {
  void cache.cancelQueries({ queryKey: [contracts.find.name, { id }] }); // its answer would be stale
  markInCache(cache, id, { favorite });
  const call = favorite ? contracts.addFavourite : contracts.removeFavourite;
  const submission = await submit({
    kind: FAVOURITE,
    companyNumber,
    calls: [planCall(call, { contract_number: number, contract_id: id })],
    about: { contractId: id, favorite },
    subject: id, // quick taps are sent in the order they were made
    refreshes: SHOWS,
  });
  if (submission.outcome === 'sent') void refresh(contracts.find);
  if (submission.outcome === 'refused' || submission.outcome === 'failed') {
    markInCache(cache, id, { favorite: !favorite });
  }
  return submission;
};
