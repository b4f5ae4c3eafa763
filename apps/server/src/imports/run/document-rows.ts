import * as z from 'zod/mini';
import { checkRows } from '#imports/rows.ts';
import type { RowImport, RowScope, RowWork } from '#imports/run/row-import.ts';

/** A document that was kept: a row that holds nothing but its file in Base64. */
const documentRow = z.object({ file: z.string() });

type RunDocument = (scope: RowScope, bytes: Buffer) => ReturnType<RowWork['store']>;

/** Documents as rows, each read by the function that reads the one of a call. */
export const documentRows =
  (run: RunDocument): RowImport =>
  async (scope, rows) => {
    const { good, failed } = await checkRows(documentRow, rows);
    const work = good.map(({ row, value }) => ({
      row,
      store: () => run(scope, Buffer.from(value.file, 'base64')),
    }));
    return { work, failed };
  };
