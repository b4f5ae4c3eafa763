import { drawOn } from '#deliveries/scanner/canvas.ts';
import { NO_RESULT } from '#deliveries/scanner/scan-result.ts';
import type { Reader } from '#deliveries/scanner/reader.ts';

/** Longer sides at which a photo is looked at: a code may fill it or be a small part of it. */
const SCALES = [1000, 2000, 500, 4000];

/** What was read, or why nothing was. */
export type PhotoRead =
  | { readonly code: string; readonly problem?: never }
  | { readonly code?: never; readonly problem: 'none' | 'unreadable' };

/** What the code on a chosen photo says. */
export const readPhoto = async (file: Blob, { look }: Reader): Promise<PhotoRead> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { problem: 'unreadable' };
  try {
    const longest = Math.max(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    for (const scale of new Set(SCALES.map((side) => Math.min(side, longest)))) {
      // An old phone has no memory for the larger ones.
      const { text } = await look(drawOn(canvas, picture, scale), true).catch(() => NO_RESULT);
      if (text !== null) return { code: text };
    }
    return { problem: 'none' };
  } finally {
    picture.close();
  }
};
