import { fitPicture, PICTURE, pictureType } from '@abrufbar/domain/profile.ts';
import type { FieldProblem } from '@abrufbar/texts/refusals.ts';
import { Refusal, refuseFields } from '#core/refusal.ts';
import { takeTurns } from '#core/turns.ts';

const QUALITY = 82;
const SECONDS = 15;

// A picture of 24 megapixels takes 100 MB while it is decoded: one after the other.
const turn = takeTurns({ atOnce: 1, waiting: 24 });

type Kept = {
  /** Longest side. */
  readonly side: number;
  /** Field of the input it came in. */
  readonly field: string;
};

/**
 * A picture as it is kept (D-21): made anew from its pixels, upright, no side longer than that and never
 * enlarged, without metadata, always WebP. Refuses what is no JPEG, PNG or WebP, unfolds to too many
 * pixels, moves, or is broken. Decoding runs on threads of its own, not on that of the requests.
 */
export const encodePicture = async (bytes: Uint8Array, { side, field }: Kept): Promise<Buffer> => {
  const refuse = (problem: FieldProblem) => refuseFields([{ field, problem }]);
  const broken = (): never => {
    throw refuse('picture_broken');
  };
  if (pictureType(bytes) === null) throw new Refusal(415, 'picture_type');
  return turn(async () => {
    loaded ??= loadSharp();
    const sharp = await loaded;
    // Reads the head only, so the number of pixels costs nothing yet.
    const head = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
    const { width, height, autoOrient, pages = 1 } = await head.metadata().catch(broken);
    if (width * height > PICTURE.pixels) throw refuse('picture_pixels');
    if (pages > 1 || isMovingPng(bytes)) throw refuse('picture_animated');
    const size = fitPicture(autoOrient, side);
    return sharp(bytes, { failOn: 'warning', limitInputPixels: PICTURE.pixels })
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer()
      .catch(broken);
  });
};

const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

/** Loads the library when the first picture comes: it would be a tenth of every start. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Whatever the bytes pretend, no other decoder is reached (SVG, PDF and the like).
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

/** The library shows the first picture of a moving PNG and says nothing of the others. */
const isMovingPng = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const control = head.indexOf('acTL');
  return pictureType(bytes) === 'png' && control !== -1 && control < head.indexOf('IDAT');
};
