import { vasRow } from '@abrufbar/contract/imports/tickets.ts';
import { mapVasTicket } from '@abrufbar/formats/tickets/map-vas.ts';
import { createYielder } from '#core/event-loop.ts';
import {
  checkRows,
  describe,
  type Failed,
  type Read,
  type ReadFile,
  type Rows,
} from '#imports/rows.ts';

/** Tickets of a file of the source `vas`: one per row. */
export const readVas = async (rows: Rows, today: string): Promise<ReadFile> => {
  const turn = createYielder();
  const { good, failed } = await checkRows(vasRow, rows);
  const read: Read[] = [];
  const refused: Failed[] = [];
  for (const { row, value } of good) {
    await turn();
    const { ticket, problems } = mapVasTicket(value, today);
    if (ticket) read.push({ ticket, rows: [row] });
    else refused.push({ row, message: describe(problems) });
  }
  return { read, failed: [...failed, ...refused] };
};
