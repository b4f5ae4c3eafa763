import { workerUrl } from '#core/trusted-types.ts';
import { NO_RESULT, type Pixels, type ScanResult } from '#deliveries/scanner/scan-result.ts';
import type { Answer, Ask } from '#deliveries/scanner/scan-worker.ts';
// oxlint-disable-next-line import/default -- the bundler makes the address
import address from '#deliveries/scanner/scan-worker.ts?worker&url';

/** Reads codes on a canvas. */
export type Reader = {
  /** `withAll`: waits until every decoder has loaded and tried. */
  readonly scan: (canvas: HTMLCanvasElement, withAll?: boolean) => Promise<ScanResult>;
  readonly close: () => void;
};

/** The browser's own detector, missing from its types. */
type NativeDetector = {
  readonly detect: (
    picture: HTMLCanvasElement,
  ) => Promise<readonly { readonly rawValue: string }[]>;
};
declare global {
  interface Window {
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): NativeDetector;
      readonly getSupportedFormats: () => Promise<readonly string[]>;
    };
  }
}

/** The browser's own decoder if it has one; ours for codes that it cannot read. */
export const openReader = (): Reader => {
  const native = findNative();
  let own: Own | null = null;
  const ours = (): Own => (own ??= openOwn(() => (own = null))); // after a failure the next scan tries again
  void native.then((detector) => detector ?? ours()); // loads while the user is asked for the camera
  return {
    scan: async (canvas, withAll = false) => {
      const detector = await native;
      if (!detector) return ours().scan(canvas, withAll);
      // Devices that lack the detection service offer a detector that fails.
      const found = await detector.detect(canvas).catch(() => null);
      if (found?.[0]) return { text: found[0].rawValue, hasCode: true };
      return found === null || withAll ? ours().scan(canvas, withAll) : NO_RESULT;
    },
    close: () => {
      own?.close();
      own = null;
    },
  };
};

const findNative = async (): Promise<NativeDetector | null> => {
  const { BarcodeDetector } = window;
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
};

type Own = {
  readonly scan: (canvas: HTMLCanvasElement, withAll: boolean) => Promise<ScanResult>;
  readonly close: () => void;
};

/** Our own decoders, in a worker; it may fail to load without reception. */
const openOwn = (onFailure: () => void): Own => {
  const worker = new Worker(workerUrl(address), import.meta.env.DEV ? { type: 'module' } : {});
  const waiting = new Map<number, (sight: ScanResult) => void>();
  const answer = (id: number, sight: ScanResult) => {
    waiting.get(id)?.(sight);
    waiting.delete(id);
  };
  worker.addEventListener('message', ({ data: { id, ...sight } }: MessageEvent<Answer>) =>
    answer(id, sight),
  );
  worker.addEventListener('error', () => {
    onFailure();
    for (const id of waiting.keys()) answer(id, NO_RESULT);
  });
  let id = 0;
  return {
    scan: (canvas, withAll) =>
      new Promise((resolve) => {
        const ask: Ask = { id: ++id, pixels: pixelsOf(canvas), withAll };
        waiting.set(ask.id, resolve);
        worker.postMessage(ask, [ask.pixels.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
};

const pixelsOf = (canvas: HTMLCanvasElement): Pixels => {
  const { width, height } = canvas;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the canvas has no memory');
  const { data } = context.getImageData(0, 0, width, height);
  return { data, width, height };
};
