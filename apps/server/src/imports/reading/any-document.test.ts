/** Any ticket or invoice is the same after it was written as a document and read again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { text } from '@abrufbar/contract/wire/codecs.ts';
import { berlinTime, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { writeDespatchAdvice } from '@abrufbar/formats/ubl/despatch-advice.ts';
import { buildDespatchAdvice } from '@abrufbar/formats/ubl/build-despatch-advice.ts';
import type { DiRow } from '@abrufbar/domain/imports/di-row.ts';
import { mapDiTicket } from '@abrufbar/formats/tickets/map-di.ts';
import type { VasRow } from '@abrufbar/domain/imports/vas-row.ts';
import { mapVasTicket } from '@abrufbar/formats/tickets/map-vas.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { formatUbl } from '@abrufbar/formats/ubl/format-ubl.ts';
import { readDespatchDocument, readInvoiceDocument } from '#imports/reading/read-document.ts';
import { invoiceText, zugferd } from '@abrufbar/formats/test-documents/invoice-documents.ts';

const RUNS = { numRuns: 300 };
const TODAY = '2026-11-20';

const SIGNS = ['<', '>', '&', '"', "'", ';', ']]>', ' ', '\n', '\t', '\r', 'ä', 'a\u0308', '😀'];
/** Text as the imports keep it, of characters that XML can hold. */
const words = (max: number) =>
  fc
    .string({ unit: fc.oneof(fc.constantFrom(...SIGNS), fc.string()), maxLength: max })
    .map((raw) => raw.replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))
    .map((raw) => z.safeDecode(text(max, 1), raw))
    .filter(({ success }) => success)
    .map(({ data = '' }) => data);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date(TODAY), noInvalidDate: true });
const kilograms = fc.integer({ min: 1, max: 99_999_999 });
const tonnes = (value: number) => (value / 1000).toFixed(3);

/** Gross, tare and net that add up, as far as a slip states them. */
const weights = fc
  .tuple(kilograms, kilograms, fc.boolean(), fc.boolean(), fc.boolean())
  .map(([tare, net, showsGross, showsTare, showsNet]) => ({
    gross: showsGross ? tare + net : null,
    tare: showsTare ? tare : null,
    net: showsNet ? net : null,
    written: showsNet || (showsGross && showsTare) ? net : null,
  }));

const ofTruck = {
  plate: maybe(words(20)),
  carrier: maybe(words(100)),
  vehicle: maybe(words(60)),
  rounds: maybe(fc.integer({ min: 0, max: 999 })),
  incoterm: maybe(words(60)),
  callOff: maybe(words(40)),
  isStored: fc.boolean(),
};
const ofPlant = { number: words(40), contract: words(40), customer: words(40), factory: words(20) };
const load = fc.record({ ...ofPlant, factoryName: words(100), ...ofTruck, weights, at: instant });
const material = fc.record({ number: words(40), name: words(200), quantity: kilograms });

const vas: fc.Arbitrary<VasRow> = fc
  .tuple(load, material, fc.constantFrom('t', 'm³', 'St.'))
  .map(([one, { number, name, quantity }, unit]) => ({
    Lieferscheinnummer: one.number,
    Kontraktnummer: one.contract,
    Debitor: one.customer,
    Werk: one.factory,
    Werksname: one.factoryName,
    Kennzeichen: one.plate,
    Spediteur: one.carrier,
    Fahrzeugart: one.vehicle,
    Umlauf: one.rounds,
    Lieferbedingung: one.incoterm,
    Abrufnummer: one.callOff,
    Wiegedatum: toDmy(one.at.toISOString().slice(0, 10)),
    Wiegezeit: one.at.toISOString().slice(11, 19),
    Brutto: one.weights.gross,
    Tara: one.weights.tare,
    Netto: one.weights.net,
    Taraart: one.isStored ? 'PT' : 'T',
    Artikelnummer: number,
    Artikelbezeichnung: name,
    Menge: tonnes(unit === 't' ? (one.weights.written ?? quantity) : quantity).replace('.', ','),
    Einheit: unit,
  }));

