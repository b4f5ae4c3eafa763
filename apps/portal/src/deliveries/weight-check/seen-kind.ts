import type { Details } from '#deliveries/confirmation.ts';
import type { OutboxKind } from '#core/outbox/intent.ts';

type SeenAbout = {
  readonly deliveryId: string;
  readonly contractId: string;
  readonly plate: string | null;
  readonly kinds: readonly Details['weight_checks'][number]['kind'][];
};

/** Hints marked as seen, in the outbox (BEY-18). */
export const HINTS_SEEN: OutboxKind<SeenAbout> = { name: 'weight-checks-seen' };
