import type { Call } from '@abrufbar/contract/protocol/call.ts';
import type { Quiet } from '@abrufbar/web/data.ts';

type Reaction = 'nothing' | 'sign-out' | 'maintenance' | 'no-reception' | 'popup';

type Failure = {
  readonly status: number;
  readonly kind: Call['kind'];
  /** Statuses that the calling screen shows itself. */
  readonly quiet: Quiet;
  /** Token the call was sent with, and the one that is in use now. */
  readonly sentWith: string | null;
  readonly token: string | null;
  readonly inMaintenance: boolean;
};

/** The app's reaction to a failed call, before the caller gets the error (ERR-01 to ERR-04). */
export const reactionTo = (failure: Failure): Reaction => {
  const { status, kind, quiet, sentWith, token, inMaintenance } = failure;
  // Calls that fail together end the session once: after the first the token is gone (T-39).
  if (status === 401) return sentWith !== null && sentWith === token ? 'sign-out' : 'nothing';
  if (status === 503) return inMaintenance ? 'nothing' : 'maintenance';
  if (status === 422 || quiet === 'all' || quiet.includes(status)) return 'nothing';
  // The offline bar covers reads that fail; only a change the user has just made gets a message.
  if (status === 0) return kind === 'change' ? 'no-reception' : 'nothing';
  return 'popup';
};
