import type { Files } from '#core/files/files.ts';
import { createYielder } from '#core/event-loop.ts';

/** Stores the rows of a large import for the job, one line of JSON each, and returns the name of the file. */
export const writeRows = async (files: Files, rows: readonly unknown[]): Promise<string> => {
  const turn = createYielder();
  const lines: Buffer[] = [];
  for (const row of rows) {
    await turn();
    lines.push(Buffer.from(`${JSON.stringify(row)}\n`));
  }
  return files.write('imports', Buffer.concat(lines));
};

/** The rows as they came, read one after the other, so that the whole file is never in memory. */
export const readRows = async function* (files: Files, name: string): AsyncGenerator {
  const stream = await files.read('imports', name);
  if (stream === null) throw new Error('The file of an import that waits is gone');
  const chunks = stream as AsyncIterable<Buffer>; // no encoding is set, so no text comes
  let pieces: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (
      let end = chunk.indexOf(NEW_LINE_CODE);
      end !== -1;
      end = chunk.indexOf(NEW_LINE_CODE, start)
    ) {
      yield JSON.parse(Buffer.concat([...pieces, chunk.subarray(start, end)]).toString());
      pieces = [];
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
  }
};
const NEW_LINE_CODE = 0x0a;
