import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { allocate, amountsOf } from '#amounts/demand.ts';

const amounts = (target: string | null, delivered: string, incoming: string) => {
  const { remaining, over, ...known } = amountsOf({ target, delivered, incoming });
  return { known: Object.values(known).join(' '), remaining, over };
};

test('remaining and over-delivered follow from target, delivered and incoming (D-46)', () => {
  const cases: [string | null, string, string, remaining: string, over: string][] = [
    ['100', '0', '0', '100.000', '0.000'],
    ['100.000', '40.5', '9.25', '50.250', '0.000'],
    ['100', '100', '0', '0.000', '0.000'],
    ['100', '90', '10', '0.000', '0.000'],
    ['100', '90', '10.001', '0.000', '0.000'],
    ['100', '99.999', '0', '0.001', '0.000'],
    ['100', '100.001', '0', '0.000', '0.001'],
    ['100', '120.4', '30', '0.000', '20.400'],
    ['0', '26.4', '0', '0.000', '26.400'],
    [null, '26.4', '1', '0.000', '26.400'],
    ['0.3', '0.1', '0.2', '0.000', '0.000'], // as floats 0.1 + 0.2 > 0.3
    ['99999999999.999', '0.001', '0', '99999999999.998', '0.000'],
    ['10', '-2.5', '0', '12.500', '0.000'],
    ['1', '-0.001', '0', '1.001', '0.000'],
  ];
  for (const [target, delivered, incoming, remaining, over] of cases) {
    const got = amounts(target, delivered, incoming);
    assert.deepEqual(
      [got.remaining, got.over],
      [remaining, over],
      `${target} ${delivered} ${incoming}`,
    );
  }
  assert.equal(amounts('1', '2.5', '-0.040').known, '1.000 2.500 -0.040');
  assert.equal(amounts(null, '0', '-26.4').known, '0.000 0.000 -26.400');
});

const decimal = (max: bigint, min = 0n) => fc.bigInt({ min, max });
const text = (thousandths: bigint) => {
  const digits = String(thousandths).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
};
const read = (exact: string) => BigInt(exact.replace('.', ''));

test('the amounts of every numeric(14,3) are exact and never negative (D-46)', () => {
  const any = decimal(99_999_999_999_999n);
  fc.assert(
    fc.property(any, any, any, (target, delivered, incoming) => {
      const got = amountsOf({
        target: text(target),
        delivered: text(delivered),
        incoming: text(incoming),
      });
      assert.equal(got.target, text(target));
      const [remaining, over] = [read(got.remaining), read(got.over)];
      assert.ok(remaining >= 0n && over >= 0n && (remaining === 0n || over === 0n));
      if (remaining > 0n) assert.equal(delivered + incoming + remaining, target);
      else assert.ok(delivered + incoming >= target);
      assert.equal(delivered - over, delivered < target ? delivered : target);
    }),
    { numRuns: 1000 },
  );
});

test('items of one material are filled in the order of their positions (D-46)', () => {
  const cases: [targets: (string | null)[], delivered: string, parts: string[]][] = [
    [['100'], '0', ['0.000']],
    [['100'], '130.5', ['130.500']],
    [[null], '26.4', ['26.400']],
    [['100', '50'], '60', ['60.000', '0.000']],
    [['100', '50'], '100', ['100.000', '0.000']],
    [['100', '50'], '100.001', ['100.000', '0.001']],
    [['100', '50'], '180', ['100.000', '80.000']],
    [['100', '50', '25'], '160', ['100.000', '50.000', '10.000']],
    [['100', null, '50'], '160', ['100.000', '0.000', '60.000']],
    [['100', null], '160', ['100.000', '60.000']],
    [['100', '50'], '-5', ['0.000', '-5.000']],
    [[], '26.4', []],
  ];
  for (const [targets, delivered, parts] of cases) {
    const items = targets.map((target) => ({ target }));
    assert.deepEqual(allocate(items, delivered), parts, `${targets.join()} of ${delivered}`);
  }
});

test('nothing is lost or counted twice between items (D-46)', () => {
  const targets = fc.array(fc.option(decimal(5_000_000n)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(targets, decimal(20_000_000n), (values, delivered) => {
      const items = values.map((value) => ({ target: value === null ? null : text(value) }));
      const parts = allocate(items, text(delivered)).map(read);
      assert.equal(
        parts.reduce((sum, part) => sum + part, 0n),
        delivered,
      );
      parts.slice(0, -1).forEach((part, index) => {
        assert.ok(part <= (values[index] ?? 0n));
        const later = parts.slice(index + 1).some((other) => other > 0n);
        if (later) assert.equal(part, values[index] ?? 0n);
      });
    }),
  );
});

test('text that is no exact quantity throws', () => {
  for (const raw of [
    '',
    ' ',
    'x',
    '1,5',
    '1.',
    '.5',
    '1.2345',
    '1e3',
    '+1',
    '--1',
    'NaN',
    '1\n2',
  ]) {
    assert.throws(
      () => amountsOf({ target: null, delivered: raw, incoming: '0' }),
      RangeError,
      raw,
    );
    assert.throws(() => allocate([{ target: '1' }], raw), RangeError, raw);
  }
});
