import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import type { Report } from '#ubl/despatch-problems.ts';
import { type Measured, measuredOf } from '#ubl/units.ts';
import { type Decimal, decimalText, isSame, minus, rounded } from '#xml/decimal.ts';
import type { Note } from '#xml/note.ts';

const EQUIPMENT = 'cac:Shipment/cac:TransportHandlingUnit/cac:TransportEquipment';
const WEIGHTS = {
  gross: `${EQUIPMENT}/cbc:GrossWeightMeasure`,
  tare: `${EQUIPMENT}/cbc:TareWeightMeasure`,
  net: 'cac:Shipment/cbc:NetWeightMeasure',
} as const;

type Stated = Parameters<typeof measuredOf>[0];
type Weighed = Pick<Ticket, 'gross' | 'tare' | 'net' | 'tareStored'>;

/**
 * Weights of the loaded vehicle; the gross weight of a shipment is another thing, that of packed goods. They have to
 * add up as they stand, to every digit; only then they are rounded.
 */
export const despatchWeights = (
  { shipment }: DespatchAdvice,
  sold: Decimal | null,
  report: Report,
): { readonly weighed: Weighed; readonly notes: readonly Note[] } => {
  const notes: Note[] = [];
  const equipment = onlyOf(onlyOf(shipment?.units)?.equipment);
  const read = (stated: Stated, field: string): Measured | null => {
    if (stated === null) return null;
    const known = measuredOf(stated, field);
    if (typeof known === 'string') {
      report(field, known);
      return null;
    }
    if (known.unit !== 't') {
      notes.push({ field, code: 'weight_left_out', unit: known.unit });
      return null;
    }
    notes.push(...known.notes);
    return known;
  };
  const gross = read(equipment?.gross ?? null, WEIGHTS.gross);
  const tare = read(equipment?.tare ?? null, WEIGHTS.tare);
  const stated = read(shipment?.netWeight ?? null, WEIGHTS.net);
  const computed = gross && tare ? minus(gross.exact, tare.exact) : null;
  const isPossible = computed === null || computed.units > 0n;
  if (!isPossible) report(WEIGHTS.tare, 'tare');
  else if (computed && stated && !isSame(computed, stated.exact)) report(WEIGHTS.net, 'net');
  const net = isPossible ? (computed ?? stated?.exact ?? null) : null;
  if (sold && net && !isSame(sold, net)) report(WEIGHTS.net, 'quantity_net');
  const weighed = {
    gross: gross?.kept ?? null,
    tare: tare?.kept ?? null,
    net: net && decimalText(rounded(net, 3).units, 3),
    tareStored: equipment?.information.includes('PT') ?? false,
  };
  return { weighed, notes };
};

/** The only element; null where there are several. */
const onlyOf = <T>(values: readonly T[] | undefined): T | undefined =>
  values?.length === 1 ? values[0] : undefined;
