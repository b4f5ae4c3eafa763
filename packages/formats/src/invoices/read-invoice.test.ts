import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ciiInvoice } from '#invoices/cii.ts';
import { readInvoice } from '#invoices/read-invoice.ts';
import { ublCreditNote, ublInvoice } from '#invoices/ubl.ts';
import { type ValueOf, writeXml } from '#xml/shapes.ts';

type Ubl = ValueOf<typeof ublInvoice>;
type Cii = ValueOf<typeof ciiInvoice>;

const euros = (value: string) => ({ value, unit: 'EUR' });
const ublParty = (name: string, number: string) => ({
  party: { numbers: [{ id: number, scheme: null }], names: ['Marke'], legalName: name },
});
const UBL: Ubl = {
  customization: 'urn:cen.eu:en16931:2017',
  number: 'R-2026-118',
  issuedOn: '2026-11-30',
  dueOn: '2026-12-14',
  type: '380',
  currency: 'EUR',
  order: '70011',
  despatches: ['8104552'],
  reference: null,
  contracts: ['40018277'],
  payments: [],
  seller: ublParty('Nordstein GmbH', '1'),
  buyer: ublParty('Brinkmann Tiefbau', '104233'),
  taxes: [
    { amount: { value: '0', unit: 'SEK' }, parts: [] },
    {
      amount: euros('187.245'.slice(0, 6)),
      parts: [
        { base: euros('985.5'), amount: euros('187.24'), category: { id: 'S', rate: '19.00' } },
      ],
    },
  ],
  totals: { net: euros('985.5'), gross: euros('1172.740'), payable: euros('1172.74') },
  lines: [
    {
      id: '1',
      quantity: { value: '26.400', unit: 'TNE' },
      net: euros('500'),
      despatches: [{ document: '8104552' }, { document: null }],
      item: { name: 'Asphalttragschicht', number: '102244' },
    },
    {
      id: '2',
      quantity: { value: '25.920', unit: 'TNE' },
      net: euros('485.50'),
      despatches: [{ document: '8104553' }],
      item: { name: 'Asphalttragschicht', number: '102244' },
    },
  ],
};
const ciiParty = (name: string, number: string) => ({
  numbers: [{ id: number, scheme: null }],
  globalNumbers: [],
  name,
});
const ciiLine = (id: string, quantity: string, net: string, despatch: string) => ({
  document: id,
  product: { number: '102244', name: 'Asphalttragschicht' },
  delivery: { quantity: { value: quantity, unit: 'TNE' }, despatch },
  net,
});
const CII: Cii = {
  profile: 'urn:cen.eu:en16931:2017',
  document: { number: 'R-2026-118', type: '380', issuedOn: '2026-11-30' },
  trade: {
    lines: [ciiLine('1', '26.400', '500', '8104552'), ciiLine('2', '25.920', '485.50', '8104553')],
    agreement: {
      reference: null,
      seller: ciiParty('Nordstein GmbH', '1'),
      buyer: ciiParty('Brinkmann Tiefbau', '104233'),
      order: '70011',
      contract: '40018277',
    },
    delivery: { despatches: ['8104552'] },
    settlement: {
      currency: 'EUR',
      taxes: [{ amount: '187.24', base: '985.5', category: 'S', rate: '19.00' }],
      terms: [{ dueOn: null }, { dueOn: '2026-12-14' }],
      totals: {
        net: '985.5',
        taxes: [{ value: '0', unit: 'SEK' }, euros('187.24')],
        gross: '1172.740',
        payable: '1172.74',
      },
    },
  },
};
const fromUbl = (change: Partial<Ubl> = {}) =>
  readInvoice(writeXml('Invoice', ublInvoice, { ...UBL, ...change }));
const settlement = (change: Partial<Cii['trade']['settlement']>) => ({
  trade: { ...CII.trade, settlement: { ...CII.trade.settlement, ...change } },
});
const fromCii = (change: Partial<Cii> = {}) =>
  readInvoice(writeXml('rsm:CrossIndustryInvoice', ciiInvoice, { ...CII, ...change }));

