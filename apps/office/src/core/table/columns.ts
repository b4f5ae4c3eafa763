import type { ReactNode } from 'react';

/** One column of a table (docs/design.md section 14.2). */
export type Column<Row> = {
  readonly id: string;
  readonly head: string;
  /** The head is for whoever does not see the drawings below it. */
  readonly hidesHead?: boolean;
  /** In pixels at the usual size of text; a column without one takes what is left. */
  readonly width?: number;
  readonly align?: 'end' | 'center';
  /** The server can sort by it; the name in the address is the id. */
  readonly sorts?: boolean;
  /** Hidden until somebody chooses it. */
  readonly optional?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Full text of a cell that ends in an ellipsis. */
  readonly full?: (row: Row) => string;
};

/** Ids of the columns to show, of those that a call knows. */
export const shownIdsOf = <Row, Id extends string>(
  known: readonly Id[],
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
): Id[] => shownColumns(columns, chosen).flatMap(({ id }) => known.find((one) => one === id) ?? []);

/** Columns to show: those named in the address, else the usual ones; in the order of the table. */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | null,
): readonly Column<Row>[] =>
  columns.filter(({ id, optional = false }) => (chosen ? chosen.includes(id) : !optional));
