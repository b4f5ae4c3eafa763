import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { addDays, berlinInstant } from '#values/calendar.ts';
import {
  ACTIONS,
  CALL_OFF_STATUS,
  CALL_OFF_STATUSES,
  canRequestChange,
  DEFAULT_STATUSES,
  knownCallOffStatus,
  nextStatus,
  PROVIDER_ACTIONS,
  toggled,
  type Action,
} from '#call-offs/status.ts';
import { PERMISSIONS } from '#companies/permissions.ts';

test('STA-05 STA-06 STA-07 STA-08 the lower status codes are those of the specification', () => {
  const { planned, bindingRequest, cancellationRequest, refused } = CALL_OFF_STATUS;
  assert.deepEqual([planned, bindingRequest, cancellationRequest, refused], [0, 1, 2, 3]);
});

test('STA-09 STA-10 STA-11 STA-12 the upper status codes are those of the specification', () => {
  const { confirmed, cancelled, inReview, changeRequest } = CALL_OFF_STATUS;
  assert.deepEqual([confirmed, cancelled, inReview, changeRequest], [4, 5, 20, 30]);
});

test('every status is known and any other number is not', () => {
  assert.deepEqual(
    CALL_OFF_STATUSES.map(Number).toSorted((a, b) => a - b),
    Object.values(CALL_OFF_STATUS).toSorted((a, b) => a - b),
  );
  for (const status of STATUSES) assert.equal(knownCallOffStatus(status), status);
  for (const status of [-1, 6, 10, 21, 300, 0.5, Number.NaN]) {
    assert.equal(knownCallOffStatus(status), 'unknown', String(status));
  }
});

test('CLL-04 the list shows planned, asked, in review, confirmed and changing call-offs by default', () => {
  assert.deepEqual(DEFAULT_STATUSES, ['0', '1', '20', '4', '30']);
});

const STATUSES = [0, 1, 2, 3, 4, 5, 20, 30] as const;
// D-31, one row per action: its actor and the resulting status for each status above; `.` is not allowed.
const TABLE: Record<Action, [by: 'customer' | 'provider', leadsTo: string]> = {
  requestChange: ['customer', '. . . . 30 . . .'],
  makeBinding: ['provider', '1 . . . . . . .'],
  review: ['provider', '. 20 . . . . . .'],
  confirm: ['provider', '. 4 . . . . 4 .'],
  refuse: ['provider', '. 3 . . . . 3 .'],
  acceptChange: ['provider', '. . . . . . . 4'],
  declineChange: ['provider', '. . . . . . . 4'],
  cancel: ['provider', '5 . . . 5 . . 5'],
  requestCancellation: ['provider', '2 2 . . 2 . 2 2'],
  acceptCancellation: ['provider', '. . 5 . . . . .'],
  declineCancellation: ['provider', '. . earlier . . . . .'],
};
const actions = Object.keys(TABLE) as Action[]; // the keys of a Record<Action, ...>

for (const action of actions) {
  const [by, row] = TABLE[action];
  test(`${action} is a step of the ${by} and leads to ${row} (D-31)`, () => {
    assert.equal(ACTIONS[action].by, by);
    row.split(' ').forEach((to, index) => {
      const status = STATUSES[index] ?? -1;
      for (const earlier of [null, ...STATUSES]) {
        const expected = to === 'earlier' ? reopened(earlier) : to === '.' ? null : Number(to);
        assert.equal(nextStatus(action, status, earlier), expected, `${status} after ${earlier}`);
      }
    });
    for (const unknown of [-1, 6, 40]) assert.equal(nextStatus(action, unknown, 4), null);
  });
}

/** Declining a cancellation brings back what was open before, never a final status. */
const reopened = (earlier: number | null) =>
  earlier !== null && [0, 1, 4, 20, 30].includes(earlier) ? earlier : null;

test('the table has a row for every action; the provider does all except the change request', () => {
  assert.deepEqual(Object.keys(ACTIONS), actions);
  assert.deepEqual(
    PROVIDER_ACTIONS,
    actions.filter((action) => TABLE[action][0] === 'provider'),
  );
});

