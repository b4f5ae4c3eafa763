import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import type { Database } from '#core/database/database.ts';
import { findStoredTicket } from '#deliveries/source-store.ts';

type Row = {
  readonly company_id: number;
  readonly contract_id: string;
  readonly factory_number: string;
  readonly spedition_name: string | null;
  readonly vehicle_type: string | null;
  readonly number_of_rounds: number | null;
  readonly incoterm: string | null;
  readonly call_off_number: string | null;
  readonly gross_weight: string | null;
  readonly tare_weight: string | null;
  readonly weighed_time: string;
};

const COMPARED = {
  contract_id: 'contract',
  factory_number: 'plant',
  spedition_name: 'carrier',
  vehicle_type: 'vehicle',
  number_of_rounds: 'rounds',
  incoterm: 'incoterm',
  call_off_number: 'call_off',
  gross_weight: 'gross',
  tare_weight: 'tare',
  weighed_time: 'time',
} as const satisfies Partial<Record<keyof Row, string>>;

/** A value in which a second source differs from the first. */
export type TicketDifference = (typeof COMPARED)[keyof typeof COMPARED] | 'materials';

const columnsOf = Object.entries(COMPARED) as [keyof typeof COMPARED, TicketDifference][]; // keys of the table above

/** Values in which a second source differs from the first, which stay. */
export const joinedTo = async (
  db: Database,
  { id, source }: { readonly id: string; readonly source: string },
  row: Row,
  ticket: Ticket,
): Promise<{ joined: string; differences: TicketDifference[] }> => {
  const stored = await findStoredTicket(db, row.company_id, id);
  const said = ticket.materials.map(
    ({ number, quantity, unit }) => `${number} ${quantity} ${unit}`,
  );
  const kept = stored.materials.map(
    ({ number, quantity, quantity_unit: unit }) => `${number} ${quantity} ${unit}`,
  );
  const differences = columnsOf
    .filter(([column]) => !isSame(stored[column], row[column]))
    .map(([, name]) => name);
  if (said.join('\n') !== kept.join('\n')) differences.push('materials');
  return { joined: source, differences };
};

/** Times come with seconds from the database. */
const isSame = (stored: string | number | null, said: string | number | null): boolean =>
  stored === said || (typeof stored === 'string' && stored === `${said}:00`);
