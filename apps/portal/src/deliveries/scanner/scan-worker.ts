/** Decodes in a worker, so that the camera's picture never freezes. */
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { createDecoder } from '#deliveries/scanner/decode.ts';
import { NO_RESULT, type Pixels, type ScanResult } from '#deliveries/scanner/scan-result.ts';

/** Request with a picture and answer with its result, matched by id. */
export type Ask = { readonly id: number; readonly pixels: Pixels; readonly withAll: boolean };
export type Answer = ScanResult & { readonly id: number };

declare const self: {
  addEventListener(type: 'message', listener: (event: MessageEvent<Ask>) => void): void;
  postMessage(answer: Answer): void;
};

const load = async (): Promise<ArrayBuffer> => {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`${wasm} answers ${response.status}`);
  return response.arrayBuffer();
};

const decode = createDecoder(load());

self.addEventListener('message', ({ data: { id, pixels, withAll } }) => {
  const fail = (error: unknown): ScanResult => {
    console.warn('decoder', error); // out of memory, for example: the next picture may succeed
    return NO_RESULT;
  };
  void decode(pixels, withAll)
    .catch(fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only the page that made it listens
    .then((sight) => self.postMessage({ id, ...sight }));
});
