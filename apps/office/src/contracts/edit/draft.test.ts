import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfficeContract } from '@abrufbar/contract/contracts/office.ts';
import {
  changesOf,
  emptyDraft,
  inputOf,
  isValid,
  itemsBelow,
  rebased,
  withContract,
  withItem,
  withoutField,
} from '#contracts/edit/draft.ts';

const ITEM: OfficeContract['items'][number] = {
  id: 'i1',
  position: '10',
  material_name: 'Asphalttragschicht AC 22 T S',
  material_number: '102244',
  category: 2,
  plants: ['Asphaltwerk Lauenau'],
  plant_numbers: ['2140'],
  incoterms: ['frei'],
  truck_types: ['sattel'],
  allows_night: false,
  quantity_unit: 't',
  is_cancelled: false,
  target: 4800,
  delivered: 3264,
  promised: 292.32,
  warn_above: null,
  max_per_call_off: null,
  per_day: null,
  imported_fields: [],
};
const CONTRACT: OfficeContract = {
  id: 'c1',
  number: '40018277',
  name: 'Ortsumgehung Lauenau BA 2',
  status: 0,
  building_site_number: null,
  company_id: 7,
  company: 'Brinkmann Tiefbau GmbH',
  company_number: '104233',
  supplier: 'Nordstein Asphalt',
  supplier_id: 12,
  starts_on: '2026-03-01',
  ends_on: null,
  customer_order_number: null,
  version: 3,
  lead_hours: null,
  driving_minutes: null,
  unloading_points: 1,
  unloading_minutes: null,
  always_sign: false,
  note_text: null,
  imported_fields: [],
  items: [ITEM],
  plants: [],
  terms: { allows_night: false, incoterms: [] },
  people: [],
  followers: 3,
  counts: { call_offs: 0, deliveries: 0, assets: 0 },
};

test('OFF-100 only fields that say something else are sent, however they are typed', () => {
  let draft = withItem(emptyDraft(CONTRACT), 'i1', { target: '4.800,0', per_day: '450 t' });
  draft = withContract(draft, { lead_hours: '24 h', customer_order_number: ' ' });
  assert.ok(isValid(draft));
  assert.deepEqual(inputOf(draft, ' '), {
    id: 'c1',
    version: 3,
    lead_hours: 24,
    items: [{ id: 'i1', per_day: 450 }],
    reason: null,
  });
  assert.deepEqual(changesOf(withItem(emptyDraft(CONTRACT), 'i1', { target: '4800' })), []);
  assert.ok(!isValid(withItem(draft, 'i1', { target: 'viel' })));
  assert.ok(!isValid(withContract(draft, { name: ' ' })));
});

test('OFF-100 BEY-58 an entry that is no number is a change too, which cannot be saved', () => {
  const draft = withContract(emptyDraft(CONTRACT), { unloading_minutes: '15 x' });
  assert.deepEqual(
    changesOf(draft).map(({ field }) => field),
    ['unloading_minutes'],
  );
  assert.ok(!isValid(draft));
});

test('OFF-102 a target below delivered and promised asks for a reason', () => {
  const at = (target: string) =>
    itemsBelow(withItem(emptyDraft(CONTRACT), 'i1', { target })).length;
  assert.deepEqual([at('3556,32'), at('3556,31'), at('')], [0, 1, 0]);
});

test('OFF-108 a field that both changed is to be chosen, one that only one changed is not', () => {
  let draft = withItem(emptyDraft(CONTRACT), 'i1', { target: '5.000', per_day: '450' });
  const theirs = {
    ...CONTRACT,
    version: 4,
    lead_hours: 12,
    items: [{ ...ITEM, target: 4900, plant_numbers: ['2140', '2155'] }],
  };
  const { draft: next, conflicts } = rebased(draft, theirs);
  assert.deepEqual(
    conflicts.map(({ mine, theirs: value }) => [mine.itemId, mine.field, mine.now, value]),
    [['i1', 'target', 5000, 4900]],
  );
  assert.deepEqual(inputOf(next, '').items, [{ id: 'i1', target: 5000, per_day: 450 }]);
  const [conflict] = conflicts;
  assert.ok(conflict);
  draft = withoutField(next, conflict.mine);
  assert.deepEqual(inputOf(draft, ''), {
    id: 'c1',
    version: 4,
    items: [{ id: 'i1', per_day: 450 }],
    reason: null,
  });
});
