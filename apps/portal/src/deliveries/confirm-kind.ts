import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import type { OutboxKind } from '#core/outbox/intent.ts';

export type ConfirmAbout = {
  readonly deliveryId: string;
  /** For the list of the outbox; entries of earlier versions lack it. */
  readonly shows?: Shows;
  /** Missing without one. */
  readonly reservation?: Reservation;
  /** Missing without a signature. */
  readonly isSigned?: true;
};
export type Shows = {
  readonly contractId: string;
  readonly plate: string | null;
  /** Null for several materials. */
  readonly load: { readonly quantity: string; readonly unit: string } | null;
};

/** Confirmations in the outbox (D-62). */
export const CONFIRM: OutboxKind<ConfirmAbout> = { name: 'delivery-confirmation' };
