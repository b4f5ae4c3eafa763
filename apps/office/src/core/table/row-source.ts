/** Rows of a table as far as they are loaded. */
export type RowSource<Row> = {
  /** Rows of the filter; undefined until the server has said. */
  readonly total: number | undefined;
  readonly rowAt: (index: number) => Row | undefined;
  /** The rows that are drawn: their pages are loaded. */
  readonly onRange: (from: number, to: number) => void;
  /** Old rows while a new filter or sort loads (OFF-36). */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/** Rows that are all there. */
export const rowsOf = <Row>(rows: readonly Row[]): RowSource<Row> => ({
  total: rows.length,
  rowAt: (index) => rows[index],
  onRange: () => undefined,
  isStale: false,
  error: null,
  retry: () => undefined,
});

type Answer = { readonly error: unknown; readonly refetch: () => unknown };

/** The same of a call that answers with all rows at once; skeletons or its failure stand for them until then. */
export const waitingRows = <Row>(
  rows: readonly Row[] | undefined,
  answer?: Answer,
): RowSource<Row> => ({
  ...rowsOf(rows ?? []),
  total: rows?.length,
  ...(answer && { error: rows ? null : answer.error, retry: () => void answer.refetch() }),
});
