import { CallError } from '@abrufbar/contract/protocol/client.ts';

/** The colleague who was faster, as the server names the person (OFF-18); null for every other failure. */
export const staleReason = (error: unknown): CallError['reason'] | null =>
  error instanceof CallError && error.reason?.code === 'stale_version' ? error.reason : null;
