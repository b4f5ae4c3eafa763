import { decodeQR } from 'qr/decode.js';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { NO_RESULT, type Pixels, type ScanResult } from '#deliveries/scanner/scan-result.ts';

type Attempt = (pixels: Pixels) => ScanResult | Promise<ScanResult>;
type Decoder = (pixels: Pixels, withAll?: boolean) => Promise<ScanResult>;

/**
 * Reads QR codes: by script at once, by WebAssembly too as soon as it has loaded. Each decoder reads some
 * pictures that the others do not, so all try a picture in turn until one has read it. `withAll` waits for all of
 * them: unlike a camera picture, a chosen photo is tried only once.
 */
export const createDecoder = (code: Promise<ArrayBuffer>): Decoder => {
  let attempts: readonly Attempt[] = [byScript];
  const complete = code
    .then((wasmBinary) => prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }))
    .then(
      () => (attempts = ALL),
      (error: unknown) => console.warn('decoder', error), // no reception: the script decodes alone
    );
  return async (pixels, withAll = false) => {
    if (withAll) await complete;
    let hasCode = false;
    for (const attempt of attempts) {
      const sight = await attempt(pixels);
      if (sight.text !== null) return sight;
      hasCode ||= sight.hasCode;
    }
    return { text: null, hasCode };
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

const OPTIONS: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 1, returnErrors: true };

const byWasm =
  (options: ReaderOptions = {}): Attempt =>
  async (pixels) => {
    // The type asks for the browser's class, but only these three fields of it are read.
    const image = pixels as Parameters<typeof readBarcodes>[0];
    const [found] = await readBarcodes(image, { ...OPTIONS, ...options });
    if (!found) return NO_RESULT;
    return { text: found.isValid ? found.text : null, hasCode: true };
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
const ALL: readonly Attempt[] = [
  byDefault,
  (pixels) => byDefault(mirrored(pixels)),
  byWasm({ binarizer: 'GlobalHistogram' }),
  byScript,
];
