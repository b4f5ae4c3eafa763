import { find } from '@abrufbar/contract/contracts/contracts.ts';
import { createClaim, replyToClaim } from '@abrufbar/contract/deliveries/claim-changes.ts';
import * as claims from '@abrufbar/contract/deliveries/claims.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { refresh } from '@abrufbar/web/data.ts';
import {
  planCall,
  submit,
  useOutbox,
  type OutboxEntry,
  type Submission,
} from '#core/outbox/outbox.ts';
import { CLAIM, CLAIM_REPLY } from '#deliveries/claims/claim-kinds.ts';
import type { Details } from '#deliveries/confirmation.ts';

/** A claim as its page shows it. */
export type ShownClaim = OutputOf<typeof claims.claim>;

const SHOWS = [deliveries.details, claims.claim, claims.claims, find] as const;

/** Claims on a delivery that wait on this phone. */
export const useUnsentClaims = (deliveryId: string): readonly OutboxEntry[] =>
  useOutbox(CLAIM, ({ about }) => about.deliveryId === deliveryId);

/** The reply to a claim that waits on this phone. */
export const useUnsentReply = (claimId: string): OutboxEntry | undefined =>
  useOutbox(CLAIM_REPLY, ({ about }) => about.claimId === claimId)[0];

type Filed = Pick<InputOf<typeof createClaim>, 'id' | 'reasons' | 'remedy' | 'note'>;

/** Stores the claim and sends it exactly once. */
export const submitClaim = async (delivery: Details, filed: Filed): Promise<Submission> => {
  const {
    id: deliveryId,
    contract_id: contractId,
    company_number,
    vehicle_license_plate,
  } = delivery;
  const { id: claimId, reasons } = filed;
  const submission = await submit({
    kind: CLAIM,
    companyNumber: company_number,
    calls: [planCall(createClaim, { ...filed, delivery_id: deliveryId, contract_id: contractId })],
    about: { claimId, deliveryId, contractId, plate: vehicle_license_plate, reasons },
    subject: `claim ${claimId}`,
    refreshes: SHOWS,
  });
  if (submission.outcome === 'sent') void refresh(...SHOWS);
  return submission;
};

type Reply = {
  readonly claim: ShownClaim;
  readonly reply: InputOf<typeof replyToClaim>['reply'];
  readonly note: string | null;
  /** The previous one, which was refused. */
  readonly before: OutboxEntry | undefined;
};

/** Stores the reply to the supplier's answer and sends it exactly once, then reads the claim again. */
export const submitReply = async ({ claim, reply, note, before }: Reply): Promise<Submission> => {
  const { id, version, number, company_number, delivery } = claim;
  const submission = await submit({
    kind: CLAIM_REPLY,
    companyNumber: company_number,
    calls: [planCall(replyToClaim, { id, version, reply, note })],
    about: { claimId: id, claimNumber: number, plate: delivery.vehicle_license_plate, reply },
    subject: `claim ${id}`,
    refreshes: SHOWS,
    ...(before && { replaces: before.key }),
  });
  if (submission.outcome === 'sent' || submission.outcome === 'refused') await refresh(...SHOWS);
  return submission;
};
