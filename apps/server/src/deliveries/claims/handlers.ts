import * as changes from '@abrufbar/contract/deliveries/claim-changes.ts';
import * as reads from '@abrufbar/contract/deliveries/claims.ts';
import { CLAIM_REASONS, mayFollow } from '@abrufbar/domain/deliveries/claims.ts';
import { membershipIn, membershipOf } from '#core/calls/caller-scope.ts';
import { handle, type Handler, type UserContext } from '#core/calls/context.ts';
import { pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { sendClaimHints } from '#deliveries/claims/hints.ts';
import { type ClaimBriefRow, MAX_CLAIMS_OF_DELIVERY } from '#deliveries/claims/brief.ts';
import { findClaimPage, listClaims } from '#deliveries/claims/page-store.ts';
import { presentClaim, presentListedClaim, progressOf } from '#deliveries/claims/present.ts';
import { insertStep, listSteps } from '#deliveries/claims/step-store.ts';
import {
  type ClaimRow,
  countClaimsOf,
  findClaim,
  insertClaim,
  updateAgreed,
  updateReopened,
} from '#deliveries/claims/store.ts';
import { findConfirmation } from '#deliveries/receipt/confirm-store.ts';

const absent = () => new Refusal(404, 'claim_not_found');

/** The right is the one for files, but nobody would look for a claim behind that word. */
const requireRight = ({ caller }: UserContext, companyId: number): void => {
  if (!membershipOf(caller, companyId).permissions.includes('asset-upload'))
    throw new Refusal(403, 'no_permission_to_claim');
};

const claim = handle(reads.claim, async ({ db, scope, caller }, { id }) => {
  const row = await findClaimPage(db, scope, id);
  if (row === undefined) throw absent();
  const { companyNr, permissions } = membershipOf(caller, row.company_id);
  const steps = await listSteps(db, row);
  const mayReply = permissions.includes('asset-upload');
  return presentClaim(row, { steps, companyNr, mayReply });
});

const claims = handle(reads.claims, async ({ db, caller }, input) => {
  const { companyId, permissions } = membershipIn(caller, input.company_number);
  const { page, size, offset } = pageOf(input);
  const list = {
    companyId,
    contractId: input.contract_id,
    states: input.filterString.state ?? null,
    standings: input.filterString.standing ?? null,
    mayReply: permissions.includes('asset-upload'),
  };
  const { rows, total, open, settled, isKnown } = await listClaims(db, list, {
    offset,
    limit: size,
  });
  if (!isKnown) throw new Refusal(404, 'contract_not_found');
  return {
    items: rows.map((row) => presentListedClaim(row, list.mayReply)),
    standings: { open, settled },
    pagination: paginate({ page, size }, total, offset + rows.length < total),
  };
});

const brief = ({ id, number, state }: ClaimBriefRow) => ({ id, number, state });

const auditedAs = ({ supplier_id: supplierId, id, number }: ClaimRow) =>
  ({ supplierId, kind: 'claim', id, name: String(number) }) as const;

const createClaim = handle(changes.createClaim, async (context, input) => {
  const { db, scope, caller, now } = context;
  const { id, delivery_id: deliveryId, contract_id: contractId, remedy, note } = input;
  const delivery = await findConfirmation(db, scope, deliveryId, contractId);
  if (delivery === undefined) throw new Refusal(404, 'delivery_not_found');
  const { company_id, supplier_id } = delivery;
  requireRight(context, company_id);
  context.effectOn(company_id);
  const reasons = CLAIM_REASONS.filter((reason) => input.reasons.includes(reason));
  if (reasons.length === 0) throw refuseFields([{ field: 'reasons', problem: 'required' }]);
  const key = { company_id, id, supplier_id, delivery_id: deliveryId, user_id: caller.userId };
  const before = await countClaimsOf(db, company_id, deliveryId);
  const isKnown = (await findClaim(db, [company_id], id)) !== undefined;
  if (before >= MAX_CLAIMS_OF_DELIVERY && !isKnown)
    throw new Refusal(409, 'claims_full', { values: { most: MAX_CLAIMS_OF_DELIVERY } });
  const isFirst = await insertClaim(db, { ...key, reasons, remedy, note, received_at: now });
  const row = await findClaim(db, [company_id], id);
  if (row === undefined || row.delivery_id !== deliveryId) throw absent(); // the id belongs to another claim
  context.effectOn(company_id, auditedAs(row));
  if (isFirst) {
    const by = { userId: caller.userId };
    await insertStep(db, row, { kind: 'received', at: now, by, text: note });
    await sendClaimHints(db, row);
  }
  return brief(row);
});

const REPLIES = { agree: 'agreed', disagree: 'disagreed' } as const;

const replyToClaim = handle(changes.replyToClaim, async (context, { id, version, reply, note }) => {
  const { db, now } = context;
  const row = await lockOwn(context, id);
  // A colleague has agreed to the same answer.
  if (reply === 'agree' && row.agreed_at !== null && row.version === version + 1) return brief(row);
  const kind = REPLIES[reply];
  if (row.version !== version || !mayFollow(kind, progressOf(row)))
    throw new Refusal(409, 'claim_moved');
  if (reply === 'disagree' && note === null)
    throw refuseFields([{ field: 'note', problem: 'required' }]);
  const update = reply === 'agree' ? updateAgreed : updateReopened;
  await update(db, row, now);
  await insertStep(db, row, { kind, at: now, by: { userId: context.caller.userId }, text: note });
  await sendClaimHints(db, row);
  return brief({ ...row, state: reply === 'agree' ? row.state : 'in_progress' });
});

/** The claim, which nobody else changes until the transaction ends. */
const lockOwn = async (context: UserContext, id: string): Promise<ClaimRow> => {
  const { db, scope, effectOn } = context;
  const found = await findClaim(db, scope, id);
  if (found === undefined) throw absent();
  requireRight(context, found.company_id);
  effectOn(found.company_id, auditedAs(found));
  const locked = await findClaim(db, [found.company_id], id, true);
  if (locked === undefined) throw absent(); // its delivery is gone
  return locked;
};

/** Calls of claims, in the order of the description. */
export const claimHandlers: readonly Handler[] = [claims, claim, createClaim, replyToClaim];
