import assert from 'node:assert/strict';
import test from 'node:test';
import { mayPull, needsPull, pullOf } from '#core/refresh/pull.ts';

const iPhone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148`;
const iPad = (safari: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/${safari} Safari/605.1.15`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile';

test('BRD-08 BRD-09 ONL-60 only installed apps on iOS, and iOS below 15, get a pull of our own', () => {
  const cases: [name: string, userAgent: string, apple: boolean, home: boolean, own: boolean][] = [
    ['iPhone, browser', iPhone('18_6'), true, false, false],
    ['iPhone, home screen', iPhone('18_6'), true, true, true],
    ['iPhone, the first with its own', iPhone('15_0'), true, false, false],
    ['iPhone, the last without', iPhone('14_8_1'), true, false, true],
    ['old iPhone, home screen', iPhone('14_8_1'), true, true, true],
    ['iPad, browser', iPad('17.6'), true, false, false],
    ['iPad, home screen', iPad('17.6'), true, true, true],
    ['old iPad', iPad('14.1.2'), true, false, true],
    ['iPad, another browser', iPad('').replace('Version/ ', 'CriOS/150 '), true, false, false],
    ['Mac', iPad('14.1.2'), false, false, false],
    ['Android, browser', ANDROID, false, false, false],
    ['Android, home screen', ANDROID, false, true, false],
  ];
  for (const [name, userAgent, isOfApple, isInstalled, own] of cases)
    assert.equal(needsPull({ userAgent, isOfApple, isInstalled }), own, name);
});

test('ONL-61 a pull begins with one finger at the top, outside of fields and sheets, without zoom', () => {
  const top = { fingers: 1, isAtTop: true, isOnControl: false, zoom: 1 };
  assert.equal(mayPull(top), true);
  for (const other of [
    { fingers: 2 },
    { fingers: 0 },
    { isAtTop: false },
    { isOnControl: true },
    { zoom: 1.2 },
  ])
    assert.equal(mayPull({ ...top, ...other }), false, JSON.stringify(other));
});

test('ONL-61 only a way that leads downwards is a pull, and it is done after 80 px', () => {
  const cases: [x: number, y: number, pull: ReturnType<typeof pullOf>][] = [
    [0, 0, 'unclear'],
    [6, 9, 'unclear'],
    [-9, -9, 'unclear'],
    [0, 10, 0],
    [0, 50, 0.5],
    [30, 50, 0.5],
    [-30, 50, 0.5],
    [0, 90, 1],
    [0, 400, 1],
    [0, -10, 'other'],
    [12, 0, 'other'],
    [-40, 40, 'other'],
    [60, 50, 'other'],
  ];
  for (const [x, y, pull] of cases) assert.equal(pullOf({ x, y }), pull, `${x}, ${y}`);
});
