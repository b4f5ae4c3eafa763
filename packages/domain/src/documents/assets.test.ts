import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ASSET,
  assetName,
  assetType,
  formatTonnes,
  isRemovable,
  sumByUnit,
} from '#documents/assets.ts';

test('D-50 weights on papers are shown to the kilogram', () => {
  const cases = {
    '26.400': '26,400',
    '0.020': '0,020',
    '1234.5': '1.234,500',
    '1234567.001': '1.234.567,001',
    '40': '40,000',
  };
  for (const [quantity, shown] of Object.entries(cases))
    assert.equal(formatTonnes(quantity), shown);
});

test('D-50 quantities are summed exactly, tonnes never with cubic metres', () => {
  const of = (quantity: string, quantity_unit: string) => ({ quantity, quantity_unit });
  const sums = sumByUnit([
    of('0.100', 't'),
    of('7.500', 'm³'),
    of('0.200', 't'),
    of('26.401', 't'),
  ]);
  assert.deepEqual(sums, [
    { unit: 't', quantity: '26.701' },
    { unit: 'm³', quantity: '7.500' },
  ]);
  assert.deepEqual(sumByUnit([]), []);
});

test('D-21 photos and PDF are taken, by their first bytes', () => {
  const of = (head: string) => assetType(Buffer.from(head, 'latin1'));
  assert.equal(of('\u00FF\u00D8\u00FF\u00E0'), 'image/webp');
  assert.equal(of('\u0089PNG\r\n\u001A\n'), 'image/webp');
  assert.equal(of('%PDF-1.7\n'), 'application/pdf');
  for (const head of ['', '%PDF', ' %PDF-1.7', '<svg', 'GIF89a', 'MZ', 'PK'])
    assert.equal(of(head), null, head);
  assert.deepEqual([ASSET.bytes, ASSET.maxFiles], [10_485_760, 20]);
});

test('D-21 a file name is valid on every system and has the extension of its type', () => {
  const cases: [string | null, string][] = [
    ['IMG_4711.JPG', 'IMG_4711.webp'],
    ['Schaden links.heic', 'Schaden links.webp'],
    ['../../etc/passwd', '_.._etc_passwd.webp'],
    ['a\u202Egpj.exe', 'agpj.webp'],
    ['C:\\x"<y>|?*', 'C__x__y____.webp'],
    ['.htaccess', 'htaccess.webp'],
    ['.jpg', 'Foto.webp'],
    ['v1.2', 'v1.2.webp'],
    ['. .', 'Foto.webp'],
    [null, 'Foto.webp'],
  ];
  for (const [given, name] of cases) assert.equal(assetName(given, 'image/webp', 'Foto'), name);
  assert.equal(assetName('Lieferschein.PDF', 'application/pdf', 'PDF'), 'Lieferschein.pdf');
});

test('D-21 a file may be removed by the person who added it', () => {
  const asset = { uploaded_by: 'u1' };
  assert.equal(isRemovable(asset, { userId: 'u1' }), true);
  assert.equal(isRemovable(asset, { userId: 'u2' }), false);
});
