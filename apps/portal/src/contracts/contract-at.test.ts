import assert from 'node:assert/strict';
import test from 'node:test';
import { contractAt } from '#contracts/contract-at.ts';

test('D-06 the list beside a page knows its contract from the address, else the selected one', () => {
  const cases: [path: string, contract: string | null][] = [
    ['/contract-detail/c1', 'c1'],
    ['/delivery-incoming/c1', 'c1'],
    ['/delivery-single/d7_c1', 'c1'],
    ['/delivery-single/d7', null],
    ['/calloff-list/c1', 'c1'],
    ['/calloff-detail/o3', 'c9'],
    ['/calloff-change/o3', 'c9'],
    ['/calloff-creation/i4', 'c9'],
    ['/construction-site', null],
    ['/elsewhere/c1', null],
  ];
  for (const [path, contract] of cases) assert.equal(contractAt(path, 'c9'), contract, path);
});
