import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDevice } from '#session/devices.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';

const CASES: readonly [userAgent: string, browser: string | null, system: string | null][] = [
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`Mozilla/5.0 (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${IPHONE} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${IPHONE} (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${IPHONE} (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${IPHONE} (KHTML, like Gecko) Version/18.0 EdgiOS/130.0.0.0 Mobile/15E148 Safari/605.1.15`, 'Edge', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1', 'Safari', 'iPad'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15', 'Safari', 'Mac'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 10; HD1913) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`, 'Edge', 'Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Chromebook'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36', null, 'Android'],
  ['Firefox/144.0', 'Firefox', null],
  ['Testgerät', null, null],
  ['', null, null],
]; // prettier-ignore

test('D-11 a device is called by its browser and its system', () => {
  for (const [userAgent, browser, system] of CASES) {
    assert.deepEqual(readDevice(userAgent), { browser, system }, userAgent);
  }
});