test('D-50 an invoice is the same in both syntaxes, to the cent', () => {
  const expected = {
    number: 'R-2026-118',
    type: '380',
    issuedOn: '2026-11-30',
    dueOn: '2026-12-14',
    currency: 'EUR',
    seller: 'Nordstein GmbH',
    buyer: { name: 'Brinkmann Tiefbau', number: '104233' },
    orderNumber: '70011',
    contractNumber: '40018277',
    despatchNumbers: ['8104552', '8104553'],
    lines: [
      {
        id: '1',
        name: 'Asphalttragschicht',
        itemNumber: '102244',
        quantity: '26.400',
        unit: 'TNE',
        net: '500',
        despatchNumbers: ['8104552'],
      },
      {
        id: '2',
        name: 'Asphalttragschicht',
        itemNumber: '102244',
        quantity: '25.920',
        unit: 'TNE',
        net: '485.50',
        despatchNumbers: ['8104553'],
      },
    ],
    taxes: [{ category: 'S', rate: '19.00', base: '985.5', amount: '187.24' }],
    net: '985.50',
    tax: '187.24',
    gross: '1172.74',
    payable: '1172.74',
    isBookingAid: false,
    notes: [],
  };
  assert.deepEqual(fromUbl().invoice, expected);
  assert.deepEqual(fromCii().invoice, expected);
});

test('D-50 an invoice that names little is read, too', () => {
  const seller = { party: { ...UBL.seller.party, legalName: null } };
  const totals = { net: euros('-0.05'), gross: euros('-0.05'), payable: euros('-0.05') };
  const little = { dueOn: null, order: null, despatches: [], contracts: [], taxes: [] };
  const { invoice } = fromUbl({ ...little, seller, totals, lines: UBL.lines.slice(1) });
  assert.deepEqual(
    [invoice?.seller, invoice?.dueOn, invoice?.contractNumber, invoice?.despatchNumbers],
    ['Marke', null, null, ['8104553']],
  );
  assert.deepEqual([invoice?.net, invoice?.tax, invoice?.taxes], ['-0.05', '0.00', []]);
  assert.deepEqual(fromCii({ trade: { ...CII.trade, delivery: null } }).invoice?.despatchNumbers, [
    '8104552',
    '8104553',
  ]);
});

test('D-50 a public buyer without a number is known by its Leitweg-ID, nobody by another reference', () => {
  for (const [reference, number] of [
    ['04011000-12345-03', '04011000-12345-03'],
    ['04011000-1234A-44', '04011000-1234A-44'],
    ['04011000-12345-04', null],
    ['991-84', null],
    ['104233', null],
    [null, null],
  ] as const) {
    const buyer = { party: { ...UBL.buyer.party, numbers: [] } };
    const ubl = writeXml('Invoice', ublInvoice, { ...UBL, reference, buyer });
    const party = { ...CII.trade.agreement.buyer, numbers: [], globalNumbers: [] };
    const agreement = { ...CII.trade.agreement, reference, buyer: party };
    const trade = { ...CII.trade, agreement };
    const cii = writeXml('rsm:CrossIndustryInvoice', ciiInvoice, { ...CII, trade });
    const numbers = [ubl, cii].map((root) => readInvoice(root).invoice?.buyer.number);
    assert.deepEqual(numbers, [number, number], String(reference));
  }
  const both = { ...UBL, reference: '04011000-12345-03' };
  const { invoice } = readInvoice(writeXml('Invoice', ublInvoice, both));
  assert.equal(invoice?.buyer.number, '104233');
});

