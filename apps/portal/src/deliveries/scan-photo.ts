import { drawOn } from '#deliveries/scan-canvas.ts';
import { NOTHING } from '#deliveries/scan-sight.ts';
import type { Reader } from '#deliveries/scan-reader.ts';

/** Longer sides at which a photo is looked at: a code may fill it or be a small part of it. */
const SCALES = [1000, 2000, 500, 4000];

/** What the code on a chosen photo says; null where none can be read, or where the file is no picture. */
export const readPhoto = async (file: Blob, { look }: Reader): Promise<string | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    const longest = Math.max(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    for (const scale of new Set(SCALES.map((side) => Math.min(side, longest)))) {
      // An old phone has no memory for the larger ones.
      const { text } = await look(drawOn(canvas, picture, scale), true).catch(() => NOTHING);
      if (text !== null) return text;
    }
    return null;
  } finally {
    picture.close();
  }
};
