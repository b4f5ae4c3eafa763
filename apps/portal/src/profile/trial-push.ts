import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as push from '@abrufbar/contract/push.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { send } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { resubscribe } from '#core/push/push.ts';
import { pushDevice } from '#core/push/state.ts';

type Outcome = OutputOf<typeof push.testOutcome>['outcome'];
export type TrialResult = Exclude<Outcome, 'renew' | 'gone'> | 'renewed' | 'failed';

/** Polling for the outcome. */
const POLL_INTERVAL_MS = 500;
const MAX_POLLS = 24;

/** Sends a test push to this device; null: the app has shown why nothing was sent. */
export const sendTrialPush = async (): Promise<TrialResult | null> => {
  try {
    const outcome = await outcomeOf(await begin());
    if (outcome !== 'renew' && outcome !== 'gone') return outcome;
    return (await resubscribe()) ? 'renewed' : 'failed';
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
};

/** Id of the test; null when the server has no registration of this device. */
const begin = async (): Promise<string | null> => {
  const subscription_id = pushDevice.get();
  if (subscription_id === null) return null;
  return (await send(push.sendTest, { subscription_id }, { key: newKey() })).test_id;
};

const outcomeOf = async (test_id: string | null): Promise<Outcome> => {
  if (test_id === null) return 'gone';
  for (let time = 0; time < MAX_POLLS; time += 1) {
    const { outcome } = await send(push.testOutcome, { test_id });
    if (outcome !== 'waiting') return outcome;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return 'waiting';
};
