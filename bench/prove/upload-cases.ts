/** Files sent as a picture, for quality S10. */
import { gzipSync } from 'node:zlib';
import {
  corrupted,
  type Bytes,
  draw,
  emptyWebp,
  join,
  jpegSaying,
  MARK,
  animated,
  png,
  withLocation,
  withChunk,
  withSegment,
  zippedProfile,
  zippedText,
} from './upload-pictures.ts';

export type UploadCase = {
  readonly what: string;
  readonly bytes: Bytes;
  /** Must be kept, must be refused, or either, as long as nothing of it is kept as it came. */
  readonly must: 'kept' | 'refused' | 'either';
  readonly name?: string;
  readonly type?: string;
};

const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert("${MARK}")</script></svg>`;
const HTML = `<!doctype html><script>alert("${MARK}")</script>`;
const ZIP = join('PK\u0003\u0004', MARK, 'PK\u0005\u0006', Buffer.alloc(18));
const MEGAPIXELS_24 = { width: 6_000, height: 4_000 };
const MOVES = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

type Kept = readonly [what: string, bytes: Bytes | Promise<Bytes>, name?: string, type?: string];
const casesOf = (must: UploadCase['must'], all: readonly Kept[]): Promise<UploadCase[]> =>
  Promise.all(
    all.map(async ([what, bytes, name, type]) => ({
      what,
      must,
      bytes: await bytes,
      ...(name !== undefined && { name }),
      ...(type !== undefined && { type }),
    })),
  );

export const uploadCases = async (): Promise<UploadCase[]> => {
  const jpeg = await draw((one) => one.jpeg());
  const still = await draw((one) => one.png());
  const webp = await draw((one) => one.webp());
  const noisy = await draw((one) => one.png({ compressionLevel: 0 }), { width: 900, height: 900 });
  const kept: Kept[] = [
    ['JPEG', jpeg],
    ['progressive JPEG', draw((one) => one.jpeg({ progressive: true }))],
    ['grey JPEG', draw((one) => one.greyscale().jpeg())],
    ['CMYK JPEG', draw((one) => one.toColourspace('cmyk').jpeg())],
    ['PNG', still],
    ['PNG with a palette', draw((one) => one.png({ palette: true }))],
    ['PNG of 16 bits', draw((one) => one.toColourspace('rgb16').png())],
    ['PNG with transparency', draw((one) => one.ensureAlpha(0.5).png())],
    ['WebP', webp],
    ['lossless WebP', draw((one) => one.webp({ lossless: true }))],
    ['one pixel', draw((one) => one.png(), { width: 1, height: 1 })],
    ['a line', draw((one) => one.png(), { width: 20_000, height: 1 })],
    ['24 megapixels of PNG', draw((one) => one.png(), MEGAPIXELS_24)],
    ['24 megapixels of JPEG', draw((one) => one.jpeg(), MEGAPIXELS_24)],
    [
      '24 megapixels of progressive JPEG',
      draw((one) => one.jpeg({ progressive: true }), MEGAPIXELS_24),
    ],
    [
      '24 megapixels of interlaced PNG',
      draw((one) => one.png({ progressive: true }), MEGAPIXELS_24),
    ],
    ['24 megapixels of WebP', draw((one) => one.webp(), MEGAPIXELS_24)],
    [
      '24 megapixels lying on their side',
      draw((one) => one.jpeg().withMetadata({ orientation: 6 }), MEGAPIXELS_24),
    ],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): Kept => [
      `orientation ${orientation}`,
      draw((one) => one.jpeg().withMetadata({ orientation })),
    ]),
    ['EXIF, GPS, ICC and XMP in JPEG', draw((one) => withLocation(one.jpeg()))],
    ['EXIF, GPS, ICC and XMP in PNG', draw((one) => withLocation(one.png()))],
    ['EXIF, GPS, ICC and XMP in WebP', draw((one) => withLocation(one.webp()))],
    ['a comment in JPEG', withSegment(jpeg, 0xfe, MARK)],
    ['IPTC in JPEG', withSegment(jpeg, 0xed, `Photoshop 3.0\u00008BIM\u0004\u0004${MARK}`)],
    ['a script as comment', withSegment(jpeg, 0xfe, HTML)],
    ['text in PNG', withChunk(still, 'tEXt', join('Comment\0', MARK))],
    ['international text in PNG', withChunk(still, 'iTXt', join('Comment\0\0\0\0\0', MARK))],
    ['an unknown chunk in PNG', withChunk(still, 'kaNa', join(MARK))],
    ['a name with a path', jpeg, '../../../../etc/passwd'],
    ['a name with a path of Windows', jpeg, 'C:\\Windows\\x.jpg'],
    ['a name of a script', jpeg, 'x.php'],
    ['a name of an SVG', jpeg, 'x.svg'],
    ['a name of 3,000 letters', jpeg, 'x'.repeat(3_000)],
    ['a name written backwards', jpeg, '\u202Egpj.exe'],
    ['a name with quotes and lines', jpeg, 'a"; name="x\r\nX-A: b.jpg'],
    ['a photo said to be HTML', jpeg, 'a.html', 'text/html'],
    ['a PNG said to be an SVG', still, 'a.svg', 'image/svg+xml'],
    ['a PNG said to be a JPEG', still, 'a.jpg', 'image/jpeg'],
    ['5 MB to the byte', join(jpeg, Buffer.alloc(MAX_PICTURE_BYTES - jpeg.length))],
  ];
  const polyglots: Kept[] = [
    ['a photo that is a ZIP too', join(jpeg, ZIP)],
    ['a photo that is HTML too', join(jpeg, HTML)],
    ['a PNG that is a ZIP too', join(still, ZIP)],
    ['a PNG that is a script too', join(still, `<?php echo "${MARK}"; ?>`)],
    ['a WebP that is a script too', join(webp, `/*${MARK}*/alert(1)`)],
    ['a photo that is a PDF too', join(withSegment(jpeg, 0xfe, `%PDF-1.4 ${MARK}`), '%%EOF')],
    ['a photo in a photo', join(jpeg, jpeg)],
    ['a corrupted photo', corrupted(await draw((one) => one.jpeg({ quality: 100 })), 0.7)],
    ['a corrupted PNG', corrupted(noisy, 0.5)],
    ['a corrupted WebP', corrupted(await draw((one) => one.webp({ lossless: true })), 0.6)],
    ['text unfolding to 200 MB', withChunk(still, 'zTXt', zippedText(200))],
    ['a colour profile unfolding to 200 MB', withChunk(still, 'iCCP', zippedProfile(200))],
  ];
  const refused: Kept[] = [
    ['an SVG', join(SVG), 'a.svg', 'image/svg+xml'],
    ['an SVG named .jpg', join(SVG), 'a.jpg', 'image/jpeg'],
    ['an SVG with a prolog', join('<?xml version="1.0"?>', SVG)],
    ['a zipped SVG', Buffer.from(gzipSync(SVG)), 'a.svgz'],
    ['HTML named .jpg', join(HTML), 'a.jpg'],
    ['text named .png', join(MARK), 'a.png'],
    ['nothing', Buffer.alloc(0)],
    ['a ZIP', ZIP],
    ['a PDF', join('%PDF-1.7\n', MARK)],
    ['a program', join('MZ', Buffer.alloc(500))],
    ['a GIF', draw((one) => one.gif())],
    ['a TIFF', draw((one) => one.tiff())],
    ['an AVIF', draw((one) => one.avif({ effort: 0 }), { width: 64, height: 64 })],
    ['a BMP', join('BM', Buffer.alloc(500))],
    ['a JPEG 2000', join('\0\0\0\u000cjP  \r\n\u0087\n', Buffer.alloc(300))],
    ['a sound in RIFF', join('RIFF\u0024\0\0\0WAVEfmt ', Buffer.alloc(100))],
    ['a animated WebP', animated()],
    ['a animated PNG', withChunk(still, 'acTL', MOVES)],
    ['three bytes of a photo', jpeg.subarray(0, 3)],
    ['half a photo', jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', noisy.subarray(0, noisy.length / 2)],
    ['half a WebP', webp.subarray(0, webp.length / 2)],
    ['a PNG of 60,000 x 60,000', png(60_000, 60_000)],
    ['a PNG of 2 billion x 1', png(2_000_000_000, 1)],
    ['a JPEG of 65,500 x 65,500', jpegSaying(jpeg, 65_500)],
    ['an empty WebP of 16,383 x 16,383', emptyWebp()],
    ['a PNG of 0 x 0', png(0, 0)],
    ['25 megapixels', draw((one) => one.png(), { width: 6_250, height: 4_000 })],
    [
      '24 megapixels of progressive JPEG in full colours',
      draw((one) => one.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }), MEGAPIXELS_24),
    ],
    ['100 megapixels in a few kB', draw((one) => one.png(), { width: 10_000, height: 10_000 })],
    ['5 MB and a byte', join(jpeg, Buffer.alloc(MAX_PICTURE_BYTES + 1 - jpeg.length))],
    ['20 MB', join(jpeg, Buffer.alloc(4 * MAX_PICTURE_BYTES))],
  ];
  return [
    ...(await casesOf('kept', kept)),
    ...(await casesOf('either', polyglots)),
    ...(await casesOf('refused', refused)),
  ];
};