const di: fc.Arbitrary<[DiRow, ...DiRow[]]> = fc
  .tuple(load, material, fc.array(material, { maxLength: 4 }), fc.constantFrom('TO', 'M3', 'ST'))
  .map(([one, first, others, unit]) => {
    const sold = [first, ...others].reduce((sum, { quantity }) => sum + quantity, 0);
    const { gross, tare, net } = one.weights;
    const isWeighed = unit === 'TO'; // goods sold by weight have that net weight
    const text_ = (value: number | null) => (value === null ? null : tonnes(value));
    const rowOf = ({ number, name, quantity }: typeof first, at: number) => ({
      ticket_number: one.number,
      item: at + 1,
      item_count: others.length + 1,
      sales_contract: one.contract,
      sold_to_party: one.customer,
      plant: one.factory,
      plant_name: one.factoryName,
      license_plate: one.plate,
      carrier: one.carrier,
      vehicle_type: one.vehicle,
      round_trip: one.rounds,
      incoterms: one.incoterm,
      call_off: one.callOff,
      weighed_at: one.at.toISOString(),
      gross_weight: isWeighed ? null : text_(gross),
      tare_weight: text_(isWeighed && tare !== null ? 10 : tare),
      net_weight: text_(isWeighed && net !== null ? sold : isWeighed ? null : net),
      stored_tare: one.isStored,
      material: number,
      material_text: name,
      quantity: tonnes(quantity),
      unit,
    });
    return [rowOf(first, 0), ...others.map((other, at) => rowOf(other, at + 1))];
  });

/** A ticket as its delivery note states it to another system. */
const sent = (ticket: Ticket, issuedAt: Date, name: string): Buffer => {
  const { revision: _, weighedOn: __, weighedTime: ___, ...written } = ticket;
  const names = { supplierName: name, customerName: name, siteName: name };
  return Buffer.from(
    formatUbl(writeDespatchAdvice(buildDespatchAdvice({ ...written, ...names, issuedAt }))),
  );
};

test('D-66 any ticket of vas and di is the same ticket after it went as a despatch advice', () => {
  const [seen, counts] = [new Set<string>(), { taken: 0 }];
  fc.assert(
    fc.property(fc.oneof(vas, di), instant, words(60), (rows, issuedAt, name) => {
      const { ticket } = Array.isArray(rows) ? mapDiTicket(rows, TODAY) : mapVasTicket(rows, TODAY);
      fc.pre(ticket !== null);
      // An hour that the clock leaves out in spring is printed as the scale had it.
      fc.pre(berlinTime(ticket.weighedAt) === ticket.weighedTime);
      const { read, messages } = readDespatchDocument(sent(ticket, issuedAt, name), TODAY);
      assert.deepEqual(messages, []);
      assert.deepEqual(read?.ticket, { ...ticket, revision: issuedAt.getTime() });
      counts.taken += 1;
      for (const { unit } of ticket.materials) seen.add(unit);
    }),
    RUNS,
  );
  assert.deepEqual([counts.taken, [...seen].toSorted()], [RUNS.numRuns, ['St.', 'm³', 't']]);
});

test('D-50 any invoice is read as it was written, alike in UBL and inside a PDF', async () => {
  const written = fc.record({
    number: words(40),
    customer: words(40),
    contract: maybe(words(40)),
    despatches: fc.uniqueArray(words(40), { minLength: 1, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(written, async ({ number, customer, contract, despatches }) => {
      const ubl = await readInvoiceDocument(
        invoiceText({ number, customer, contract, despatches }),
      );
      assert.deepEqual(ubl.messages, []);
      const read = ubl.read?.invoice ?? assert.fail();
      assert.deepEqual(
        [read.number, read.buyer.number, read.contractNumber, read.despatchNumbers],
        [number, customer, contract, despatches],
      );
      assert.deepEqual(
        [read.lines.length, read.net, read.gross],
        [despatches.length, `${500 * despatches.length}.00`, `${595 * despatches.length}.00`],
      );
      const [despatch = ''] = despatches;
      const inPdf = await readInvoiceDocument(zugferd(number, customer, despatch));
      const pdf = inPdf.read?.invoice;
      assert.deepEqual(
        [pdf?.number, pdf?.buyer.number, pdf?.despatchNumbers, pdf?.gross],
        [number, customer, [despatch], '595.00'],
      );
    }),
    { numRuns: 100 },
  );
});
