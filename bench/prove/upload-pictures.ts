/** Pictures for quality S10 that no phone makes: bombs, cut and corrupted ones, and some that are two files at once. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Stands in everything that must not be kept. */
export const MARK = 'Kanarie';
export type Bytes = Buffer<ArrayBuffer>;

const SIDE_PX = 640;
const plain = (width = SIDE_PX, height = SIDE_PX): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c81e00' } });

export const draw = (
  as: (image: Sharp) => Sharp,
  { width = SIDE_PX, height = SIDE_PX } = {},
): Promise<Bytes> => as(plain(width, height)).toBuffer();

export const join = (...parts: (string | Uint8Array)[]): Bytes =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );

const chunk = (type: string, data: Uint8Array): Bytes => {
  const body = join(type, data);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return join(length, body, check);
};

const header = (width: number, height: number): Bytes => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2], 8); // eight bits of red, green and blue
  return chunk('IHDR', data);
};
const PNG = '\u0089PNG\r\n\u001a\n';

/** A PNG that says to be of this size and holds what it is given. */
export const png = (width: number, height: number, ...chunks: Uint8Array[]): Bytes =>
  join(
    PNG,
    header(width, height),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  );

/** A whole PNG with a further chunk behind its head. */
export const withChunk = (picture: Uint8Array, type: string, data: Uint8Array): Bytes => {
  const headEnd = PNG.length + 25;
  return join(picture.subarray(0, headEnd), chunk(type, data), picture.subarray(headEnd));
};

/** Text of so many megabytes in a chunk of a thousandth of that. */
export const zippedText = (megabytes: number): Bytes =>
  join('Comment\0\0', deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'a')));
export const zippedProfile = (megabytes: number): Bytes =>
  join('ICC\0\0', deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'a')));

/** A JPEG with a further segment behind its beginning. */
export const withSegment = (picture: Uint8Array, marker: number, text: string): Bytes => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return join(
    picture.subarray(0, 2),
    Buffer.from([0xff, marker]),
    length,
    text,
    picture.subarray(2),
  );
};

/** The same picture, said to be of another size. */
export const jpegSaying = (picture: Uint8Array, side: number): Bytes => {
  const bytes = Buffer.from(picture);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
};

/** An extended WebP of the largest size there is, with nothing in it. */
export const emptyWebp = (): Bytes => {
  const frame = Buffer.from([0, 0, 0, 0, 0xfe, 0x3f, 0, 0xfe, 0x3f, 0]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(frame.length);
  const body = join('WEBP', 'VP8X', length, frame);
  const whole = Buffer.alloc(4);
  whole.writeUInt32LE(body.length);
  return join('RIFF', whole, body);
};

export const corrupted = (picture: Uint8Array, at: number): Bytes => {
  const bytes = Buffer.from(picture);
  const place = Math.floor(bytes.length * at);
  bytes.set(Buffer.alloc(24, 0x5a), place);
  return bytes;
};

export const withLocation = (image: Sharp): Sharp =>
  image
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: MARK, Make: MARK, Copyright: MARK },
      IFD3: { GPSLatitude: '52/1 22/1 12/1', GPSLatitudeRef: 'N', GPSLongitude: '9/1 44/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${MARK}</a></x:xmpmeta>`);

export const animated = async (): Promise<Bytes> => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};
