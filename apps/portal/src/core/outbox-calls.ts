import type { Call } from '@abrufbar/contract/call.ts';
import { chooseContact, create, fillCart, requestChange } from '@abrufbar/contract/call-offs.ts';
import { confirm } from '@abrufbar/contract/deliveries.ts';
import type { OutboxEntry } from '#core/outbox-entry.ts';

const CALLS: readonly Call[] = [confirm, fillCart, chooseContact, create, requestChange];

/**
 * The calls an intent may consist of. They stand here because entries live on the phone by name: one that
 * another version of the app has written finds its call again, or none.
 */
export const callNamed = (name: string): Call | undefined => CALLS.find((one) => one.name === name);

/** Whether an entry orders something, as the texts count it. */
export const isOrder = ({ calls }: OutboxEntry): boolean => calls.at(-1)?.call === create.name;
