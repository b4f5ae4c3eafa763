import * as contract from '@abrufbar/contract/imports/office-keys.ts';
import { SOURCES } from '@abrufbar/domain/imports/ticket.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { isNetwork } from '#core/network.ts';
import { type Changes, changesBetween } from '#core/staff-audit.ts';
import { type KeyRow, listOfficeKeys, updateOfficeKey } from '#imports/office/key-store.ts';
import { insertImportKey } from '#imports/store.ts';

const sourceOf = ({ source }: KeyRow) => SOURCES.find((one) => one === source) ?? 'vas'; // the column allows no other

const presentKey = (row: KeyRow): contract.ImportKey => ({
  id: row.id,
  version: row.version,
  source: sourceOf(row),
  name: row.name,
  supplier_id: row.supplier_id,
  supplier: row.supplier,
  tail: row.tail,
  addresses: row.addresses,
  created_at: row.created_at,
  last_used_at: row.last_used_at,
  expires_at: row.expires_at,
});

const ofBrand = ({ staff, suppliers }: StaffContext) =>
  staff.suppliers.filter(({ id }) => suppliers.includes(id)).map(({ id, name }) => ({ id, name }));

export const officeKeys = handle(contract.officeKeys, async (context) => {
  const rows = await listOfficeKeys(context.db, context.suppliers, context.now);
  return { items: rows.map(presentKey), suppliers: ofBrand(context) };
});

/** A key of the brand that works. */
export const keyOf = async ({ db, suppliers, now }: StaffContext, id: string): Promise<KeyRow> => {
  const found = (await listOfficeKeys(db, suppliers, now)).find((one) => one.id === id);
  if (found === undefined) throw new Refusal(404, 'import_key_not_found');
  return found;
};

const audited = (
  { brand }: StaffContext,
  { id, source, name }: Pick<KeyRow, 'id' | 'source' | 'name'>,
  changes?: Changes,
) => ({
  brands: [brand],
  kind: 'import-key',
  id,
  name: `${source} ${name}`,
  ...(changes && { changes }),
});

const authorOf = ({ staff, now }: StaffContext) => ({ name: staff.name, at: now });

const checkAddresses = (addresses: readonly string[]): void => {
  if (addresses.every(isNetwork)) return;
  throw refuseFields([{ field: 'addresses', problem: 'network' }]);
};

export const officeCreateKey = handle(contract.officeCreateKey, async (context, input) => {
  const { db, suppliers, now, staff } = context;
  const { supplier_id: supplierId, source, name, addresses } = input;
  context.effectOn(null);
  if (!suppliers.includes(supplierId)) throw new Refusal(404, 'import_key_not_found');
  checkAddresses(addresses);
  const of = { supplierId, source, name, addresses, madeBy: staff.name };
  const made = await insertImportKey(db, of, now);
  context.audit(audited(context, { id: made.id, source, name }));
  return made;
});

/** How long a renewed key still works, so that nothing stops before the new one is in place. */
const RENEWED_MS = 24 * 3_600_000;

/** Changes a key in the version the act is based on. */
const change = async (
  context: StaffContext,
  before: KeyRow,
  version: number,
  changed: Parameters<typeof updateOfficeKey>[3],
): Promise<void> => {
  const { db, suppliers } = context;
  const isCurrent = before.version === version;
  if (isCurrent && (await updateOfficeKey(db, suppliers, before, changed, authorOf(context))))
    return;
  const { changed_by: by, changed_at: at } = await keyOf(context, before.id);
  throw refuseStale(by ?? '', at ?? '');
};

export const officeRenewKey = handle(contract.officeRenewKey, async (context, { id, version }) => {
  const { db, now, staff } = context;
  context.effectOn(null);
  const before = await keyOf(context, id);
  if (before.expires_at !== null) throw new Refusal(409, 'import_key_renewed');
  const expiresAt = new Date(now.getTime() + RENEWED_MS).toISOString();
  await change(context, before, version, { expires_at: expiresAt });
  const { supplier_id: supplierId, name, addresses } = before;
  const of = { supplierId, source: sourceOf(before), name, addresses, madeBy: staff.name };
  const made = await insertImportKey(db, of, now);
  const changes = { expires_at: { old: null, new: expiresAt } };
  context.audit(audited(context, before, changes));
  return made;
});

export const officeUpdateKey = handle(
  contract.officeUpdateKey,
  async (context, { id, version, name, addresses }) => {
    context.effectOn(null);
    const before = await keyOf(context, id);
    checkAddresses(addresses);
    await change(context, before, version, { name, addresses });
    const fieldsOf = (key: { readonly name: string; readonly addresses: readonly string[] }) => ({
      name: key.name,
      addresses: [...key.addresses],
    });
    const changes = changesBetween(fieldsOf(before), fieldsOf({ name, addresses }));
    context.audit(audited(context, { ...before, name }, changes));
    return { version: version + 1 };
  },
);

export const officeRevokeKey = handle(
  contract.officeRevokeKey,
  async (context, { id, version }) => {
    context.effectOn(null);
    const before = await keyOf(context, id);
    await change(context, before, version, { revoked_at: context.now.toISOString() });
    context.audit(audited(context, before));
    return {};
  },
);
