import type { Call } from '@abrufbar/contract/protocol/call.ts';
import type { Quiet } from '@abrufbar/web/data.ts';

type Reaction =
  | 'nothing'
  | 'ask-code'
  | 'interrupt'
  | 'reload-rights'
  | 'no-connection'
  | 'message';

type Failure = {
  readonly status: number;
  /** Code of the refusal. */
  readonly code: string | undefined;
  readonly kind: Call['kind'];
  readonly who: Call['who'];
  /** Statuses that the calling screen shows itself. */
  readonly quiet: Quiet;
  /** Token the call was sent with, and the one that is in use now. */
  readonly sentWith: string | null;
  readonly token: string | null;
};

/** The office's reaction to a failed call, before the caller gets the error. */
export const reactionTo = (failure: Failure): Reaction => {
  const { status, code, kind, who, quiet, sentWith, token } = failure;
  if (who === 'staff-sign-in') return 'nothing'; // the sign-in says everything itself
  // Calls that fail together end the session once: after the first the token is gone.
  if (status === 401) return sentWith !== null && sentWith === token ? 'interrupt' : 'nothing';
  if (status === 403 && code === 'step_up_required') return 'ask-code';
  if (status === 403 && code === 'no_right') return 'reload-rights';
  // A panel whose read failed says so in place; a stale version and wrong fields belong to the screen.
  if (kind === 'read' || status === 409 || status === 422) return 'nothing';
  if (quiet === 'all' || quiet.includes(status)) return 'nothing';
  return status === 0 ? 'no-connection' : 'message';
};
