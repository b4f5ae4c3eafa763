import assert from 'node:assert/strict';
import test from 'node:test';
import {
  choosable,
  choose,
  countChosen,
  isApplicable,
  quickChips,
  toggle,
  withChip,
  withTag,
  type OfferedFilter,
} from '#core/filters/choice.ts';

const TODAY = '2025-11-18';
const STATUS: OfferedFilter = {
  key: 'status',
  label: 'Status',
  type: 'chips',
  options: [
    { value: 'open', label: 'Offen' },
    { value: 'closed', label: 'Abgeschlossen' },
  ],
};
const PLATE: OfferedFilter = {
  key: 'plate',
  label: 'Kennzeichen',
  type: 'select',
  options: [
    { value: 'HM KS 418', label: 'HM KS 418' },
    { value: 'SHG WL 77', label: 'SHG WL 77' },
  ],
};
const DAY: OfferedFilter = { key: 'date', label: 'Datum', type: 'date', options: [] };

test('SIT-03 a chip adds its value and removes it again', () => {
  const open = toggle({}, 'status', 'open');
  assert.deepEqual(open, { status: ['open'] });
  assert.deepEqual(toggle(open, 'status', 'closed'), { status: ['open', 'closed'] });
  assert.deepEqual(toggle(open, 'status', 'open'), {}, 'a key without values is gone');
});

test('filters without a choice are not offered', () => {
  const option = { value: '2', label: 'Asphalt' };
  const flag = { value: 'true', label: 'Favoriten' };
  const single: OfferedFilter = { key: 'category', label: 'x', type: 'chips', options: [option] };
  const none: OfferedFilter = { ...single, options: [] };
  const favourites: OfferedFilter = {
    key: 'favorites',
    label: 'x',
    type: 'chips',
    options: [flag],
  };
  const tags: OfferedFilter = { key: 'query', label: 'x', type: 'tags', options: [] };
  for (const filter of [STATUS, PLATE, DAY, favourites])
    assert.deepEqual(choosable([filter], {}), [filter], filter.key);
  for (const filter of [single, none, tags]) assert.deepEqual(choosable([filter], {}), []);
  assert.deepEqual(choosable([single], { category: ['2'] }), [single]);
});

test('DLV-03 a selection holds one value, none for the first entry', () => {
  const one = choose({ status: ['open'] }, 'plate', 'HM KS 418');
  assert.deepEqual(one, { status: ['open'], plate: ['HM KS 418'] });
  assert.deepEqual(choose(one, 'plate', 'SHG WL 77').plate, ['SHG WL 77']);
  assert.deepEqual(choose(one, 'plate', ''), { status: ['open'] });
});

test('VAL-31 filters can be applied only when some are offered and one is chosen', () => {
  const cases: [
    offered: OfferedFilter[],
    draft: Parameters<typeof countChosen>[0],
    can: boolean,
  ][] = [
    [[STATUS], { status: ['open'] }, true],
    [[STATUS], {}, false],
    [[STATUS], { status: [] }, false],
    [[], { status: ['open'] }, false],
    [[], {}, false],
  ];
  for (const [offered, draft, can] of cases) assert.equal(isApplicable(offered, draft), can);
  assert.equal(countChosen({ status: ['open', 'closed'], plate: ['HM KS 418'] }), 3);
  assert.equal(countChosen({}), 0);
});

test('chips above a list: the day first, offered chips, of selections only the chosen one', () => {
  const labels = (choice: Parameters<typeof countChosen>[0]) =>
    quickChips([STATUS, PLATE, DAY], choice, TODAY).map(
      ({ label, isChosen }) => label + (isChosen ? ' x' : ''),
    );
  assert.deepEqual(labels({}), ['Heute', 'Offen', 'Abgeschlossen']);
  assert.deepEqual(labels({ date: [TODAY] }), ['Heute x', 'Offen', 'Abgeschlossen']);
  assert.deepEqual(labels({ date: ['2025-11-12'], plate: ['SHG WL 77'], status: ['closed'] }), [
    'Mi,\u00A012.11.25 x',
    'Offen',
    'Abgeschlossen x',
    'SHG WL 77 x',
  ]);
  assert.deepEqual(quickChips([], {}, TODAY), []);
});

test('VAL-29 search terms become tags once, cut to the limits of the call', () => {
  assert.deepEqual(withTag(['Lauenau'], ' Kanal '), ['Lauenau', 'Kanal']);
  assert.deepEqual(withTag(['Lauenau'], 'LAUENAU'), ['Lauenau']);
  assert.deepEqual(withTag(['Lauenau'], '  '), ['Lauenau']);
  assert.deepEqual(withTag([], '𝄞'.repeat(101)), ['𝄞'.repeat(100)]);
  const eleven = 'abcdefghijk'.split('').reduce<readonly string[]>(withTag, []);
  assert.deepEqual(eleven.join(''), 'bcdefghijk');
});

test('VAL-29 beside the chips of a search there is always place for the term in the field', () => {
  const chips = 'abcdefghijk'.split('').reduce<readonly string[]>(withChip, []);
  assert.deepEqual(chips.join(''), 'cdefghijk');
  assert.deepEqual(withTag(chips, 'l'), [...chips, 'l']);
});
