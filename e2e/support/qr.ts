import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { createDecoder } from '../../apps/portal/src/deliveries/scanner/decode.ts';

// Without its second decoder, which is loaded from a page.
const decode = createDecoder(new Promise(() => {}));
/** Quiet zone that a camera sees around the code. */
const MARGIN_PX = 24;

/** Text of the QR code that is on show, as a camera reads it; null if it reads none. */
export const scanShown = async (code: Locator): Promise<string | null> => {
  const white = { top: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX, right: MARGIN_PX };
  const { data, info } = await sharp(await code.screenshot())
    .extend({ ...white, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { text } = await decode({ data: new Uint8ClampedArray(data), width, height });
  return text;
};
