import assert from 'node:assert/strict';
import test from 'node:test';
import { contractAt } from '#contracts/contract-at.ts';

test('the list beside a page knows its contract from the address', () => {
  const cases: [path: string, contract: string | null][] = [
    ['/contract-detail/c1', 'c1'],
    ['/delivery-incoming/c1', 'c1'],
    ['/delivery-single/d7_c1', 'c1'],
    ['/delivery-single/d7', null],
    ['/construction-site', null],
    ['/elsewhere/c1', null],
  ];
  for (const [path, contract] of cases) assert.equal(contractAt(path), contract, path);
});
