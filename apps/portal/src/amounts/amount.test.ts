import assert from 'node:assert/strict';
import test from 'node:test';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { centreOf, isOver, partsOf, sentenceOf, targetOf, type Amount } from '#amounts/amount.ts';

type Raw = { target: number; delivered: number; incoming?: number; over?: number; rest?: number };

const amount = ({ target, delivered, incoming = 0, over = 0, rest = 0 }: Raw): Amount => ({
  id: '102244 t',
  material_designation: 'AC 22 T S',
  material_number: '102244',
  material_category: 2,
  factory_name: 'Asphaltwerk Lauenau',
  factory_number: '2140',
  quantity_unit: 't',
  app_hierarchy: 'Asphalt',
  target_quantity: formatQuantity(target),
  target_quantity_raw: target,
  delivered_quantity: formatQuantity(delivered),
  delivered_quantity_raw: delivered,
  incoming_quantity: formatQuantity(incoming),
  incoming_quantity_raw: incoming,
  over_delivered_quantity: formatQuantity(over),
  over_delivered_quantity_raw: over,
  remaining_quantity: formatQuantity(rest),
  remaining_quantity_raw: rest,
});

const under = amount({ target: 360, delivered: 184.8, incoming: 52.32, rest: 122.88 });
const beyond = amount({ target: 1250, delivered: 1336.4, incoming: 27.08, over: 86.4 });
// The answer of the server where nothing was agreed: everything delivered counts as over-delivered.
const without = amount({ target: 0, delivered: 184.8, incoming: 26.4, over: 184.8 });

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('AMT-10 AMT-11 the ring says the delivered share of the target, or what was delivered', () => {
  assert.deepEqual([under, beyond, without].map(centreOf).map(plain), [
    '51 %',
    '107 %',
    '184,80 t',
  ]);
  assert.deepEqual([under, beyond, without].map(targetOf).map(plain), [
    'von 360,00 t',
    'von 1.250 t',
    'Ohne Soll',
  ]);
  assert.equal(plain(targetOf({ ...under, quantity_unit: 'm³' })), 'von 360,00 m³');
});

test('AMT-05 AMT-06 AMT-07 AMT-08 the ring has the parts of the server, all of it grey without a target', () => {
  assert.deepEqual(partsOf(beyond), {
    delivered: 1336.4,
    incoming: 27.08,
    overDelivered: 86.4,
    remaining: 0,
  });
  assert.deepEqual(partsOf(without), {
    delivered: 0,
    incoming: 0,
    overDelivered: 0,
    remaining: 0,
  });
  assert.deepEqual([under, beyond, without].map(isOver), [false, true, false]);
});

test('the ring is read out as one sentence with all values in full units', () => {
  assert.equal(
    plain(sentenceOf(beyond)),
    'AC 22 T S: geliefert 1.336 Tonnen von 1.250 Tonnen, eingehend 27,08 Tonnen, offen 0,00 Tonnen, Mehrmenge 86,40 Tonnen',
  );
  assert.equal(
    plain(sentenceOf({ ...without, quantity_unit: 'm³' })),
    'AC 22 T S: geliefert 184,80 Kubikmeter ohne Soll, eingehend 26,40 Kubikmeter',
  );
});
