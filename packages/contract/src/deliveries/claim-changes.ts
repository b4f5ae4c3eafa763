/** Filing a claim and answering the supplier; apart from the reads, as the outbox of every page knows them. */
import {
  CLAIM_NOTE_CHARACTERS,
  CLAIM_REASONS,
  CLAIM_REMEDIES,
  CLAIM_STATES,
} from '@abrufbar/domain/deliveries/claims.ts';
import * as z from 'zod/mini';
import { changesDelivery } from '#deliveries/changes.ts';
import { call } from '#protocol/call.ts';
import { id, orNothing, text, wholeNumber } from '#wire/codecs.ts';

/** A claim as its delivery names it. */
export const claimBrief = z.object({
  id,
  /** Ours, ascending over all suppliers. */
  number: z.int(),
  state: z.enum(CLAIM_STATES),
});

const changes = {
  ...changesDelivery,
  changePermission: 'asset-upload',
} as const;

/**
 * Files a claim under an id that the device has made, so that photos may come before it (BEY-91). The same id again
 * answers with the first claim.
 */
export const createClaim = call({
  ...changes,
  name: 'deliveries.createClaim',
  summary: 'Reklamiert eine Lieferung.',
  path: 'claims',
  input: z.object({
    id,
    delivery_id: id,
    contract_id: id,
    reasons: z.array(z.enum(CLAIM_REASONS)),
    remedy: z.enum(CLAIM_REMEDIES),
    note: orNothing(text(CLAIM_NOTE_CHARACTERS)),
  }),
  output: claimBrief,
});

/** Answers the supplier's answer of that version; 409 `claim_moved` where it is another one meanwhile (BEY-92). */
export const replyToClaim = call({
  ...changes,
  name: 'deliveries.replyToClaim',
  summary: 'Nimmt die Antwort auf eine Reklamation an oder widerspricht ihr.',
  path: 'claims/{id}/reply',
  input: z.object({
    id,
    version: wholeNumber(1, 1_000_000),
    reply: z.enum(['agree', 'disagree']),
    note: orNothing(text(CLAIM_NOTE_CHARACTERS)),
  }),
  output: claimBrief,
});
