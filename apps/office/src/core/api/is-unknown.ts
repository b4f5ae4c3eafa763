import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { isNoId } from '@abrufbar/contract/wire/no-id.ts';

/** Whether a read failed because there is no such thing: the server says so, or an address holds what is no id (OFF-292). */
export const isUnknown = (error: unknown): boolean =>
  error instanceof CallError ? error.status === 404 : isNoId(error);