test('after any sequence of actions, only refused and cancelled call-offs are final (D-31)', () => {
  const tries = fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 4, 20), tries, (created, tried) => {
      let status: number = created;
      let earlier: number | null = null;
      for (const action of tried) {
        const next = nextStatus(action, status, earlier);
        if (next === null) continue;
        assert.ok(status !== 3 && status !== 5, `${action} leads out of ${status}`);
        assert.notEqual(knownCallOffStatus(next), 'unknown');
        if (next === 2) earlier = status;
        else if (action === 'declineCancellation') assert.equal(next, earlier);
        status = next;
      }
      const isFinal = actions.every((action) => nextStatus(action, status, earlier) === null);
      assert.equal(isFinal, status === 3 || status === 5);
    }),
    { numRuns: 1000 },
  );
});

const STARTS_AT = berlinInstant('2026-11-23', '07:00');
const NOW = new Date('2026-11-20T09:00Z');
const allowed = {
  status: 4,
  contractStatus: 0,
  isItemCancelled: false,
  startsAt: STARTS_AT,
  permissions: PERMISSIONS,
};

test('CLD-03 a change is offered only when status, contract, item, start and permissions allow it (D-33)', () => {
  assert.equal(canRequestChange(allowed, NOW), true);
  for (const status of [...STATUSES, 6].filter((status) => status !== 4)) {
    assert.equal(canRequestChange({ ...allowed, status }, NOW), false, `status ${status}`);
  }
  for (const contractStatus of [1, 2, 3, 9, -1]) {
    assert.equal(canRequestChange({ ...allowed, contractStatus }, NOW), false);
  }
  assert.equal(canRequestChange({ ...allowed, isItemCancelled: true }, NOW), false);
  const permissions: [held: (typeof PERMISSIONS)[number][], expected: boolean][] = [
    [[], false],
    [['call-off-list'], false],
    [['call-off-creation'], false],
    [['qr-code-scanner', 'call-off-list'], false],
    [['call-off-creation', 'call-off-list'], true],
  ];
  for (const [held, expected] of permissions) {
    assert.equal(canRequestChange({ ...allowed, permissions: held }, NOW), expected);
  }
});

test('a change is offered until the very start of the delivery on clocks in Berlin (D-33)', () => {
  const starts: [day: string, time: string, instant: string][] = [
    ['2026-11-23', '07:00', '2026-11-23T06:00Z'],
    ['2026-07-01', '07:00', '2026-07-01T05:00Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00Z'],
    ['2027-01-01', '00:00', '2026-12-31T23:00Z'],
    ['2028-02-29', '22:00', '2028-02-29T21:00Z'],
  ];
  for (const [day, time, instant] of starts) {
    const callOff = { ...allowed, startsAt: berlinInstant(day, time) };
    const start = Date.parse(instant);
    assert.equal(canRequestChange(callOff, new Date(start - 1)), true, instant);
    assert.equal(canRequestChange(callOff, new Date(start)), false, instant);
    assert.equal(canRequestChange(callOff, berlinInstant(addDays(day, 1), '00:00')), false);
  }
});

test('CLL-06 a tap switches a chip on and off, but never the last one off', () => {
  const cases: [chosen: string[], tapped: string, expected: string[]][] = [
    [['0', '1'], '20', ['0', '1', '20']],
    [['0', '1', '20'], '1', ['0', '20']],
    [['0', '1'], '0', ['1']],
    [['1'], '1', ['1']],
    [['1'], '0', ['1', '0']],
    [[], '4', ['4']],
  ];
  for (const [chosen, tapped, expected] of cases) {
    assert.deepEqual(toggled(chosen, tapped), expected, `${tapped} in ${chosen.join()}`);
  }
  const taps = fc.array(fc.constantFrom(...CALL_OFF_STATUSES));
  fc.assert(
    fc.property(taps, (values) => {
      const start: readonly string[] = DEFAULT_STATUSES;
      const chosen = values.reduce((so, value) => toggled(so, value), start);
      return chosen.length > 0 && new Set(chosen).size === chosen.length;
    }),
  );
});
