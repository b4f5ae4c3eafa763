import { buffer } from 'node:stream/consumers';
import type { Files } from '#core/files.ts';
import { inSlices } from '#core/slices.ts';

/** Keeps the rows of a large import for the job, each a line of JSON, and hands back the name of the file. */
export const writeRows = async (files: Files, rows: readonly unknown[]): Promise<string> => {
  const turn = inSlices();
  const lines: Buffer[] = [];
  for (const row of rows) {
    await turn();
    lines.push(Buffer.from(`${JSON.stringify(row)}\n`));
  }
  return files.write('imports', Buffer.concat(lines));
};

/** The rows as they came. */
export const readRows = async (files: Files, name: string): Promise<unknown[]> => {
  const stream = await files.read('imports', name);
  if (stream === null) throw new Error('The file of an import that waits is gone');
  const bytes = await buffer(stream);
  const turn = inSlices();
  const rows: unknown[] = [];
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(NEW_LINE, start);
    if (end === -1) return rows;
    rows.push(JSON.parse(bytes.toString('utf8', start, end)));
    start = end + 1;
    await turn();
  }
};
const NEW_LINE = 0x0a;
