import type { createClaim, replyToClaim } from '@abrufbar/contract/deliveries/claim-changes.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { OutboxKind } from '#core/outbox/intent.ts';

type ClaimAbout = {
  readonly claimId: string;
  readonly deliveryId: string;
  readonly contractId: string;
  readonly plate: string | null;
  readonly reasons: InputOf<typeof createClaim>['reasons'];
};

/** Claims in the outbox (BEY-99). */
export const CLAIM: OutboxKind<ClaimAbout> = { name: 'claim' };

type ReplyAbout = {
  readonly claimId: string;
  readonly claimNumber: number;
  readonly plate: string | null;
  readonly reply: InputOf<typeof replyToClaim>['reply'];
};

/** Replies to the supplier's answer to a claim, in the outbox (BEY-99). */
export const CLAIM_REPLY: OutboxKind<ReplyAbout> = { name: 'claim-reply' };
