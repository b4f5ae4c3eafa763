import * as contract from '@abrufbar/contract/contracts/office-edit.ts';
import { listChoices } from '#contracts/office/choice-store.ts';
import { presentDetail } from '#contracts/office/detail.ts';
import { auditItem } from '#contracts/office/edit-audit.ts';
import { finishItemChange, lockCurrent } from '#contracts/office/edit-handlers.ts';
import { deleteItem, insertOfficeItem, isItemUsed } from '#contracts/office/item-store.ts';
import { requireItem, rowOf } from '#contracts/office/item-values.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';

export const officeCreateItem = handle(
  contract.officeCreateItem,
  async (context, { id, version, ...next }) => {
    const { db, suppliers } = context;
    const locked = await lockCurrent(context, id, version);
    const choices = await listChoices(db, suppliers, locked.supplier_id);
    requireItem(next, choices);
    const itemId = await insertOfficeItem(db, locked, rowOf(next, choices));
    if (itemId === null) throw refuseFields([{ field: 'position', problem: 'number_taken' }]);
    const of = auditItem(context, locked, { item: null, next, choices });
    return finishItemChange(context, locked, of);
  },
);

export const officeRemoveItem = handle(
  contract.officeRemoveItem,
  async (context, { id, item_id: itemId, version }) => {
    const { db, suppliers } = context;
    const locked = await lockCurrent(context, id, version);
    const { items } = await presentDetail(context, id);
    const item = items.find((one) => one.id === itemId);
    if (item === undefined) throw new Refusal(404, 'item_not_found');
    if (await isItemUsed(db, suppliers, locked, { itemId })) throw new Refusal(409, 'object_used');
    await deleteItem(db, locked, { itemId });
    const choices = await listChoices(db, suppliers, locked.supplier_id);
    const of = auditItem(context, locked, { item, next: null, choices });
    return finishItemChange(context, locked, of);
  },
);
