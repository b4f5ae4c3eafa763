import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import {
  fromThousandths,
  textOrNull,
  isInstant,
  type TicketMaterial,
  toThousandths,
} from '@abrufbar/domain/imports/ticket.ts';
import {
  isFuture,
  type Mapped,
  callOffField,
  type Problem,
  checkWeights,
  weightText,
} from '#tickets/weighing.ts';
import type { DiRow } from '@abrufbar/domain/imports/di-row.ts';

/** Units as the source codes them and as a foreman reads them. */
const UNITS = { TO: 't', M3: 'm³', ST: 'St.' } as const satisfies Record<DiRow['unit'], string>;
const WEIGHTS = { gross: 'gross_weight', tare: 'tare_weight', net: 'net_weight' } as const;
const OF_POSITION: readonly string[] = ['item', 'material', 'material_text', 'quantity', 'unit'];

/** SRV-30: all rows of one ticket of the source `di`, in any order, repeated rows included. */
export const mapDiTicket = (rows: readonly [DiRow, ...DiRow[]], today: string): Mapped => {
  const [head] = rows;
  const problems: Problem[] = differences(rows);
  const { materials, sold } = readPositions(rows, problems);
  const weights = readWeights(head, sold, problems);
  const weighedAt = new Date(head.weighed_at);
  const changedAt = new Date(textOrNull(head.changed_at) ?? head.weighed_at);
  if (!isInstant(weighedAt)) problems.push({ field: 'weighed_at', code: 'date_time' });
  else if (isFuture(weighedAt, today)) problems.push({ field: 'weighed_at', code: 'future' });
  if (!isInstant(changedAt)) problems.push({ field: 'changed_at', code: 'date_time' });
  if (problems.length > 0) return { ticket: null, problems };
  const ticket = {
    number: head.ticket_number,
    revision: changedAt.getTime(),
    contractNumber: head.sales_contract,
    customerNumber: head.sold_to_party,
    factoryNumber: head.plant,
    factoryName: head.plant_name,
    plate: textOrNull(head.license_plate),
    carrier: textOrNull(head.carrier),
    vehicleType: textOrNull(head.vehicle_type),
    rounds: head.round_trip ?? null,
    incoterm: textOrNull(head.incoterms),
    ...callOffField(head.call_off),
    ...weights,
    tareStored: head.stored_tare === true,
    weighedAt,
    weighedOn: berlinDay(weighedAt),
    weighedTime: berlinTime(weighedAt),
    materials,
  };
  return { ticket, problems };
};

/** Values of the ticket, not of a position, must be the same in all its rows. */
const differences = (rows: readonly [DiRow, ...DiRow[]]): Problem[] => {
  const head = new Map(ofTicket(rows[0]));
  return rows.flatMap((row, position) => {
    const fields = new Map(ofTicket(row));
    const names = new Set([...head.keys(), ...fields.keys()]);
    return [...names]
      .filter((name) => head.get(name) !== fields.get(name))
      .map((field) => ({ field, code: 'differs', position }) as const);
  });
};

const ofTicket = (row: DiRow): [string, unknown][] =>
  Object.entries(row).filter(
    ([name, value]) => !OF_POSITION.includes(name) && value !== null && value !== '',
  );

/** Materials by position number; `sold` is their sum in kilograms if all are sold by weight. */
const readPositions = (
  rows: readonly [DiRow, ...DiRow[]],
  problems: Problem[],
): { materials: TicketMaterial[]; sold: number | null } => {
  const byItem = new Map<number, TicketMaterial>();
  let sold: number | null = 0;
  for (const [position, row] of rows.entries()) {
    const quantity = toThousandths(row.quantity, '.');
    if (quantity === null || quantity === 0) {
      problems.push({ field: 'quantity', code: quantity === 0 ? 'quantity' : 'decimal', position });
      continue;
    }
    const material = {
      number: row.material,
      name: row.material_text,
      quantity: fromThousandths(quantity),
      unit: UNITS[row.unit],
    };
    const earlier = byItem.get(row.item);
    if (earlier === undefined) {
      byItem.set(row.item, material);
      sold = sold === null || row.unit !== 'TO' ? null : sold + quantity;
    } else if (JSON.stringify(earlier) !== JSON.stringify(material)) {
      problems.push({ field: 'item', code: 'item_twice', position });
    }
  }
  if (problems.length === 0 && byItem.size !== rows[0].item_count) {
    problems.push({ field: 'item_count', code: 'item_missing' });
  }
  const materials = [...byItem].toSorted(([a], [b]) => a - b).map(([, material]) => material);
  return { materials, sold };
};

const readWeights = (head: DiRow, sold: number | null, problems: Problem[]) => {
  const read = (field: 'gross_weight' | 'tare_weight' | 'net_weight'): number | null => {
    const text = textOrNull(head[field]);
    const value = text === null ? null : toThousandths(text, '.');
    if (text !== null && value === null) problems.push({ field, code: 'decimal' });
    return value;
  };
  const { gross, tare } = { gross: read('gross_weight'), tare: read('tare_weight') };
  const weighed = checkWeights({ gross, tare, net: read('net_weight') }, WEIGHTS);
  problems.push(...weighed.problems);
  if (problems.length === 0 && sold !== null && (weighed.net ?? sold) !== sold) {
    problems.push({ field: 'quantity', code: 'quantity_net' });
  }
  return {
    gross: weightText(gross),
    tare: weightText(tare),
    net: weightText(weighed.net ?? sold),
  };
};
