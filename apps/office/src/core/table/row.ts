import type { ReactNode } from 'react';

/** Functions by which the table knows a row. */
export type TableRow<Row> = {
  readonly keyOf: (row: Row) => string;
  /** Read out when the row gets the focus: status and quantity (docs/design.md section 14.4). */
  readonly describe: (row: Row) => string;
  /** Grey: decided, its ten seconds run. Tinted: changed just now. */
  readonly toneOf?: (row: Row) => 'done' | 'changed' | undefined;
  /** False: it cannot be chosen. */
  readonly isSelectable?: (row: Row) => boolean;
  /** Opens in place below the row. */
  readonly detail?: (row: Row) => ReactNode;
};

/** Heights in pixels (docs/design.md section 14.1). */
export const ROW_HEIGHTS = { two: 40, dense: 34, inputs: 48, head: 30, columns: 34 } as const;
