import * as contract from '@abrufbar/contract/contracts/office-edit.ts';
import type { OfficeContract, OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import { UNANNOUNCED_FIELDS } from '@abrufbar/domain/contracts/contract-change.ts';
import { isBelow } from '@abrufbar/domain/contracts/item-change.ts';
import { findCustomer } from '#companies/customer-store.ts';
import { announceChange } from '#contracts/change-jobs.ts';
import { listChoices, type Choices } from '#contracts/office/choice-store.ts';
import {
  auditedContract,
  changedContract,
  requireContract,
} from '#contracts/office/contract-values.ts';
import { presentDetail } from '#contracts/office/detail.ts';
import {
  deleteContract,
  insertOfficeContract,
  isContractUsed,
  lockContract,
  type MaintainedContract,
  updateContract,
} from '#contracts/office/edit-store.ts';
import { updateOfficeItem } from '#contracts/office/item-store.ts';
import { auditItem, objectOf, requireVersion } from '#contracts/office/edit-audit.ts';
import { changedItem, requireItem, rowOf, valuesOf } from '#contracts/office/item-values.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import { type Changes, changesBetween } from '#core/staff-audit.ts';

export const officeChoices = handle(
  contract.officeChoices,
  async ({ db, suppliers }, { supplier_id: supplierId }) => {
    const { materials, truckTypes, ...rest } = await listChoices(db, suppliers, supplierId);
    return {
      ...rest,
      materials: materials.map(({ id, title }) => ({ id, title })),
      truck_types: truckTypes,
    };
  },
);

/** The contract, locked and of the version the change is based on. */
export const lockCurrent = async (
  context: StaffContext,
  id: string,
  version: number,
): Promise<MaintainedContract> => {
  const locked = await lockContract(context.db, context.suppliers, id);
  if (locked === undefined) throw new Refusal(404, 'contract_not_found');
  context.effectOn(locked.company_id);
  requireVersion(locked, version);
  return locked;
};

type ItemChange = { readonly item: OfficeContractItem; readonly next: ReturnType<typeof valuesOf> };

/** Items as they shall be, checked; only those that differ. */
const changedItems = (
  items: readonly OfficeContractItem[],
  sent: readonly Parameters<typeof changedItem>[1][],
  choices: Choices,
): ItemChange[] => {
  const changes = sent.map((change) => {
    const item = items.find(({ id }) => id === change.id);
    if (item === undefined) throw new Refusal(404, 'item_not_found');
    const next = changedItem(item, change);
    requireItem(next, choices, item);
    return { item, next };
  });
  const positions = items.map(
    (item) => changes.find((one) => one.item.id === item.id)?.next.position ?? item.position,
  );
  if (new Set(positions).size < positions.length) {
    throw refuseFields([{ field: 'position', problem: 'number_taken' }]);
  }
  return changes.filter(
    ({ item, next }) => Object.keys(changesBetween(valuesOf(item), next)).length > 0,
  );
};

const needsReason = ({ item, next }: ItemChange): boolean =>
  next.target !== item.target && isBelow(next.target, item);

export const officeUpdate = handle(
  contract.officeUpdate,
  async (context, { id, version, items: sentItems, reason, ...sent }) => {
    const { db, suppliers, staff, now } = context;
    const before = await lockCurrent(context, id, version);
    const after = changedContract(before, sent);
    requireContract(before.number, after);
    const { items } = await presentDetail(context, id);
    const choices = await listChoices(db, suppliers, before.supplier_id);
    const changes = changedItems(items, sentItems, choices);
    const why = reason?.trim() || null;
    if (why === null && changes.some(needsReason)) {
      throw refuseFields([{ field: 'reason', problem: 'below' }]);
    }
    await writeItems(context, before, changes, choices);
    await updateContract(db, suppliers, before, after, { name: staff.name, at: now });
    const ofContract = changesBetween(auditedContract(before), auditedContract(after));
    if (changes.length === 0 || Object.keys(ofContract).length > 0) {
      context.audit({ ...objectOf(before), changes: ofContract });
    }
    const ofItems = changes.map((change) => {
      const reasoned =
        needsReason(change) && why !== null ? { reason: { old: null, new: why } } : {};
      return auditItem(context, before, { ...change, choices, reasoned });
    });
    await spread(context, before, ofContract, ofItems);
    return presentDetail(context, id);
  },
);

/** Positions change in two steps, so that two items can swap theirs. */
const writeItems = async (
  { db }: StaffContext,
  contractKey: MaintainedContract,
  changes: readonly ItemChange[],
  choices: Choices,
): Promise<void> => {
  for (const { item, next } of changes) {
    if (item.position === next.position) continue;
    await updateOfficeItem(db, contractKey, { itemId: item.id }, { position: item.id });
  }
  for (const { item, next } of changes) {
    await updateOfficeItem(db, contractKey, { itemId: item.id }, rowOf(next, choices, item));
  }
};

type OfItem = { readonly position: string; readonly changes: Changes };

/** Open screens of the customer follow at once, followers get a mail (OFF-103). */
const spread = async (
  { db, jobs }: StaffContext,
  { company_id: companyId, id }: MaintainedContract,
  ofContract: Changes,
  ofItems: readonly OfItem[],
): Promise<void> => {
  await sendCompanyHint(db, companyId, 'contracts', id);
  // Open pages of its deliveries ask for the signature from now on (BEY-126).
  if ('always_sign' in ofContract) await sendCompanyHint(db, companyId, 'deliveries', id);
  const announced = Object.fromEntries(
    Object.entries(ofContract).filter(([field]) => !UNANNOUNCED_FIELDS.includes(field)),
  );
  await announceChange({ db, jobs }, { companyId, contractId: id }, [
    { position: null, changes: announced },
    ...ofItems,
  ]);
};

export const officeCreate = handle(
  contract.officeCreate,
  async (context, { supplier_id: supplierId, customer_number, number, ...input }) => {
    const { db, suppliers, staff, now } = context;
    if (!suppliers.includes(supplierId)) throw new Refusal(404, 'supplier_not_found');
    const companyId = await findCustomer(db, supplierId, customer_number);
    if (companyId === undefined) {
      throw refuseFields([{ field: 'customer_number', problem: 'customer_unknown' }]);
    }
    context.effectOn(companyId);
    const values = changedContract(input, {});
    requireContract(number, values);
    const at = now.toISOString();
    const row = { ...values, company_id: companyId, supplier_id: supplierId };
    const id = await insertOfficeContract(db, {
      ...row,
      contract_number: number,
      created_at: at,
      changed_by: staff.name,
      changed_at: at,
    });
    if (id === null) throw refuseFields([{ field: 'contract_number', problem: 'number_taken' }]);
    const changes: Changes = Object.fromEntries(
      Object.entries(auditedContract(values)).map(([field, value]) => [
        field,
        { old: null, new: value },
      ]),
    );
    context.audit({ ...objectOf({ ...row, id, number }), changes });
    await sendCompanyHint(db, companyId, 'contracts', id);
    return presentDetail(context, id);
  },
);

export const officeRemove = handle(contract.officeRemove, async (context, { id, version }) => {
  const { db, suppliers } = context;
  const locked = await lockCurrent(context, id, version);
  if (await isContractUsed(db, suppliers, locked)) throw new Refusal(409, 'object_used');
  await deleteContract(db, suppliers, locked);
  context.audit({
    ...objectOf(locked),
    changes: { name: { old: locked.name, new: null } },
  });
  await sendCompanyHint(db, locked.company_id, 'contracts', id);
  return {};
});

/** Answer of the handlers of one item, after the contract has its next version. */
export const finishItemChange = async (
  context: StaffContext,
  locked: MaintainedContract,
  of: OfItem,
): Promise<OfficeContract> => {
  const { db, suppliers, staff, now } = context;
  await updateContract(db, suppliers, locked, {}, { name: staff.name, at: now });
  await spread(context, locked, {}, [of]);
  return presentDetail(context, locked.id);
};
