import { decodeQR } from 'qr/decode.js';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { createBentReader } from '#deliveries/bent-code/bent-reader.ts';
import { canFlatten, type Unread } from '#deliveries/bent-code/flatten.ts';
import { NO_RESULT, type Pixels, type ScanResult } from '#deliveries/scanner/scan-result.ts';

/** `unread`: where a code lies that could not be read. */
type Sight = ScanResult & { readonly unread?: Unread };
type Attempt = (pixels: Pixels) => Sight | Promise<Sight>;
type Decoder = (pixels: Pixels, withAll?: boolean) => Promise<ScanResult>;

/**
 * Reads QR codes: by script at once, by WebAssembly too as soon as it has loaded. Each decoder reads some
 * pictures that the others do not, so all try a picture in turn until one has read it. A code that none of them reads
 * on two pictures in a row is taken for one on bent paper. `withAll` waits for all of them: unlike a camera picture, a
 * chosen photo is tried only once.
 */
export const createDecoder = (code: Promise<ArrayBuffer>): Decoder => {
  let attempts: readonly Attempt[] = [byScript];
  const complete = code
    .then((wasmBinary) => prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }))
    .then(
      () => (attempts = ALL),
      (error: unknown) => console.warn('decoder', error), // no reception: the script decodes alone
    );
  const readBent = createBentReader(async (pixels) => (await byPrint(pixels)).text);
  let wasUnread = false;
  return async (pixels, withAll = false) => {
    if (withAll) await complete;
    let hasCode = false;
    let unread: Unread | undefined;
    for (const attempt of attempts) {
      const sight = await attempt(pixels);
      if (sight.text !== null) return { text: sight.text, hasCode: true };
      hasCode ||= sight.hasCode;
      unread ??= sight.unread;
    }
    const isTime = withAll || wasUnread;
    wasUnread = unread !== undefined;
    const text = unread && isTime ? await readBent(pixels, unread) : null;
    return { text, hasCode };
  };
};

const byScript: Attempt = (pixels) => {
  let hasCode = false;
  try {
    const text = decodeQR(pixels, { pointsOnDetect: () => (hasCode = true) });
    return { text, hasCode: true };
  } catch {
    return { text: null, hasCode }; // it throws if there is no code or none it can read
  }
};

const OPTIONS: ReaderOptions = {
  formats: ['QRCodeModel2'],
  maxNumberOfSymbols: 1,
  returnErrors: true,
};

const byWasm =
  (options: ReaderOptions = {}): Attempt =>
  async (pixels) => {
    // The type asks for the browser's class, but only these three fields of it are read.
    const image = pixels as Parameters<typeof readBarcodes>[0];
    const [found] = await readBarcodes(image, { ...OPTIONS, ...options });
    if (!found) return NO_RESULT;
    if (found.isValid) return { text: found.text, hasCode: true };
    const { topLeft, topRight, bottomRight, bottomLeft } = found.position;
    const corners = [topLeft, topRight, bottomRight, bottomLeft] as const;
    const unread = { corners, count: found.symbol.width, isInverted: found.isInverted };
    return { text: null, hasCode: true, ...(canFlatten(unread) && { unread }) };
  };

/** The same picture from right to left: its damage lies elsewhere in the order of reading. */
const mirrored = ({ data, width, height }: Pixels): Pixels => {
  const points = new Uint32Array(data.buffer.slice(0));
  for (let row = 0; row < height; row += 1) {
    points.subarray(row * width, (row + 1) * width).reverse();
  }
  return { data: new Uint8ClampedArray(points.buffer), width, height };
};

const byDefault = byWasm();
const byPrint = byWasm({ tryInvert: false, tryDownscale: false });
const ALL: readonly Attempt[] = [
  byDefault,
  async (pixels) => {
    const { text, hasCode } = await byDefault(mirrored(pixels));
    return { text, hasCode }; // its place is that on the mirrored picture
  },
  byWasm({ binarizer: 'GlobalHistogram' }),
  byScript,
];
