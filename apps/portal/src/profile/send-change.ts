import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { send } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';

/** What the profile says itself; no reception, the end of the session and maintenance it leaves to the app. */
const SAID_HERE = [400, 403, 404, 409, 413, 415, 429, 500, 502, 504];

type Sent<C extends Call> =
  | { readonly done: OutputOf<C> }
  /** Null: the user has been told already. */
  | { readonly failure: CallError | null };

/** Sends a change of the own data; failures come back as values, for the screen to say what they mean. */
export const sendChange = async <C extends Call & { readonly kind: 'change' }>(
  call: C,
  input: InputOf<C>,
): Promise<Sent<C>> => {
  try {
    return { done: await send(call, input, { key: newKey(), quiet: SAID_HERE }) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const isSaid = ![422, ...SAID_HERE].includes(error.status);
    return { failure: isSaid ? null : error };
  }
};
