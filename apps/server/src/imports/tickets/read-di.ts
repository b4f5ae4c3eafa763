import { diRow } from '@abrufbar/contract/imports/tickets.ts';
import type { DiRow } from '@abrufbar/domain/imports/di-row.ts';
import { mapDiTicket } from '@abrufbar/formats/tickets/map-di.ts';
import * as z from 'zod/mini';
import { createYielder } from '#core/event-loop.ts';
import {
  checkRows,
  refuseProblems,
  refuseRow,
  type Failed,
  type Read,
  type ReadFile,
  type Rows,
} from '#imports/rows.ts';

type Position = { readonly row: number; readonly value: DiRow };

/**
 * Tickets of a file of the source `di`: as many rows as positions. A ticket is imported whole or not at
 * all, so one bad position rejects the others, and each of them is reported. A file may hold several
 * states of a ticket (quality R14).
 */
export const readDi = async (rows: Rows, today: string): Promise<ReadFile> => {
  const turn = createYielder();
  const broken = new Map<string, number>();
  const { good, failed } = await checkRows(diRow, rows, (value, row) => {
    broken.set(stateOf(z.safeParse(NUMBERED, value).data ?? {}), row);
  });
  const read: Read[] = [];
  const refused: Failed[] = [];
  for (const [state, positions] of Map.groupBy(good, ({ value }) => stateOf(value))) {
    await turn();
    const [first, ...others] = positions;
    if (first === undefined) continue;
    const { ticket_number: number } = first.value;
    const because = broken.get(state);
    if (because !== undefined) {
      refused.push(...keptBack(positions, number, because));
      continue;
    }
    const values: [DiRow, ...DiRow[]] = [first.value, ...others.map(({ value }) => value)];
    const { ticket, problems } = mapDiTicket(values, today);
    if (ticket) read.push({ ticket, rows: positions.map(({ row }) => row) });
    else {
      const bad = Map.groupBy(problems, ({ position = 0 }) => positions[position] ?? first);
      refused.push(...[...bad].map(([{ row }, its]) => refuseProblems(row, its)));
      const [culprit = first] = bad.keys();
      const rest = positions.filter((position) => !bad.has(position));
      refused.push(...keptBack(rest, number, culprit.row));
    }
  }
  return { read, failed: [...failed, ...refused] };
};

const keptBack = (positions: readonly Position[], number: string, line: number): Failed[] =>
  positions.map(({ row }) => refuseRow(row, null, 'other_row', { nummer: number, zeile: line }));

/** State of the ticket a row belongs to, as far as the row shows it. */
const stateOf = ({ ticket_number: number = '', changed_at: at }: Partial<DiRow>): string =>
  `${number} ${at ?? ''}`;
const NUMBERED = z.pick(diRow, { ticket_number: true, changed_at: true });
