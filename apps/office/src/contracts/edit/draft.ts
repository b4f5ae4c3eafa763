import type { officeUpdate } from '@abrufbar/contract/contracts/office-edit.ts';
import type { OfficeContract, OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { isBelow } from '@abrufbar/domain/contracts/item-change.ts';
import {
  contractValues,
  itemValues,
  typedContract,
  typedItem,
  type ContractTyped,
  type ItemTyped,
} from '#contracts/edit/fields.ts';
import { problemsOfContract, problemsOfItem } from '#contracts/edit/problems.ts';

/** Everything of a contract's page that was typed and is not saved: one bar saves it all (OFF-100). */
export type Draft = {
  /** The contract that the entries are based on. */
  readonly base: OfficeContract;
  readonly contract: Partial<ContractTyped>;
  /** By the id of the item. */
  readonly items: Readonly<Record<string, Partial<ItemTyped>>>;
};

type Value = string | number | boolean | null | readonly string[];

/** One changed field; `itemId` is null for those of the contract. */
export type Change = {
  readonly itemId: string | null;
  readonly field: string;
  readonly old: Value;
  readonly now: Value;
};

export const emptyDraft = (base: OfficeContract): Draft => ({ base, contract: {}, items: {} });

/** An item as the page shows it: stored fields with those that were typed. */
export const shownItem = ({ items }: Draft, item: OfficeContractItem): ItemTyped => ({
  ...typedItem(item),
  ...items[item.id],
});

export const shownContract = ({ base, contract }: Draft): ContractTyped => ({
  ...typedContract(base),
  ...contract,
});

/** An entry that is no number is not the empty one, as JSON would have it. */
const asText = (value: Value): string =>
  typeof value === 'number' ? String(value) : JSON.stringify(value);
const isSame = (one: Value, other: Value): boolean => asText(one) === asText(other);

type Values = Readonly<Record<string, Value>>;

const differing = (before: Values, after: Values) =>
  Object.entries(after).flatMap(([field, now]) => {
    const old = before[field] ?? null;
    return isSame(old, now) ? [] : [{ field, old, now }];
  });

const itemChanges = (draft: Draft): Change[] =>
  draft.base.items.flatMap((item) =>
    differing(itemValues(typedItem(item)), itemValues(shownItem(draft, item))).map((change) => ({
      itemId: item.id,
      ...change,
    })),
  );

/** Fields that say something else than what is stored. */
export const changesOf = (draft: Draft): Change[] => [
  ...differing(contractValues(typedContract(draft.base)), contractValues(shownContract(draft))).map(
    (change) => ({ itemId: null, ...change }),
  ),
  ...itemChanges(draft),
];

export const withItem = (draft: Draft, id: string, change: Partial<ItemTyped>): Draft => ({
  ...draft,
  items: { ...draft.items, [id]: { ...draft.items[id], ...change } },
});

export const withContract = (draft: Draft, change: Partial<ContractTyped>): Draft => ({
  ...draft,
  contract: { ...draft.contract, ...change },
});

/** The draft without the entry of one field. */
export const withoutField = (draft: Draft, { itemId, field }: Change): Draft => {
  const without = <Fields extends object>(fields: Fields): Partial<Fields> =>
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => name !== field),
    ) as Partial<Fields>; // fields without one of them are some of them
  return itemId === null
    ? { ...draft, contract: without(draft.contract) }
    : { ...draft, items: { ...draft.items, [itemId]: without(draft.items[itemId] ?? {}) } };
};

/** Items whose new target lies below what is delivered and promised: they need a reason (OFF-102). */
export const itemsBelow = (draft: Draft): OfficeContractItem[] =>
  draft.base.items.filter((item) => {
    const { target } = itemValues(shownItem(draft, item));
    return target !== item.target && isBelow(target, item);
  });

/** Whether the server would take it. */
export const isValid = (draft: Draft): boolean =>
  Object.keys(problemsOfContract(shownContract(draft))).length === 0 &&
  draft.base.items.every((item) => {
    const isChanged = Object.keys(draft.items[item.id] ?? {}).length > 0;
    return !isChanged || Object.keys(problemsOfItem(shownItem(draft, item))).length === 0;
  });

export const inputOf = (draft: Draft, reason: string): InputOf<typeof officeUpdate> => {
  const changes = changesOf(draft);
  const of = (itemId: string | null) =>
    Object.fromEntries(
      changes.filter((change) => change.itemId === itemId).map(({ field, now }) => [field, now]),
    );
  const changed = draft.base.items.filter(({ id }) => changes.some(({ itemId }) => itemId === id));
  return {
    id: draft.base.id,
    version: draft.base.version,
    ...of(null),
    items: changed.map(({ id }) => ({ id, ...of(id) })),
    reason: reason.trim() || null,
  };
};

/** A field that both have changed, each to another value. */
export type Conflict = { readonly mine: Change; readonly theirs: Value };

/** The draft upon what a colleague has stored meanwhile, and the fields to choose for (OFF-108). */
export const rebased = (draft: Draft, theirs: OfficeContract) => {
  const next: Draft = { ...draft, base: theirs };
  const before = changesOf(draft);
  const conflicts = changesOf(next).flatMap((mine): Conflict[] => {
    const based = before.find(
      ({ itemId, field }) => itemId === mine.itemId && field === mine.field,
    );
    return based && !isSame(based.old, mine.old) ? [{ mine, theirs: mine.old }] : [];
  });
  return { draft: next, conflicts };
};
