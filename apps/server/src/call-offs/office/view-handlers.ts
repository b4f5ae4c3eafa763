import * as contract from '@abrufbar/contract/call-offs/office-views.ts';
import * as z from 'zod/mini';
import { filtersOf } from '#call-offs/office/filters.ts';
import { countOfficeCallOffs } from '#call-offs/office/list-store.ts';
import { deleteOwnView, listOwnViews, saveOwnView } from '#call-offs/office/view-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';

type Definition = z.output<typeof contract.viewDefinition>;

const ownerOf = ({ staff, brand }: StaffContext) => ({ staffId: staff.staffId, brand });

/** As with the views of everybody, only call-offs that wait are counted. */
const isCounted = ({ view }: Definition): boolean => view !== 'confirmed' && view !== 'all';

/** Own views; one that an older form of the list has saved and this one cannot read is left out. */
export const officeViews = handle(contract.officeViews, async (context) => {
  const { db, suppliers, today } = context;
  const items = [];
  for (const { id, name, definition } of await listOwnViews(db, ownerOf(context))) {
    // Stored as it travels.
    const read = z.safeDecode(contract.viewDefinition, definition as never);
    if (!read.success) continue;
    const count = isCounted(read.data)
      ? await countOfficeCallOffs(db, suppliers, filtersOf(read.data, today))
      : null;
    items.push({ id, name, definition: read.data, count });
  }
  return { items };
});

export const officeSaveView = handle(
  contract.officeSaveView,
  async (context, { name, definition }) => {
    const { db, now, brand } = context;
    const views = await listOwnViews(db, ownerOf(context));
    const known = views.find((view) => view.name === name);
    if (known === undefined && views.length >= contract.MAX_OWN_VIEWS) {
      throw new Refusal(409, 'views_full', { values: { most: contract.MAX_OWN_VIEWS } });
    }
    const wire = z.encode(contract.viewDefinition, definition);
    const id = await saveOwnView(db, ownerOf(context), { name, definition: wire }, now);
    const changes = { name: { old: known?.name ?? null, new: name } };
    context.audit({ brands: [brand], kind: 'view', id, name, changes });
    return { id };
  },
);

export const officeRemoveView = handle(contract.officeRemoveView, async (context, { id }) => {
  const { db, brand } = context;
  const name = await deleteOwnView(db, ownerOf(context), id);
  if (name === undefined) throw new Refusal(404, 'view_not_found');
  const changes = { name: { old: name, new: null } };
  context.audit({ brands: [brand], kind: 'view', id, name, changes });
  return {};
});
