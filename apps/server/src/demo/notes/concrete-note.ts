import type { NoteDetail } from '@abrufbar/domain/deliveries/note-details.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import { buildDespatchAdvice } from '@abrufbar/formats/ubl/build-despatch-advice.ts';
import { type DespatchAdvice, writeDespatchAdvice } from '@abrufbar/formats/ubl/despatch-advice.ts';
import { formatUbl } from '@abrufbar/formats/ubl/format-ubl.ts';
import { noteDetails } from '@abrufbar/formats/ubl/note-details.ts';
import { companyOf, supplierOf } from '#demo/site-lookup.ts';
import type { Site } from '#demo/sites.ts';

const MINUTE_MS = 60_000;

/** Properties of fresh concrete by their names in the German delivery note. */
const PROPERTIES: readonly (readonly [name: string, value: string, unit?: string])[] = [
  ['Concrete Temperature', '17.5', 'CEL'],
  ['consistency class', 'F3'],
  ['exposure class', 'XC4, XF1, XA1'],
  ["Water added at customer's request", '0', 'LTR'],
  ['Max. Water-Cement Ratio w/c (eq)', '0.60'],
];

type Note = {
  readonly bytes: Buffer;
  readonly advice: DespatchAdvice;
  readonly details: readonly NoteDetail[];
};

/** Concrete is to be used within this time (DIN 1045-2). */
const USUAL_MINUTES = 90;

/** The document in which a mixing plant sends a load of concrete; a retarder keeps it workable for longer. */
export const concreteNote = (site: Site, ticket: Ticket, workableMinutes?: number): Note => {
  const issuedAt = new Date(ticket.weighedAt.getTime() + MINUTE_MS);
  const advice = buildDespatchAdvice({
    ...ticket,
    issuedAt,
    supplierName: supplierOf(site).name,
    customerName: companyOf(site).name,
    siteName: site.name,
  });
  const mixedAt = new Date(ticket.weighedAt.getTime() - 6 * MINUTE_MS).toISOString();
  const said = [
    ...PROPERTIES,
    ['Start of Production', mixedAt] as const,
    ...(workableMinutes === undefined
      ? []
      : [['Extended Workability Time', String(workableMinutes), 'MIN'] as const]),
  ];
  const properties = said.map(([name, value, unit]) => ({
    name,
    value: unit === undefined ? value : null,
    quantity: unit === undefined ? null : { value, unit },
  }));
  const instance = { trace: null, madeOn: null, madeTime: null, bestBefore: null, serial: null };
  const lot = { number: `CH-${ticket.number}`, expires: null };
  const whole = {
    ...advice,
    notes: [`Beton innerhalb von ${workableMinutes ?? USUAL_MINUTES} Minuten verarbeiten`],
    lines: advice.lines.map(
      (line) =>
        line && {
          ...line,
          item: { ...line.item, properties, instances: [{ ...instance, lot }] },
        },
    ),
  };
  const { details } = noteDetails(whole, [...whole.lines.keys()]);
  return { bytes: Buffer.from(formatUbl(writeDespatchAdvice(whole))), advice: whole, details };
};
