import type { Cell, SheetColumn } from '#core/spreadsheet/cells.ts';

/** Column of a file, with its cell of a row of the list. */
export type ExportColumn<Row> = SheetColumn & { readonly cell: (row: Row) => Cell };

type Of<Row, Value> = (row: Row) => Value;

/** Column of texts; an empty one leaves its cell empty. */
export const textColumn = <Row>(
  label: string,
  width: number,
  of: Of<Row, string | null>,
): ExportColumn<Row> => ({
  label,
  width,
  cell: (row) => {
    const text = of(row);
    return text === null || text === '' ? null : { kind: 'text', text };
  },
});

const decimalColumn =
  (kind: 'quantity' | 'money') =>
  <Row>(label: string, width: number, of: Of<Row, string | null>): ExportColumn<Row> => ({
    label,
    width,
    cell: (row) => {
      const quantity = of(row);
      return quantity === null ? null : { kind, quantity };
    },
  });

/** Column of exact decimals. */
export const quantityColumn = decimalColumn('quantity');
/** The same of money, whose currency stands beside it. */
export const moneyColumn = decimalColumn('money');

/** Column of whole numbers. */
export const countColumn = <Row>(
  label: string,
  width: number,
  of: Of<Row, number | null>,
): ExportColumn<Row> => ({
  label,
  width,
  cell: (row) => {
    const count = of(row);
    return count === null ? null : { kind: 'count', count };
  },
});

const DAY_CHARACTERS = 14;

/** Column of ISO days. */
export const dayColumn = <Row>(label: string, of: Of<Row, string | null>): ExportColumn<Row> => ({
  label,
  width: DAY_CHARACTERS,
  cell: (row) => {
    const day = of(row);
    return day === null ? null : { kind: 'day', day };
  },
});

/** Column of times of day, `06:52`. */
export const timeColumn = <Row>(
  label: string,
  width: number,
  of: Of<Row, string | null>,
): ExportColumn<Row> => ({
  label,
  width,
  cell: (row) => {
    const time = of(row);
    return time === null ? null : { kind: 'time', time };
  },
});
