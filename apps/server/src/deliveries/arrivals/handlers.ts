import * as calls from '@abrufbar/contract/deliveries/arrivals.ts';
import { findContract } from '#contracts/store.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { presentTrips } from '#deliveries/arrivals/present.ts';
import { listTrips } from '#deliveries/arrivals/trips-store.ts';

/** Driving time from each plant of a contract; foreign and absent contracts answer alike (BEY-27). */
export const trips = handle(calls.trips, async ({ db, scope, caller, now }, { contract_id }) => {
  const contract = await findContract(db, scope, caller.userId, contract_id);
  if (contract === undefined) throw new Refusal(404, 'contract_not_found');
  const key = { companyId: contract.company_id, contractId: contract.id };
  return { items: (await listTrips(db, key, now)).map(presentTrips) };
});
