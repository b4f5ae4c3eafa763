import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { showFlash } from '@abrufbar/web/flash.ts';

/** Says that a change came too late or was refused, for acts without a place of their own for it; the rest is said anyway. */
export const sayRefusal = (error: Error): void => {
  if (!(error instanceof CallError) || (error.status !== 409 && error.status !== 422)) return;
  showFlash('error', error.errors[0]?.message ?? error.message);
};
