import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount, compactDay, day, decimal, identifier, quantity, text, time } from '#xml/values.ts';
import {
  group,
  inside,
  many,
  maybe,
  one,
  readXml,
  type Shape,
  writeXml,
  type XmlElement,
} from '#xml/shapes.ts';

const element = (name: string, ...children: XmlElement[]): XmlElement => ({
  name,
  attributes: {},
  text: '',
  children,
});
const leafOf = (name: string, value: string, attributes: XmlElement['attributes'] = {}) => ({
  ...element(name),
  text: value,
  attributes,
});

const load = group({
  number: one('ID', text),
  note: maybe('Note', text),
  lines: many('Line', inside(one('Name', text))),
});
const problemsOf = (...children: XmlElement[]) =>
  readXml(element('Load', ...children), 'Load', load).problems.map(
    ({ field, code }) => `${field} ${code}`,
  );

test('D-66 a document is read and written by the same table, what the table does not name is left out', () => {
  const written = element(
    'Load',
    leafOf('ID', '8104552'),
    element('Line', leafOf('Name', 'Kies')),
    element('Line', leafOf('Name', 'Sand')),
  );
  const value = { number: '8104552', note: null, lines: ['Kies', 'Sand'] };
  assert.deepEqual(writeXml('Load', load, value), written);
  const more = {
    ...written,
    children: [leafOf('Unknown', 'x'), leafOf('Note', ''), ...written.children],
  };
  assert.deepEqual(readXml(more, 'Load', load), { value, problems: [], leftOut: [] });
});

test('D-66 a problem of a document is named by its place', () => {
  const number = leafOf('ID', '1');
  for (const [children, ...expected] of [
    [[], 'ID required'],
    [[leafOf('ID', '')], 'ID required'],
    [[number, number], 'ID single'],
    [[number, leafOf('Note', 'a'), leafOf('Note', 'b')], 'Note single'],
    [
      [number, element('Line', leafOf('Name', 'a')), element('Line', leafOf('X', 'b'))],
      'Line[2]/Name required',
    ],
    [[element('ID', number)], 'ID text'],
    [[number]],
  ] as const) {
    assert.deepEqual(problemsOf(...children), expected);
  }
  assert.deepEqual(readXml(element('Truck'), 'Load', load).problems, [
    { field: 'Truck', code: 'kind' },
  ]);
});

test('DOC-10 D-66 values are read exactly or not at all', () => {
  const problemOf = <T>(shape: Shape<T>, value: string, attributes = {}) =>
    readXml(leafOf('V', value, attributes), 'V', shape).problems[0]?.code ?? null;
  for (const [shape, value, problem] of [
    [decimal, '26.40', null],
    [decimal, '-1', null],
    [quantity, '26.4', null],
    [amount, '26,40', 'decimal'],
    [amount, '1e3', 'decimal'],
    [quantity, '.5', null],
    [decimal, '64.', null],
    [decimal, '+26.4', null],
    [decimal, '30.00000000000', null],
    [decimal, '1234567890123456', null],
    [decimal, '', 'decimal'],
    [decimal, '.', 'decimal'],
    [decimal, '+', 'decimal'],
    [decimal, '1.2.3', 'decimal'],
    [decimal, 'INF', 'decimal'],
    [day, '2026-02-28', null],
    [day, '2026-02-28+01:00', null],
    [day, '2026-02-29', 'day'],
    [day, '28.02.2026', 'day'],
    [day, 'x2026-02-28', 'day'],
    [time, '06:52:07', null],
    [time, '06:52:07.5+01:00', null],
    [time, '06:52', 'time'],
    [time, '24:00:00', 'time'],
    [compactDay, '20260228', 'day'],
  ] as const) {
    assert.equal(problemOf<unknown>(shape as Shape<unknown>, value), problem, value);
  }
  assert.equal(problemOf(compactDay, '20260228', { format: '102' }), null);
  assert.equal(problemOf(compactDay, '20260229', { format: '102' }), 'day');
});

test('DOC-12 an optional element without content is no error, nor is one around such elements', () => {
  const read = readXml(
    element('Load', leafOf('ID', '1'), leafOf('Note', ''), element('Line', leafOf('Name', ''))),
    'Load',
    load,
  );
  assert.deepEqual(read.value, { number: '1', note: null, lines: [] });
  const around = group({ truck: maybe('Truck', inside(one('Plate', text))) });
  const nothing = element('Trip', element('Truck', leafOf('Plate', '')));
  assert.deepEqual(readXml(nothing, 'Trip', around).value, { truck: null });
});

test('D-66 attributes come back with their values', () => {
  for (const [shape, attributes] of [
    [identifier, { schemeID: 'DEBTOR_ID' }],
    [quantity, { unitCode: 'TNE' }],
    [amount, { currencyID: 'EUR' }],
    [compactDay, { format: '102' }],
    [identifier, {}],
    [quantity, {}],
  ] as const) {
    const known = shape as Shape<unknown>;
    const came = leafOf('V', '20260228', attributes);
    assert.deepEqual(writeXml('V', known, readXml(came, 'V', known).value), came);
  }
});
