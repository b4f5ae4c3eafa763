import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { officeInvite } from '@abrufbar/contract/registration-office.ts';
import { store } from '@abrufbar/web/store.ts';

export type FreshCode = OutputOf<typeof officeInvite>;

/** Code and link that the server has just shown, this once; forgotten with the pane that shows them (OFF-119). */
export const freshCode = store<FreshCode | null>(null);

/** Address of the registration as a phone can open it. */
export const linkOf = ({ link }: FreshCode): string => new URL(link, location.href).href;
