import * as contract from '@abrufbar/contract/call-offs/office-decisions.ts';
import { findOfficeCallOff, type OfficeCallOff } from '#call-offs/office/list-store.ts';
import { listOfficeSteps } from '#call-offs/office/detail-store.ts';
import { deleteViewer, listViewers, upsertViewer } from '#call-offs/office/viewer-store.ts';
import {
  findPendingDecision,
  holdDecision,
  listPending,
  undoDecision,
} from '#call-offs/office/decision-store.ts';
import { placeDecision } from '#call-offs/place-decision.ts';
import { insertStep } from '#call-offs/step-store.ts';
import { lockCallOffOfSupplier, updateCallOff } from '#call-offs/store.ts';
import { listPlants } from '#contracts/plant-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { findMemberPhone } from '#staff/store.ts';

/** How long a drawer counts as open after it was last heard of. */
const VIEWER_TIMEOUT_MS = 30_000;

const shownNumber = ({ number, reference }: Pick<OfficeCallOff, 'number' | 'reference'>) =>
  number ?? String(reference);

/** A call-off of the chosen brand, locked; the same 404 for a foreign and an absent one. */
const lockOwn = async ({ db, suppliers, effectOn }: StaffContext, id: string) => {
  const seen = await findOfficeCallOff(db, suppliers, id);
  if (seen === undefined) throw new Refusal(404, 'call_off_not_found');
  const row = await lockCallOffOfSupplier(db, seen.company_id, seen.supplier_id, id);
  if (row === undefined) throw new Refusal(404, 'call_off_not_found');
  effectOn(row.company_id);
  return row;
};

type Locked = Awaited<ReturnType<typeof lockOwn>>;

const audited = (row: Locked) => ({
  companyId: row.company_id,
  supplierId: row.supplier_id,
  kind: 'call-off',
  id: row.id,
  name: shownNumber(row),
});

/** Name under which a decision is recorded that was not executed, because somebody was faster (OFF-59). */
const PREVENTED = 'callOffs.officeDecidePrevented';

type Author = { readonly by: string; readonly at: string; readonly staffId: string | null };

/** Names who was faster and when, a colleague with phone: the author of the latest step, or of the decision that waits. */
const refuseLate = async (
  { db, suppliers, staff }: StaffContext,
  row: Locked,
  /** The decision that is not executed. */
  decision?: string,
): Promise<Refusal> => {
  const preventedBy = (by: string) => {
    if (decision === undefined) return undefined;
    const changes = { prevented: { old: null, new: decision }, faster: { old: null, new: by } };
    return { call: PREVENTED, action: { ...audited(row), changes } };
  };
  const late = async (code: 'decided_meanwhile' | 'stale_version', author: Author) => {
    const { by, at, staffId } = author;
    const phone = staffId === null ? null : await findMemberPhone(db, staffId);
    const prevented = preventedBy(by);
    return new Refusal(409, code, {
      values: { name: by },
      reason: { by, at, ...(phone !== null && { phone }) },
      ...(prevented && { prevented }),
    });
  };
  const pending = await findPendingDecision(db, suppliers, row.company_id, row.id);
  if (pending) {
    const { staff_name: by, decided_at: at, staff_id: staffId } = pending;
    return late('decided_meanwhile', { by, at, staffId });
  }
  const [latest] = await listOfficeSteps(db, suppliers, row);
  const supplier = staff.suppliers.find(({ id }) => id === row.supplier_id)?.name ?? '';
  const customer = latest?.last_name === null ? null : `${latest?.first_name} ${latest?.last_name}`;
  const by = latest?.staff_name ?? customer ?? supplier;
  return late('stale_version', { by, at: latest?.at ?? '', staffId: latest?.staff_id ?? null });
};

export const officeDecide = handle(contract.officeDecide, async (context, input) => {
  const { db, staff, now } = context;
  const row = await lockOwn(context, input.id);
  const { staffId, name: staffName } = staff;
  const { action, version } = input;
  const answer = input.answer ?? null;
  const number = input.number ?? null;
  const placed = await placeDecision(db, context, row, {
    action,
    version,
    number,
    answer,
    staffId,
    staffName,
  });
  if (typeof placed === 'string') throw await refusalOf(context, row, placed, action);
  await sendSupplierHint(db, row.supplier_id);
  context.audit({
    ...audited(row),
    changes: {
      decision: { old: null, new: action },
      number: { old: row.number, new: number ?? row.number },
    },
  });
  return {
    id: placed.decisionId,
    action,
    answer,
    staff_id: staffId,
    staff_name: staffName,
    decided_at: now.toISOString(),
    due_at: placed.dueAt.toISOString(),
  };
});

