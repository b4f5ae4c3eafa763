import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { send } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';

/** Statuses the profile shows itself; no reception, the end of the session and maintenance are left to the app. */
const SHOWN_HERE = [400, 403, 404, 409, 413, 415, 429, 500, 502, 504];

type Sent<C extends Call> =
  | { readonly done: OutputOf<C> }
  /** Null: the user has been informed already. */
  | { readonly failure: CallError | null };

/** Sends a change of the own data; returns failures as values, for the screen to show. */
export const sendChange = async <C extends Call & { readonly kind: 'change' }>(
  call: C,
  input: InputOf<C>,
): Promise<Sent<C>> => {
  try {
    return { done: await send(call, input, { key: newKey(), quiet: SHOWN_HERE }) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const isShown = ![422, ...SHOWN_HERE].includes(error.status);
    return { failure: isShown ? null : error };
  }
};
