import assert from 'node:assert/strict';
import test from 'node:test';
import { cameraProblem, type CameraProblem } from '#deliveries/scanner/problem.ts';

test('ERR-17 ERR-18 ERR-19 ERR-20 each error of the camera has its message', () => {
  const cases: [name: string, code: CameraProblem['code']][] = [
    ['NotAllowedError', 'not_allowed'],
    ['NotFoundError', 'not_found'],
    ['OverconstrainedError', 'not_found'],
    ['NotReadableError', 'in_use'],
    ['StreamApiNotSupportedError', 'browser_old'],
    ['NotSupportedError', 'insecure'],
  ];
  for (const [name, code] of cases) assert.deepEqual(cameraProblem({ name }, true), { code }, name);
});

test('ERR-21 ERR-22 without HTTPS nothing else is wrong; other errors are named', () => {
  assert.deepEqual(cameraProblem({ name: 'NotAllowedError' }, false), { code: 'insecure' });
  assert.deepEqual(cameraProblem(new DOMException('x', 'AbortError'), true), {
    code: 'other',
    name: 'AbortError',
  });
  for (const [error, name] of [
    [new TypeError('x'), 'TypeError'],
    [{ name: 'toString' }, 'toString'],
    ['x', 'Error'],
    [null, 'Error'],
  ] as const)
    assert.deepEqual(cameraProblem(error, true), { code: 'other', name });
});
