import { berlinInstant, parseDmy } from '@abrufbar/domain/values/calendar.ts';
import {
  fromThousandths,
  textOrNull,
  isInstant,
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
import type { VasRow } from '@abrufbar/domain/imports/vas-row.ts';

const WEIGHTS = { gross: 'Brutto', tare: 'Tara', net: 'Netto' } as const;

/** SRV-29: one row of the source `vas`. */
export const mapVasTicket = (row: VasRow, today: string): Mapped => {
  const day = parseDmy(row.Wiegedatum);
  const weighedAt = day === null ? null : clock(day, row.Wiegezeit);
  const { gross, tare } = { gross: row.Brutto ?? null, tare: row.Tara ?? null };
  const { net, problems } = checkWeights({ gross, tare, net: row.Netto ?? null }, WEIGHTS);
  const { quantity, problem } = quantityOf(row, net);
  if (problem && problems.length === 0) problems.push(problem);
  if (weighedAt === null || !isInstant(weighedAt))
    problems.push({ field: 'Wiegedatum', code: 'date' });
  else if (isFuture(weighedAt, today)) problems.push({ field: 'Wiegedatum', code: 'future' });
  if (problems.length > 0 || day === null || weighedAt === null) return { ticket: null, problems };
  const ticket = {
    number: row.Lieferscheinnummer,
    revision: row.Version ?? 1,
    contractNumber: row.Kontraktnummer,
    customerNumber: row.Debitor,
    factoryNumber: row.Werk,
    factoryName: row.Werksname,
    plate: textOrNull(row.Kennzeichen),
    carrier: textOrNull(row.Spediteur),
    vehicleType: textOrNull(row.Fahrzeugart),
    rounds: row.Umlauf ?? null,
    incoterm: textOrNull(row.Lieferbedingung),
    ...callOffField(row.Abrufnummer),
    gross: weightText(gross),
    tare: weightText(tare),
    net: weightText(net),
    tareStored: row.Taraart === 'PT',
    weighedAt,
    weighedOn: day,
    weighedTime: row.Wiegezeit.slice(0, 5),
    materials: [
      {
        number: row.Artikelnummer,
        name: row.Artikelbezeichnung,
        quantity: fromThousandths(quantity),
        unit: row.Einheit ?? 't',
      },
    ],
  };
  return { ticket, problems };
};

/** The scale knows minutes of the Berlin clock; the seconds keep tickets of one minute in order. */
const clock = (day: string, time: string): Date =>
  new Date(berlinInstant(day, time.slice(0, 5)).getTime() + Number(time.slice(6)) * 1000);

/** Quantity sold: the net weight unless another one is stated, as with concrete in m³. */
const quantityOf = (row: VasRow, net: number | null): { quantity: number; problem?: Problem } => {
  const inTonnes = (row.Einheit ?? 't') === 't';
  const stated = textOrNull(row.Menge);
  if (stated === null) {
    if (inTonnes && net !== null) return { quantity: net };
    return { quantity: 0, problem: { field: inTonnes ? 'Netto' : 'Menge', code: 'quantity' } };
  }
  const quantity = toThousandths(stated, ',');
  if (quantity === null) return { quantity: 0, problem: { field: 'Menge', code: 'decimal' } };
  if (quantity === 0) return { quantity, problem: { field: 'Menge', code: 'quantity' } };
  if (inTonnes && net !== null && net !== quantity) {
    return { quantity, problem: { field: 'Menge', code: 'quantity_net' } };
  }
  return { quantity };
};