test('D-66 amounts of an invoice that do not add up are named by their place', () => {
  const SUMS =
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation';
  const PROFILE =
    'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID';
  const { totals } = UBL;
  for (const [read, ...expected] of [
    [
      fromUbl({ totals: { ...totals, gross: euros('1172.75') } }),
      'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount sum',
    ],
    [
      fromUbl({ totals: { ...totals, payable: euros('1234567890123') } }),
      'cac:LegalMonetaryTotal/cbc:PayableAmount too_big',
    ],
    [
      fromUbl({ taxes: [{ amount: euros('187.24'), parts: [] }] }),
      'cac:TaxTotal/cbc:TaxAmount sum',
    ],
    [
      fromUbl({ currency: 'Euro' }),
      'cbc:DocumentCurrencyCode currency',
      'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount sum',
    ],
    [fromUbl({ number: '1'.repeat(41) }), 'cbc:ID too_long'],
    [fromUbl({ type: 'Rechnung 380' }), 'cbc:InvoiceTypeCode too_long'],
    [fromUbl({ despatches: ['x'.repeat(41)] }), 'cac:DespatchDocumentReference/cbc:ID too_long'],
    [fromUbl({ lines: [] }), 'cac:InvoiceLine required'],
    [fromUbl({ issuedOn: '30.11.2026' }), 'cbc:IssueDate day'],
    [fromCii(settlement({ taxes: [] })), `${SUMS}/ram:TaxTotalAmount sum`],
    [
      fromCii(settlement({ currency: 'eur' })),
      'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:InvoiceCurrencyCode currency',
      `${SUMS}/ram:GrandTotalAmount sum`,
      `${SUMS}/ram:TaxTotalAmount sum`,
    ],
    [fromCii({ profile: 'urn:factur-x.eu:1p0:minimum' }), `${PROFILE} minimum`],
    [
      readInvoice(writeXml('{urn:ferd}CrossIndustryDocument', ciiInvoice, CII)),
      '{urn:ferd}CrossIndustryDocument zugferd_1',
    ],
    [readInvoice(writeXml('{}Invoice', ublInvoice, UBL)), '{}Invoice namespace'],
    [
      readInvoice(writeXml('{urn:x}CrossIndustryInvoice', ciiInvoice, CII)),
      '{urn:x}CrossIndustryInvoice namespace',
    ],
    [readInvoice(writeXml('DespatchAdvice', ublInvoice, UBL)), 'DespatchAdvice kind'],
  ] as const) {
    assert.equal(read.invoice, null);
    assert.deepEqual(
      read.problems.map(({ field, code }) => `${field} ${code}`),
      expected,
    );
  }
});

test('DOC-10 DOC-11 any decimal of XML Schema is read; totals are rounded to the cent and say so', () => {
  const totals = {
    net: euros('+985.504'),
    gross: euros('1172.744000000000000001'),
    payable: euros('.5'),
  };
  const tax = { amount: euros('187.240000000000000001'), parts: [] };
  const parts = [
    { base: euros('985.504'), amount: tax.amount, category: { id: 'S', rate: '19.' } },
  ];
  const { invoice, problems } = fromUbl({ totals, taxes: [{ ...tax, parts }] });
  assert.deepEqual(problems, []);
  assert.deepEqual(
    [invoice?.net, invoice?.tax, invoice?.gross, invoice?.payable],
    ['985.50', '187.24', '1172.74', '0.50'],
  );
  assert.equal(invoice?.taxes[0]?.base, '985.504');
  assert.deepEqual(
    invoice?.notes.map((note) => ('stated' in note ? [note.field, note.stated, note.kept] : note)),
    [
      ['cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount', '+985.504', '985.50'],
      ['cac:TaxTotal/cbc:TaxAmount', '187.240000000000000001', '187.24'],
      ['cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount', '1172.744000000000000001', '1172.74'],
    ],
  );
});

test('DOC-14 a credit note is read as what it is in both syntaxes, with the day it is due', () => {
  const dueInPayment = { type: '381', dueOn: null, payments: [null, '2026-12-14'] };
  const ubl = readInvoice(writeXml('CreditNote', ublCreditNote, { ...UBL, ...dueInPayment }));
  const cii = fromCii({ document: { ...CII.document, type: '381' } });
  assert.equal(ubl.invoice?.type, '381');
  assert.deepEqual(ubl.invoice, cii.invoice);
  assert.equal(fromUbl({ type: '381' }).invoice?.type, '381');
});

test('DOC-06 totals without lines are a booking aid in the profile BASIC WL alone', () => {
  const trade = { ...CII.trade, lines: [] };
  const { invoice } = fromCii({ profile: 'urn:factur-x.eu:1p0:basicwl', trade });
  assert.equal(invoice?.isBookingAid, true);
  assert.deepEqual(
    invoice.notes.map(({ code }) => code),
    ['booking_aid'],
  );
  assert.equal(fromCii({ trade }).problems[0]?.code, 'required');
});

test('DOC-13 a line that cannot be read is left out beside others, alone it is the reason', () => {
  const [good, bad] = UBL.lines;
  assert.ok(good && bad);
  const broken = { ...bad, quantity: { value: 'viel', unit: 'TNE' } };
  const read = fromUbl({ lines: [broken, good] });
  assert.deepEqual(
    read.invoice?.lines.map(({ id }) => id),
    ['1'],
  );
  const alone = fromUbl({ lines: [broken] });
  assert.equal(alone.invoice, null);
  for (const problems of ['leftOut' in read ? read.leftOut : [], alone.problems]) {
    assert.deepEqual(
      problems.map(({ field, code }) => `${field} ${code}`),
      ['cac:InvoiceLine[1]/cbc:InvoicedQuantity decimal'],
    );
  }
});
