import * as contract from '@abrufbar/contract/deliveries/office-claims.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { mayFollow } from '@abrufbar/domain/deliveries/claims.ts';
import type * as z from 'zod/mini';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';
import { newId } from '#core/ids.ts';
import { sendClaimHints } from '#deliveries/claims/hints.ts';
import { presentOfficeClaim, presentOfficeDetail } from '#deliveries/claims/office-present.ts';
import {
  countOfficeClaims,
  findLatestStep,
  findOfficeClaim,
  findReplacement,
  listOfficeClaimKeys,
  listOfficeClaimsOf,
  lockOfficeClaim,
  type OfficeClaimFilters,
  updateSettled,
  updateTaken,
} from '#deliveries/claims/office-store.ts';
import { progressOf } from '#deliveries/claims/present.ts';
import { insertStep, listSteps } from '#deliveries/claims/step-store.ts';
import type { ClaimRow } from '#deliveries/claims/store.ts';
import { claimMoved } from '#deliveries/jobs.ts';

type Wanted = {
  readonly [Name in keyof typeof contract.claimFilters]: z.output<
    (typeof contract.claimFilters)[Name]
  >;
};

const absent = () => new Refusal(404, 'claim_not_found');

export const filtersOf = ({ view, customer, q }: Wanted, staffId: string): OfficeClaimFilters => ({
  view: view ?? 'open',
  staffId,
  customers: customer?.map(Number).filter(Number.isSafeInteger) ?? null,
  text: q,
});

export const officeClaims = handle(contract.officeClaims, async (context, input) => {
  const { db, suppliers, staff } = context;
  const filters = filtersOf(input, staff.staffId);
  const window = { offset: (input.page - 1) * PAGE_SIZE.largest, limit: PAGE_SIZE.largest };
  const keys = await listOfficeClaimKeys(db, suppliers, filters, window);
  const rows = await listOfficeClaimsOf(db, suppliers, keys);
  const total = await countOfficeClaims(db, suppliers, filters);
  return {
    items: rows.map((row) => presentOfficeClaim(row, staff.staffId)),
    pagination: paginate(
      { page: input.page, size: window.limit },
      total,
      window.offset + rows.length < total,
    ),
  };
});

export const officeClaimCounts = handle(
  contract.officeClaimCounts,
  async ({ db, suppliers, staff: { staffId } }) => {
    const all = { staffId, customers: null, text: null };
    return {
      open: await countOfficeClaims(db, suppliers, { ...all, view: 'open' }),
      mine: await countOfficeClaims(db, suppliers, { ...all, view: 'mine' }),
    };
  },
);

const readDetail = async ({ db, suppliers, staff }: StaffContext, id: string) => {
  const row = await findOfficeClaim(db, suppliers, id);
  if (row === undefined) throw absent();
  return presentOfficeDetail(row, await listSteps(db, row), staff.staffId);
};

export const officeClaim = handle(contract.officeClaim, (context, { id }) =>
  readDetail(context, id),
);

type Changed = { readonly id: string; readonly version: number };

/** The claim, which nobody else changes until the transaction ends; refuses a stale version (BEY-97). */
const lockFor = async (
  { db, suppliers, effectOn, now }: StaffContext,
  { id, version }: Changed,
): Promise<ClaimRow> => {
  const found = await findOfficeClaim(db, suppliers, id);
  if (found === undefined) throw absent();
  effectOn(found.company_id);
  const row = await lockOfficeClaim(db, suppliers, found);
  if (row === undefined) throw absent();
  if (row.version === version) return row;
  const latest = await findLatestStep(db, suppliers, row);
  throw refuseStale(latest?.name ?? '', latest?.at ?? now.toISOString());
};

type Made = {
  readonly kind: 'in_progress' | 'settled';
  readonly text: string | null;
  readonly changes: NonNullable<Parameters<StaffContext['audit']>[0]['changes']>;
};

/** Keeps the step, tells open pages and those whom it concerns, and records it (BEY-94). */
const finishStep = async (
  context: StaffContext,
  row: ClaimRow,
  { kind, text, changes }: Made,
): Promise<void> => {
  const { db, staff, now, jobs, audit } = context;
  const { company_id: companyId, supplier_id: supplierId, id, number } = row;
  await insertStep(db, row, { kind, at: now, by: staff, text });
  await sendClaimHints(db, row);
  await jobs.send(db, claimMoved, {
    ...{ companyId, deliveryId: row.delivery_id, number, step: kind, filedBy: row.user_id },
    ...{ eventId: newId(), at: now.toISOString() },
  });
  audit({ companyId, supplierId, kind: 'claim', id, name: String(number), changes });
};

export const officeTakeClaim = handle(contract.officeTakeClaim, async (context, input) => {
  const { db, staff } = context;
  const row = await lockFor(context, input);
  const isOwn = row.state === 'in_progress' && row.staff_id === staff.staffId;
  if (isOwn || !mayFollow('in_progress', progressOf(row))) throw new Refusal(409, 'claim_moved');
  await updateTaken(db, row, staff);
  const changes = changesBetween(
    { state: row.state, assigned_to: row.staff_name },
    { state: 'in_progress', assigned_to: staff.name },
  );
  await finishStep(context, row, { kind: 'in_progress', text: null, changes });
  return readDetail(context, input.id);
});

/** With as many decimals as are kept. */
const inThousandths = (quantity: number | null): number | null =>
  quantity === null ? null : Math.round(quantity * 1000) / 1000;

export const officeSettleClaim = handle(contract.officeSettleClaim, async (context, input) => {
  const { db, staff, suppliers } = context;
  const { text, outcome } = input;
  // Nothing is accepted where nothing is given, and only a replacement has a delivery.
  const accepted = outcome === 'none' ? null : inThousandths(input.accepted_quantity);
  const replacement = outcome === 'replacement' ? input.replacement : null;
  const row = await lockFor(context, input);
  if (!mayFollow('settled', progressOf(row))) throw new Refusal(409, 'claim_moved');
  const claimed = await findOfficeClaim(db, suppliers, input.id);
  const most = Number(claimed?.quantity ?? 0);
  if (accepted !== null && !(accepted > 0 && accepted <= most))
    throw refuseFields([{ field: 'accepted_quantity', problem: 'accepted_quantity' }]);
  const replacementId = replacement ? await findReplacement(db, row, replacement) : null;
  if (replacementId === undefined)
    throw refuseFields([{ field: 'replacement', problem: 'delivery_unknown' }]);
  await updateSettled(db, row, staff, { text, outcome, accepted, replacementId });
  const before = row.accepted_quantity === null ? null : Number(row.accepted_quantity);
  const changes = changesBetween(
    { state: row.state, outcome: row.outcome, accepted_quantity: before },
    { state: 'settled', outcome, accepted_quantity: accepted },
  );
  await finishStep(context, row, { kind: 'settled', text, changes });
  return readDetail(context, input.id);
});
