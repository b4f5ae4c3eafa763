import assert from 'node:assert/strict';
import test from 'node:test';
import { scannedSite } from '#deliveries/scanner/scanned-site.ts';

test('RTE-32 T-47 the note after a scan comes from the address, cut and only when asked for', () => {
  const cases: [search: string, site: string | null][] = [
    ['show_scan_message=true&construction_site_name=Radweg+K+62', 'Radweg K 62'],
    ['show_scan_message=true', ''],
    ['show_scan_message=true&construction_site_name=%E2%80%AER%00adweg%20', 'Radweg'],
    ['show_scan_message=false&construction_site_name=Radweg', null],
    ['construction_site_name=Radweg', null],
    ['', null],
    [`show_scan_message=true&construction_site_name=${'x'.repeat(300)}`, 'x'.repeat(100)],
  ];
  for (const [search, site] of cases) {
    assert.equal(scannedSite(new URLSearchParams(search)), site, search);
  }
});
