import { drawOn } from '#deliveries/scanner/canvas.ts';
import { NO_RESULT } from '#deliveries/scanner/scan-result.ts';
import type { Reader } from '#deliveries/scanner/reader.ts';

/** Longer sides in pixels at which a photo is scanned: a code may fill it or be a small part of it. */
const SCALES = [1000, 2000, 500, 4000];

/** The text that was read, or the reason why none was. */
export type PhotoRead =
  | { readonly code: string; readonly problem?: never }
  | { readonly code?: never; readonly problem: 'none' | 'unreadable' };

/** Reads the code on a chosen photo. */
export const readPhoto = async (file: Blob, { scan }: Reader): Promise<PhotoRead> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { problem: 'unreadable' };
  try {
    const longest = Math.max(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    for (const scale of new Set(SCALES.map((side) => Math.min(side, longest)))) {
      // Old phones lack the memory for the larger ones.
      const { text } = await scan(drawOn(canvas, picture, scale), true).catch(() => NO_RESULT);
      if (text !== null) return { code: text };
    }
    return { problem: 'none' };
  } finally {
    picture.close();
  }
};
