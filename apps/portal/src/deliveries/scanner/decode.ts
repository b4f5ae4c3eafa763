import { decodeQR } from 'qr/decode.js';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { NO_RESULT, type Pixels, type ScanResult } from '#deliveries/scanner/scan-result.ts';

type Attempt = (pixels: Pixels) => ScanResult | Promise<ScanResult>;
type Decoder = (pixels: Pixels, patient?: boolean) => Promise<ScanResult>;

/**
 * Reads QR codes: by script alone at once, by WebAssembly too as soon as its code has come. Each way reads some
 * pictures that no other does, so they take turns at a picture until one has read it. `patient` waits for all of
 * them: a chosen photo does not come a second time.
 */
export const createDecoder = (code: Promise<ArrayBuffer>): Decoder => {
  let attempts: readonly Attempt[] = [byScript];
  const complete = code
    .then((wasmBinary) => prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }))
    .then(
      () => (attempts = ALL),
      (error: unknown) => console.warn('decoder', error), // no reception: the script goes on alone
    );
  return async (pixels, patient = false) => {
    if (patient) await complete;
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
    return { text: null, hasCode }; // its way of saying that there is no code, or none it can read
  }
};

const OPTIONS: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 1, returnErrors: true };

const byWasm =
  (options: ReaderOptions = {}): Attempt =>
  async (pixels) => {
    // The browser's class for it is asked for, but only these three fields of it are read.
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
