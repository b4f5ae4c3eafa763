import type { MaintainedContract } from '#contracts/office/edit-store.ts';
import type { Choices } from '#contracts/office/choice-store.ts';
import { type ItemValues, valuesOf } from '#contracts/office/item-values.ts';
import type { StaffContext } from '#core/calls/context.ts';
import { refuseStale } from '#core/calls/refusal.ts';
import { type Changes, changesBetween } from '#core/staff-audit.ts';

/** A contract as the audit log names it. */
export const objectOf = ({
  company_id,
  supplier_id,
  id,
  number,
}: Pick<MaintainedContract, 'company_id' | 'supplier_id' | 'id' | 'number'>) => ({
  companyId: company_id,
  supplierId: supplier_id,
  kind: 'contract',
  id,
  name: number,
});

export const requireVersion = (
  { version, changed_by, changed_at }: MaintainedContract,
  sent: number,
): void => {
  if (sent !== version) throw refuseStale(changed_by ?? '', changed_at ?? '');
};

const titled = (ids: readonly string[], named: Choices['incoterms']): string[] =>
  ids.map((id) => named.find((one) => one.id === id)?.title ?? id);

/** Values of an item with the names of what it names. */
const namedOf = (values: ItemValues, choices: Choices) => ({
  ...valuesOf(values),
  plant_numbers: titled(values.plant_numbers, choices.plants),
  incoterms: titled(values.incoterms, choices.incoterms),
  truck_types: titled(values.truck_types, choices.truckTypes),
});

type AuditedItem = {
  /** Null of an item that is new or gone. */
  readonly item: (ItemValues & { readonly id: string }) | null;
  readonly next: ItemValues | null;
  readonly choices: Choices;
  /** The reason, where one was needed. */
  readonly reasoned?: Changes;
};

/** Records what happened to an item under the name of its contract and position, and hands it back. */
export const auditItem = (
  { audit }: StaffContext,
  locked: MaintainedContract,
  { item, next, choices, reasoned = {} }: AuditedItem,
) => {
  const position = item?.position ?? next?.position ?? '';
  const [before, after] = [item && namedOf(item, choices), next && namedOf(next, choices)];
  const changes = after
    ? changesBetween(before ?? {}, after)
    : Object.fromEntries(
        Object.entries(changesBetween({}, before ?? {})).map(([field, value]) => [
          field,
          { old: value.new, new: null },
        ]),
      );
  audit({
    ...objectOf(locked),
    name: `${locked.number}, ${position}`,
    changes: { ...changes, ...reasoned },
  });
  return { position, changes };
};
