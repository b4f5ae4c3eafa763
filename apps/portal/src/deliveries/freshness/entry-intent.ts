import { details } from '@abrufbar/contract/deliveries/deliveries.ts';
import {
  enterAddition,
  enterTemperature,
  withdrawEntry,
} from '@abrufbar/contract/deliveries/site-entries.ts';
import { query } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  planCall,
  submit,
  useOutbox,
  type Intent,
  type OutboxEntry,
  type Submission,
} from '#core/outbox/outbox.ts';
import type { Details } from '#deliveries/confirmation.ts';
import {
  ADDITION,
  TEMPERATURE,
  WITHDRAWAL,
  type AdditionAbout,
  type TemperatureAbout,
} from '#deliveries/freshness/entry-kinds.ts';
import {
  withAddition,
  withoutEntry,
  withTemperature,
  type Fresh,
  type Unsent,
} from '#deliveries/freshness/shown-entries.ts';

/** Entries at a delivery that wait on this phone, or were refused. */
export const useUnsentEntries = (deliveryId: string): Unsent => {
  const isOfIt = ({ about }: OutboxEntry<{ readonly deliveryId: string }>) =>
    about.deliveryId === deliveryId;
  return {
    temperatures: useOutbox(TEMPERATURE, isOfIt),
    additions: useOutbox(ADDITION, isOfIt),
    withdrawals: useOutbox(WITHDRAWAL, isOfIt),
  };
};

/** Sent in one order with everything else about this delivery: what is entered before it is confirmed goes first. */
const shared = ({ id, company_number }: Details) => ({
  companyNumber: company_number,
  subject: id,
  refreshes: [details],
});

const aboutOf = ({ id, contract_id, vehicle_license_plate }: Details, entryId = newKey()) => ({
  entryId,
  deliveryId: id,
  contractId: contract_id,
  plate: vehicle_license_plate,
});

const namesOf = ({ id, contract_id }: Details, entryId: string) => ({
  id: entryId,
  delivery_id: id,
  contract_id,
});

/** Stores an entry and sends it exactly once; once the server has it, the page shows it without waiting for the next read. */
const send = async <About>(
  cache: QueryClient,
  delivery: Details,
  intent: Intent<About>,
  change: (fresh: Fresh) => Fresh,
): Promise<Submission> => {
  const submission = await submit(intent);
  if (submission.outcome !== 'sent') return submission;
  const { id, contract_id } = delivery;
  const { queryKey } = query(details, { delivery_id: id, contract_id });
  await cache.cancelQueries({ queryKey }); // their answers would be stale
  cache.setQueryData(
    queryKey,
    (now) => now && { ...now, freshness: now.freshness && change(now.freshness) },
  );
  void cache.invalidateQueries({ queryKey });
  return submission;
};

export const submitTemperature = (
  cache: QueryClient,
  delivery: Details,
  celsius: number,
): Promise<Submission> => {
  const now = new Date().toISOString();
  const before = delivery.freshness?.temperature?.at ?? now;
  // Where this clock is slow, it is shown in place of the older one all the same.
  const at = before > now ? before : now;
  const about: TemperatureAbout = { ...aboutOf(delivery), celsius, at };
  const input = { ...namesOf(delivery, about.entryId), celsius, observed_at: now };
  const calls = [planCall(enterTemperature, input)];
  const intent = { ...shared(delivery), kind: TEMPERATURE, calls, about };
  return send(cache, delivery, intent, (fresh) => withTemperature(fresh, about));
};

type Added = Pick<AdditionAbout, 'substance' | 'quantity' | 'unit' | 'remaining' | 'at'>;

export const submitAddition = (
  cache: QueryClient,
  delivery: Details,
  { at, ...added }: Added,
): Promise<Submission> => {
  const about: AdditionAbout = { ...aboutOf(delivery), ...added, at };
  const input = { ...namesOf(delivery, about.entryId), ...added, observed_at: at };
  const calls = [planCall(enterAddition, input)];
  const intent = { ...shared(delivery), kind: ADDITION, calls, about };
  return send(cache, delivery, intent, (fresh) => withAddition(fresh, about));
};

/** Takes an entry back; `entry` says which in words. */
export const submitWithdrawal = (
  cache: QueryClient,
  delivery: Details,
  entryId: string,
  entry: string,
): Promise<Submission> => {
  const about = { ...aboutOf(delivery, entryId), entry };
  const calls = [planCall(withdrawEntry, namesOf(delivery, entryId))];
  const intent = { ...shared(delivery), kind: WITHDRAWAL, calls, about };
  return send(cache, delivery, intent, (fresh) => withoutEntry(fresh, entryId));
};
