import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupMessages } from '#notifications/groups/group.ts';
import type { Message } from '#notifications/inbox-read.ts';

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';
const CONTRACT = '00000000-0000-4000-8000-0000000000c1';
const OTHER = '00000000-0000-4000-8000-0000000000c2';

/** `18 10:20`: day of November and time. */
const build = (id: string, at: string, fields: Partial<Message> = {}): Message => {
  const [day, time] = at.split(' ');
  return {
    ...{ id, type: 'scale_note.created', title: 'Neuer Lieferschein', is_seen: false },
    ...{ creation_date: `2025-11-${day}`, creation_time: time },
    ...{ construction_site_name: 'Lauenau', reference_id: `${A}_${CONTRACT}`, materials: [] },
    ...{ material_name: 'AC 22 T S', material_number: '102244' },
    ...{ quantity: '26,31', quantity_unit: 't', vehicle_license_plate: `HM KS ${id}` },
    ...fields,
  } as Message; // the others are not read
};
const callOff = { type: 'calloff.status_changed', title: 'Lieferung bestätigt' };
const gap = { type: 'calloff.gap', title: 'Lücke 35 min ab 10:20' };
const gravel = { material_name: 'Kies', material_number: '1' };
const concrete = { ...gravel, quantity: '7,50', quantity_unit: 'm³' };

const ALL = { lastSeen: undefined, goesOn: false };
/** `18 Lauenau: a b(2: cd) ...` of each site, with the number of new ones. */
const look = (messages: readonly Message[], reach: Parameters<typeof groupMessages>[1] = ALL) =>
  groupMessages(messages, reach).map(({ day, site, rows, fresh, freshOfDay, isWhole }) => {
    const shown = rows.map((row) =>
      'message' in row ? row.message.id : `(${row.notes.map(({ id }) => id).join('')})`,
    );
    const ofDay = freshOfDay === null ? '' : `/${freshOfDay}`;
    return `${day.slice(8)} ${site}: ${shown.join(' ')} ${fresh}${ofDay}${isWhole ? '' : ' …'}`;
  });

const CASES: readonly [what: string, messages: readonly Message[], expected: readonly string[]][] =
  [
    ['nothing', [], []],
    ['one note alone', [build('a', '18 10:00')], ['18 Lauenau: a 1/1']],
    [
      'several notes, the newest first',
      [build('a', '18 10:00'), build('b', '18 10:20'), build('c', '18 10:10')],
      ['18 Lauenau: (bca) 3/3'],
    ],
    [
      'the id decides in the same minute',
      [build('a', '18 10:00', callOff), build('b', '18 10:00', callOff)],
      ['18 Lauenau: b a 2/2'],
    ],
    [
      'seen ones beside new ones',
      [build('a', '18 10:00', { is_seen: true }), build('b', '18 09:00')],
      ['18 Lauenau: (ab) 1/1'],
    ],
    [
      'another material, another day, another site',
      [
        build('a', '18 10:00'),
        build('b', '18 09:00', gravel),
        build('c', '17 23:59'),
        build('d', '18 08:00', { construction_site_name: 'Elbufer' }),
      ],
      ['18 Lauenau: a b 2/3', '18 Elbufer: d 1', '17 Lauenau: c 1/1'],
    ],
    [
      'the site with the newest message first',
      [
        build('a', '18 10:00', { ...callOff, construction_site_name: 'Elbufer' }),
        build('b', '18 11:00', { ...callOff, is_seen: true }),
        build('c', '18 09:00', { ...callOff, is_seen: true }),
      ],
      ['18 Lauenau: b c 0/1', '18 Elbufer: a 1'],
    ],
    [
      'sites without a name',
      [
        build('a', '18 10:00', { construction_site_name: null }),
        build('b', '18 09:00', { construction_site_name: null }),
      ],
      ['18 null: (ab) 2/2'],
    ],
    [
      'warnings first, also seen ones',
      [
        build('a', '18 10:00', callOff),
        build('b', '18 09:00', { ...gap, is_seen: true }),
        build('c', '18 09:30', { ...gap, type: 'calloff.queue' }),
        build('d', '18 08:00'),
        build('e', '18 11:00'),
      ],
      ['18 Lauenau: c b (ed) a 4/4'],
    ],
    [
      'corrections, claims and notes of several or no materials by themselves',
      [
        build('a', '18 10:00'),
        build('b', '18 09:00', { title: 'Lieferung korrigiert' }),
        build('c', '18 08:00', { materials: [gravel, concrete] as Message['materials'] }),
        build('d', '18 07:00', { material_name: null, material_number: null }),
        build('e', '18 06:00', { material_name: null, material_number: null }),
      ],
      ['18 Lauenau: a b c d e 5/5'],
    ],
    [
      'a type that is not known yet',
      [build('a', '18 10:00', { ...callOff, type: 'invoice.created' }), build('b', '18 09:00')],
      ['18 Lauenau: a b 2/2'],
    ],
  ];

for (const [what, messages, expected] of CASES)
  test(`BEY-115 BEY-116 messages by day and site: ${what}`, () => {
    assert.deepEqual(look(messages), expected);
  });

const rowOf = (...messages: readonly Message[]) => {
  const row = groupMessages(messages, ALL)[0]?.rows[0];
  assert.ok(row && 'notes' in row);
  return { sums: row.sums.map(({ quantity, unit }) => `${quantity} ${unit}`), check: row.check };
};

test('BEY-116 a sum has each unit by itself, and none while a quantity is not known', () => {
  const [a, b] = [build('a', '18 10:00'), build('b', '18 09:00', { quantity: '1.026,40' })];
  const c = build('c', '18 08:00', { quantity: '7,50', quantity_unit: 'm³' });
  assert.deepEqual(rowOf(a, b).sums, ['1.053 t']);
  assert.deepEqual(rowOf(a, c, b).sums, ['1.053 t', '7,50 m³']);
  assert.deepEqual(rowOf(a, { ...b, quantity: null }).sums, []);
});

test('BEY-116 the check is that of the contract, of all where there are several or none', () => {
  const a = build('a', '18 10:00');
  const checked = (reference_id: string) =>
    rowOf(a, build('b', '18 09:00', { reference_id })).check;
  assert.equal(checked(`${B}_${CONTRACT}`), CONTRACT);
  assert.equal(checked(`${B}_${OTHER}`), 'all');
  assert.equal(checked('unknown'), 'all');
});

test('BEY-115 while the list goes on, older new messages wait for their place, and the last day is not whole', () => {
  const seen = { ...callOff, is_seen: true };
  const last = build('b', '17 10:00', seen);
  const messages = [
    ...[build('a', '18 10:00'), build('d', '17 10:00', callOff), last],
    ...[build('c', '17 09:00'), build('e', '16 12:00')],
  ];
  assert.deepEqual(look(messages, { lastSeen: last, goesOn: true }), [
    '18 Lauenau: a 1/1',
    '17 Lauenau: d b 2/2 …',
  ]);
  assert.deepEqual(look(messages, { lastSeen: last, goesOn: false }), [
    '18 Lauenau: a 1/1',
    '17 Lauenau: d b c 2/2 …',
    '16 Lauenau: e 1/1 …',
  ]);
});
