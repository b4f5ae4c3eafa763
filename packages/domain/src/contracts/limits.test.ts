import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exceededLimits, type Limit, type Limits } from '#contracts/limits.ts';

const NONE: Limits = { warnAbove: null, maxPerCallOff: null, perDay: null, leadHours: null };
const ORDER = {
  quantity: 200,
  dayQuantity: 450,
  startsAt: new Date('2026-11-20T06:00:00Z'),
  orderedAt: new Date('2026-11-19T06:00:00Z'),
};

test('OFF-104 a call-off exceeds a limit only above it, and none where none is kept', () => {
  const cases: [limits: Partial<Limits>, exceeded: Limit[]][] = [
    [{}, []],
    [{ warnAbove: 200, maxPerCallOff: 200, perDay: 450, leadHours: 24 }, []],
    [{ warnAbove: 199.999 }, ['warn_above']],
    [{ maxPerCallOff: 199.999 }, ['max_per_call_off']],
    [{ perDay: 449 }, ['per_day']],
    [{ leadHours: 25 }, ['lead_hours']],
    [{ leadHours: 48, maxPerCallOff: 100 }, ['max_per_call_off', 'lead_hours']],
  ];
  for (const [limits, exceeded] of cases) {
    assert.deepEqual(exceededLimits(ORDER, { ...NONE, ...limits }), exceeded);
  }
});
