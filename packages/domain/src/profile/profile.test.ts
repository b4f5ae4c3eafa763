import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fitPicture,
  missingPersonFields,
  PICTURE,
  pictureOf,
  pictureType,
  pictureUrl,
} from '#profile/profile.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

const TYPES = [
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  [null, bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  [null, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [null, bytes('GIF89a')],
  [null, bytes(' ', [0xff, 0xd8, 0xff])],
  [null, bytes([0xff, 0xd8])],
  [null, bytes('x', [0x89], 'PNG\r\n', [0x1a], '\n')],
  [null, bytes('xRIFF', [1, 2, 3, 4], 'WEBP')],
  [null, bytes()],
] as const;
for (const [type, file] of TYPES) {
  test(`D-21 ${JSON.stringify(file.toString('latin1').slice(0, 12))} is ${type}`, () => {
    assert.equal(pictureType(file), type);
  });
}

const SIZES = [
  ['a landscape photo of 40 megapixels', [7_300, 5_480], [420, 315]],
  ['an upright photo', [3_000, 4_000], [315, 420]],
  ['a square one', [1_000, 1_000], [420, 420]],
  ['one of just that size', [420, 100], [420, 100]],
  ['a small one', [16, 9], [16, 9]],
  ['a line', [10_000, 1], [420, 1]],
] as const;
for (const [what, [width, height], [wide, high]] of SIZES) {
  test(`VAL-24 VAL-25 VAL-26 ${what} becomes ${wide} x ${high}`, () => {
    assert.deepEqual(fitPicture({ width, height }), { width: wide, height: high });
  });
}

test('D-21 limits: 420 pixels a side, 5 MB, 24 megapixels', () => {
  assert.deepEqual(PICTURE, { sidePixels: 420, bytes: 5_242_880, pixels: 24_000_000 });
});

test('the address of a picture names it, and no other address does', () => {
  const id = '0199a0a0-0000-7000-8000-000000000000';
  assert.equal(pictureOf(pictureUrl(id)), id);
  for (const other of [null, '', 'https://a.example/x.png', `https://a.example${pictureUrl(id)}`]) {
    assert.equal(pictureOf(other), null);
  }
  assert.equal(pictureOf(`${pictureUrl(id)}&x=1`), null);
});

const FULL = {
  first_name: 'Murat',
  last_name: 'Demir',
  phone: '5721884210',
  phone_country: '+49',
  mobile: '15120417733',
  mobile_country: '+49',
};
test('VAL-16 VAL-17 VAL-18 names, phone and its country are required, the mobile number is not', () => {
  assert.deepEqual(missingPersonFields(FULL), []);
  assert.deepEqual(missingPersonFields({ ...FULL, mobile: '', mobile_country: '' }), []);
  for (const name of ['first_name', 'last_name', 'phone', 'phone_country'] as const) {
    assert.deepEqual(missingPersonFields({ ...FULL, [name]: ' ' }), [name]);
  }
});