const refusalOf = async (
  context: StaffContext,
  row: Locked,
  reason: Extract<Awaited<ReturnType<typeof placeDecision>>, string>,
  action: string,
): Promise<Refusal> => {
  switch (reason) {
    case 'stale':
    case 'pending':
      return refuseLate(context, row, action);
    case 'not_possible':
      return new Refusal(409, 'decision_not_possible');
    case 'answer_missing':
      return refuseFields([{ field: 'answer', problem: 'required' }]);
    case 'numbered':
      return new Refusal(409, 'call_off_numbered', { values: { number: row.number ?? '' } });
    case 'number_taken':
      return new Refusal(409, 'call_off_number_taken');
  }
};

export const officeHold = handle(contract.officeHold, async (context, { id, decision_id }) => {
  const { db, suppliers, now } = context;
  await lockOwn(context, id);
  const due = await holdDecision(db, suppliers, decision_id, now);
  if (due === undefined) throw new Refusal(409, 'decision_in_effect');
  return { due_at: due.toISOString() };
});

export const officeUndo = handle(contract.officeUndo, async (context, { id, decision_id }) => {
  const { db, suppliers } = context;
  const row = await lockOwn(context, id);
  const undone = await undoDecision(db, suppliers, decision_id);
  if (undone === undefined) throw new Refusal(409, 'decision_in_effect');
  await sendSupplierHint(db, row.supplier_id);
  context.audit({ ...audited(row), changes: { decision: { old: undone.action, new: null } } });
  return {};
});

export const officePending = handle(contract.officePending, async ({ db, suppliers }, { ids }) => ({
  items: await listPending(db, suppliers, ids),
}));

export const officePresence = handle(
  contract.officePresence,
  async ({ db, suppliers, staff, now, effectOn }, { id, is_open: isOpen }) => {
    const row = await findOfficeCallOff(db, suppliers, id);
    if (row === undefined) throw new Refusal(404, 'call_off_not_found');
    effectOn(row.company_id);
    // Of two who open it at the same moment the second sees the first.
    await lockCallOffOfSupplier(db, row.company_id, row.supplier_id, id);
    const viewers = await listViewers(db, row, new Date(now.getTime() - VIEWER_TIMEOUT_MS));
    const others = viewers.filter(({ staff_id }) => staff_id !== staff.staffId);
    if (isOpen) await upsertViewer(db, row, staff, now);
    else await deleteViewer(db, row, staff.staffId);
    const wasOpen = others.length < viewers.length;
    if (isOpen !== wasOpen && others.length > 0) {
      await sendSupplierHint(db, row.supplier_id, 'viewers');
    }
    return { others: others.map(({ staff_name }) => staff_name) };
  },
);

export const officeChoosePlant = handle(contract.officeChoosePlant, async (context, input) => {
  const { db, suppliers, staff, now } = context;
  const row = await lockOwn(context, input.id);
  if (row.version !== input.version) throw await refuseLate(context, row);
  const pending = await findPendingDecision(db, suppliers, row.company_id, row.id);
  if (pending) throw await refuseLate(context, row);
  const plants = await listPlants(db, [row.supplier_id]);
  const plant = plants.find(({ number }) => number === input.factory_number);
  if (plant === undefined) throw refuseFields([{ field: 'factory_number', problem: 'choice' }]);
  const version = row.version + 1;
  await updateCallOff(db, row, { factory_number: plant.number });
  await insertStep(db, {
    company_id: row.company_id,
    call_off_id: row.id,
    version,
    event_id: newId(),
    at: now.toISOString(),
    staff_id: staff.staffId,
    staff_name: staff.name,
    action: 'choosePlant',
    from_status: row.status,
    to_status: row.status,
    old_values: JSON.stringify({ factory_number: row.factory_number }),
    new_values: JSON.stringify({ factory_number: plant.number }),
  });
  await sendCompanyHint(db, row.company_id, 'call-offs', row.id);
  await sendSupplierHint(db, row.supplier_id);
  context.audit({
    ...audited(row),
    changes: { factory_number: { old: row.factory_number, new: plant.number } },
  });
  return { id: row.id, version };
});
