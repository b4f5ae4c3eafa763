import * as z from 'zod/mini';
import { checkRows } from '#imports/rows.ts';
import type { RowImport, RowScope, RowWork } from '#imports/run/row-import.ts';

/** A document that was kept: a row that holds nothing but its file in Base64. */
const documentRow = z.object({ file: z.string() });

type TakeDocument = (scope: RowScope, bytes: Buffer) => ReturnType<RowWork['store']>;

/** Documents as rows, taken by the function that takes the one of a call. */
export const documentRows =
  (take: TakeDocument): RowImport =>
  async (scope, rows) => {
    const { good, failed } = await checkRows(documentRow, rows);
    const work = good.map(({ row, value }) => ({
      row,
      store: () => take(scope, Buffer.from(value.file, 'base64')),
    }));
    return { work, failed };
  };
