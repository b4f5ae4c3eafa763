import assert from 'node:assert/strict';
import test from 'node:test';
import { helpPageName } from '#content/help-page-name.ts';

test('HLP-01 the help names the page it is about', () => {
  const cases: [path: string, name: string | null][] = [
    ['/dashboard', 'Start'],
    ['/delivery-incoming/0190', 'Eingehende Lieferungen'],
    ['/contract-detail/0190', 'Vertrag'],
    ['/login', null],
    ['/help', null],
    ['/no-such-page', null],
  ];
  for (const [path, name] of cases) assert.equal(helpPageName(path), name, path);
});
