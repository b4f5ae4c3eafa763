import type { OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import type { PageDraft } from '#contracts/edit/use-draft.ts';

/** How rows of the items are edited in place; without it they are read only. */
export type RowEdit = {
  readonly page: PageDraft;
  /** Item whose cells are open. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
};

/** The row below; null after the last. */
export const nextRow = (items: readonly OfficeContractItem[], id: string): string | null =>
  items[items.findIndex((item) => item.id === id) + 1]?.id ?? null;
