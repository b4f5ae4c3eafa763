import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { encodePicture as encode } from '#core/files/picture.ts';
import { Refusal } from '#core/calls/refusal.ts';
import {
  drawHalves,
  drawNothing,
  drawPicture,
  lookAt,
  withTraces,
} from '#testing/concepts/pictures.ts';

const encodePicture = (bytes: Uint8Array) =>
  encode(bytes, { sidePixels: 420, field: 'profile_image' });
const look = async (bytes: Uint8Array) => lookAt(await encodePicture(bytes));
const sizeOf = async (bytes: Uint8Array) => (await look(bytes)).size;

test('D-21 VAL-24 VAL-25 VAL-26 pictures become WebP of at most 420 pixels and are never enlarged', async () => {
  const large = { width: 1_000, height: 500 };
  for (const as of ['jpeg', 'png', 'webp'] as const) {
    const sent = await drawPicture(large, (one) => one[as]());
    assert.deepEqual(await sizeOf(sent), ['webp', 420, 210], as);
  }
  assert.deepEqual(await sizeOf(await drawPicture({ width: 30, height: 20 })), ['webp', 30, 20]);
  assert.deepEqual(await sizeOf(await drawPicture({ width: 5_000, height: 2 })), ['webp', 420, 1]);
});

test('D-21 a photo taken upright stays upright, and nothing tells how it was turned', async () => {
  // Lying on its left side: what is red on the left belongs on top.
  const lying = (one: Sharp) => one.jpeg().withMetadata({ orientation: 6 });
  const { size, traces, colourAt } = await look(
    await drawHalves({ width: 800, height: 400 }, lying),
  );
  assert.deepEqual([size, traces], [['webp', 210, 420], []]);
  const [red = 0, , blue = 255] = colourAt(0.5, 0.2);
  assert.ok(red > 200 && blue < 60, `top ${red} ${blue}`);
  const [lowRed = 255, , lowBlue = 0] = colourAt(0.5, 0.8);
  assert.ok(lowBlue > 200 && lowRed < 60, `bottom ${lowRed} ${lowBlue}`);
});

test('D-21 place, camera, author, colour profile and XMP are gone', async () => {
  for (const as of ['jpeg', 'png', 'webp'] as const) {
    const sent = await drawPicture({ width: 600, height: 600 }, (one) => withTraces(one[as]()));
    const before = (await lookAt(sent)).traces;
    assert.ok(
      ['exif', 'icc', 'xmp'].every((name) => before.includes(name)),
      `${as}: ${before.join()}`,
    );
    const picture = await encodePicture(sent);
    assert.deepEqual((await lookAt(picture)).traces, [], as);
    assert.equal(picture.includes('Kanarie'), false, as);
  }
});

test('D-21 transparent pixels stay transparent', async () => {
  const { colourAt } = await look(await drawNothing({ width: 40, height: 40 }));
  assert.equal(colourAt(0.5, 0.5)[3], 0);
});

/** A PNG with the mark of a moving one. */
const movingPng = async () => {
  const still = await drawPicture({ width: 4, height: 4 }, (one) => one.png());
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  const at = still.indexOf('IDAT') - 4;
  return Buffer.concat([still.subarray(0, at), control, still.subarray(at)]);
};
const movingWebp = async () => {
  const frames = [1, 2].map((shade) => ({
    create: {
      width: 8,
      height: 8,
      channels: 3 as const,
      background: { r: shade * 99, g: 0, b: 0 },
    },
  }));
  const inputs = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  return sharp(inputs, { join: { animated: true } })
    .webp()
    .toBuffer();
};
/** A progressive photo said to be of another size; its head is all that is read. */
const saidToBe = async (width: number, height: number, chromaSubsampling: string) => {
  const bytes = await drawPicture({ width: 64, height: 64 }, (one) =>
    one.jpeg({ progressive: true, chromaSubsampling }),
  );
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};
/** Pictures that can only be decoded as a whole, just above 72 MB. */
const WHOLE: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'a progressive photo in full colours': () => saidToBe(4_001, 3_000, '4:4:4'),
  'an interlaced PNG of 16 bits': () =>
    drawPicture({ width: 4_001, height: 3_000 }, (one) =>
      one.toColourspace('rgb16').png({ progressive: true }),
    ),
  'a lossless WebP': () =>
    drawPicture({ width: 4_501, height: 4_000 }, (one) => one.webp({ lossless: true })),
  'a turned PNG with transparency': () =>
    drawPicture({ width: 4_501, height: 4_000 }, (one) =>
      one.ensureAlpha(0.5).withMetadata({ orientation: 6 }).png(),
    ),
};
const photo = () => drawPicture({ width: 900, height: 900 });
const REFUSED: readonly (readonly [string, () => Promise<Uint8Array>, number, string])[] = [
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, ''],
  ['nothing at all', async () => Buffer.alloc(0), 415, ''],
  ['a GIF', () => drawPicture({ width: 9, height: 9 }, (one) => one.gif()), 415, ''],
  ['half a photo', async () => (await photo()).subarray(0, 900), 422, 'picture_broken'],
  ['the first bytes of one', async () => Buffer.from('ffd8ffe0', 'hex'), 422, 'picture_broken'],
  ['a moving PNG', movingPng, 422, 'picture_animated'],
  ['a moving WebP', movingWebp, 422, 'picture_animated'],
  [
    'more than 24 megapixels',
    () => drawPicture({ width: 6_001, height: 4_000 }, (one) => one.png()),
    422,
    'picture_pixels',
  ],
  ...Object.entries(WHOLE).map(
    ([what, make]) => [`${what} of less`, make, 422, 'picture_pixels'] as const,
  ),
];
for (const [what, make, status, problem] of REFUSED) {
  test(`D-21 ${what} is refused with ${status} ${problem}`, async () => {
    await assert.rejects(encodePicture(await make()), (error) => {
      assert.ok(error instanceof Refusal);
      assert.deepEqual([error.status, error.errors[0]?.problem ?? ''], [status, problem]);
      return true;
    });
  });
}

test('D-21 quality S10 progressive photos of up to 24 megapixels, as phones take them, are accepted', async () => {
  await assert.rejects(encodePicture(await saidToBe(6_000, 4_000, '4:2:0')), (error) => {
    assert.ok(error instanceof Refusal);
    assert.equal(error.errors[0]?.problem, 'picture_broken'); // nothing but its head is that large
    return true;
  });
});

test('D-21 24 megapixels are just allowed', async () => {
  const large = await drawPicture({ width: 6_000, height: 4_000 }, (one) => one.png());
  assert.deepEqual(await sizeOf(large), ['webp', 420, 280]);
});

test('D-21 once a picture has been taken, no other decoder can be reached in this process', async () => {
  await encodePicture(await photo());
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await assert.rejects(sharp(svg).metadata());
  await sharp(await photo()).metadata();
});
