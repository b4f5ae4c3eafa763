import type { ReactNode, Ref } from 'react';
import type { Column } from '#core/table/columns.ts';
import type { ROW_HEIGHTS, TableRow } from '#core/table/row.ts';
import type { RowSource } from '#core/table/row-source.ts';
import type { Section } from '#core/table/sections.ts';
import type { Selection } from '#core/table/selection.ts';
import type { Sort } from '#core/table/table-state.ts';

/** Moves the focus from outside: an open drawer steps through the rows and gives the focus back. */
export type GridHandle = {
  readonly step: (by: 1 | -1) => void;
  readonly focus: () => void;
  /** Number of the row that has the focus, or had it last. */
  readonly at: () => number;
  /** Makes another row the current one; the focus stays where it is. */
  readonly show: (number: number) => void;
};

export type DataTableProps<Row> = {
  /** Name of the grid. */
  label: string;
  columns: readonly Column<Row>[];
  rows: RowSource<Row>;
  row: TableRow<Row>;
  /** Groups of consecutive rows with their heads; their counts add up to all rows. */
  sections?: readonly (Section & { readonly head: ReactNode })[];
  sort?: Sort | undefined;
  onSort?: ((by: string) => void) | undefined;
  selection?: Selection | undefined;
  /** Chooses all rows of the filter (Strg A). */
  onSelectAll?: (() => void) | undefined;
  /** Key of the row whose content is open beside the table. */
  openKey?: string | null | undefined;
  /** Enter or a click. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The focus has moved to a row: an open drawer follows. */
  onMove?: ((row: Row) => void) | undefined;
  handle?: Ref<GridHandle> | undefined;
  /** Beside a pane: fits into whatever room is left. */
  compact?: boolean;
  height?: keyof typeof ROW_HEIGHTS;
  /** Instead of rows where there are none. */
  empty: ReactNode;
};
