import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VasRow } from '@abrufbar/domain/imports/vas-row.ts';
import { mapVasTicket } from '#tickets/map-vas.ts';

const TODAY = '2026-11-20';
const ROW: VasRow = {
  Lieferscheinnummer: '8104552',
  Kontraktnummer: '40018277',
  Debitor: '104233',
  Werk: '2140',
  Werksname: 'Asphaltwerk Lauenau',
  Kennzeichen: 'HM-KS 418',
  Spediteur: 'Spedition Hartwig',
  Fahrzeugart: 'Sattelkipper, thermoisoliert',
  Umlauf: 3,
  Lieferbedingung: 'frei Baustelle',
  Wiegedatum: '18.11.2026',
  Wiegezeit: '06:52:07',
  Brutto: 41_000,
  Tara: 14_600,
  Netto: 26_400,
  Artikelnummer: '102244',
  Artikelbezeichnung: 'Asphalttragschicht AC 22 T S',
};
const problemsOf = (change: Partial<VasRow>) => {
  const { ticket, problems } = mapVasTicket({ ...ROW, ...change }, TODAY);
  assert.equal(ticket === null, problems.length > 0);
  return problems.map(({ field, code }) => `${field} ${code}`);
};
const ticketOf = (change: Partial<VasRow>) => {
  const { ticket, problems } = mapVasTicket({ ...ROW, ...change }, TODAY);
  assert.deepEqual(problems, []);
  assert.ok(ticket);
  return ticket;
};

test('D-66 a row of vas becomes one ticket with one material', () => {
  assert.deepEqual(mapVasTicket(ROW, TODAY).ticket, {
    number: '8104552',
    revision: 1,
    contractNumber: '40018277',
    customerNumber: '104233',
    factoryNumber: '2140',
    factoryName: 'Asphaltwerk Lauenau',
    plate: 'HM-KS 418',
    carrier: 'Spedition Hartwig',
    vehicleType: 'Sattelkipper, thermoisoliert',
    rounds: 3,
    incoterm: 'frei Baustelle',
    gross: '41.000',
    tare: '14.600',
    net: '26.400',
    tareStored: false,
    weighedAt: new Date('2026-11-18T05:52:07Z'),
    weighedOn: '2026-11-18',
    weighedTime: '06:52',
    materials: [
      {
        number: '102244',
        name: 'Asphalttragschicht AC 22 T S',
        quantity: '26.400',
        unit: 't',
      },
    ],
  });
});

test('D-66 a ticket of vas may name its call-off; without one it says nothing about it', () => {
  assert.equal(ticketOf({ Abrufnummer: '70011' }).callOffNumber, '70011');
  for (const number of ['', null, undefined]) {
    assert.equal('callOffNumber' in ticketOf({ Abrufnummer: number }), false);
  }
});

test('D-66 a field that vas leaves out is null, not empty', () => {
  const { Kennzeichen: _, ...withoutPlate } = ROW;
  const { ticket } = mapVasTicket(
    { ...withoutPlate, Spediteur: null, Fahrzeugart: '', Umlauf: null, Version: 4, Taraart: 'PT' },
    TODAY,
  );
  assert.deepEqual(
    [ticket?.plate, ticket?.carrier, ticket?.vehicleType, ticket?.rounds],
    [null, null, null, null],
  );
  assert.deepEqual([ticket?.revision, ticket?.tareStored], [4, true]);
});

test('D-66 quantity is the net weight unless another one is stated', () => {
  for (const [change, quantity, unit] of [
    [{}, '26.400', 't'],
    [{ Netto: null }, '26.400', 't'],
    [{ Brutto: null, Tara: null }, '26.400', 't'],
    [{ Menge: '26,4' }, '26.400', 't'],
    [{ Menge: '7,5', Einheit: 'm³' }, '7.500', 'm³'],
    [{ Menge: '12', Einheit: 'St.', Brutto: null, Tara: null, Netto: null }, '12.000', 'St.'],
  ] as const) {
    assert.deepEqual(
      ticketOf(change).materials.map((material) => [material.quantity, material.unit]),
      [[quantity, unit]],
    );
  }
});

test('D-66 the clock of vas is the one in Berlin, in summer, winter and in between', () => {
  for (const [day, time, instant] of [
    ['18.11.2026', '06:52:00', '2026-11-18T05:52:00.000Z'],
    ['18.07.2026', '06:52:59', '2026-07-18T04:52:59.000Z'],
    ['25.10.2026', '02:30:00', '2026-10-25T00:30:00.000Z'], // comes twice: the first one
    ['29.03.2026', '02:30:00', '2026-03-29T01:30:00.000Z'], // does not exist: counts on
    ['20.11.2026', '23:59:59', '2026-11-20T22:59:59.000Z'],
  ] as const) {
    const ticket = ticketOf({ Wiegedatum: day, Wiegezeit: time });
    assert.equal(ticket.weighedAt.toISOString(), instant);
    assert.equal(ticket.weighedTime, time.slice(0, 5));
  }
});

test('D-66 a wrong row of vas names field and problem', () => {
  for (const [change, ...expected] of [
    [{ Wiegedatum: '31.02.2026' }, 'Wiegedatum date'],
    [{ Wiegedatum: '01.01.0001', Wiegezeit: '00:10:00' }, 'Wiegedatum date'], // year 0 in UTC
    [{ Wiegedatum: '21.11.2026' }, 'Wiegedatum future'],
    [{ Tara: 41_000 }, 'Tara tare'],
    [{ Netto: 26_401 }, 'Netto net'],
    [{ Brutto: null, Netto: null }, 'Netto quantity'],
    [{ Einheit: 'm³' }, 'Menge quantity'],
    [{ Menge: '0' }, 'Menge quantity'],
    [{ Menge: '26.4' }, 'Menge decimal'],
    [{ Menge: '26,5' }, 'Menge quantity_net'],
    [{ Netto: 1, Wiegedatum: '31.02.2026' }, 'Netto net', 'Wiegedatum date'],
  ] as const) {
    assert.deepEqual(problemsOf(change), expected);
  }
});
