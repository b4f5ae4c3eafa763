import type { OutboxKind } from '#core/outbox/intent.ts';
import type { Shows } from '#deliveries/confirm-kind.ts';

type UndoAbout = { readonly deliveryId: string; readonly shows: Shows };

/** Undone confirmations in the outbox (BEY-76). */
export const UNDO: OutboxKind<UndoAbout> = { name: 'delivery-undo' };
