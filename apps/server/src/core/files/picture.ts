import { fitPicture, PICTURE, pictureType } from '@abrufbar/domain/profile/profile.ts';
import type { Metadata } from 'sharp';
import type { FieldProblem } from '@abrufbar/texts/server/refusals.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { freeBuffer } from '#core/free-buffer.ts';
import { createLimit } from '#core/concurrency-limit.ts';

const WEBP_QUALITY = 82;
const TIMEOUT_SECONDS = 15;

// A picture of 24 megapixels takes 90 MB while it is decoded: one after the other.
const limit = createLimit({ concurrent: 1, queued: 24 });

type Kept = {
  /** Longest side. */
  readonly sidePixels: number;
  /** Field of the input it came in. */
  readonly field: string;
};

/**
 * A picture as it is stored (D-21): encoded again from its pixels, upright, no side longer than `sidePixels` and never
 * enlarged, without metadata, always WebP. Refuses what is no JPEG, PNG or WebP, unfolds to too many
 * pixels, moves, or is broken. Decoding runs on threads of its own, not on that of the requests.
 */
export const encodePicture = async (
  bytes: Uint8Array,
  { sidePixels, field }: Kept,
): Promise<Buffer> => {
  const refuse = (problem: FieldProblem) => refuseFields([{ field, problem }]);
  const broken = (): never => {
    throw refuse('picture_broken');
  };
  if (pictureType(bytes) === null) throw new Refusal(415, 'picture_type');
  return limit(async () => {
    loaded ??= loadSharp();
    const sharp = await loaded;
    // Reads the head only, so the number of pixels costs nothing yet.
    const head = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
    const metadata = await head.metadata().catch(broken);
    const { width, height, autoOrient, pages = 1 } = metadata;
    if (width * height > PICTURE.pixels || heldBytes(metadata, bytes) > MAX_HELD_BYTES)
      throw refuse('picture_pixels');
    if (pages > 1 || isMovingPng(bytes)) throw refuse('picture_animated');
    const size = fitPicture(autoOrient, sidePixels);
    // In two steps: what decoding holds is given back before encoding takes as much again.
    const { data, info } = await sharp(bytes, {
      failOn: 'warning',
      limitInputPixels: PICTURE.pixels,
    })
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(broken);
    const encoded = await sharp(data, { raw: info }).webp({ quality: WEBP_QUALITY }).toBuffer();
    freeBuffer(data);
    return encoded;
  });
};

const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

/** Loads the library when the first picture comes: it would be a tenth of every start. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Bytes of any other kind reach no decoder (SVG, PDF and the like).
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
};
let loaded: ReturnType<typeof loadSharp> | undefined;

/** 24 megapixels of three colours: the largest picture that is ever held as a whole. */
const MAX_HELD_BYTES = 3 * PICTURE.pixels;
const SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 };

/**
 * Bytes that decoding must hold at once: most pictures come line by line, but one that becomes clearer as it comes, or
 * is turned, can only be shown whole. Phones send neither of those in other than three colours of eight bits.
 */
const heldBytes = (metadata: Metadata, bytes: Uint8Array): number => {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
  const pixels = width * height;
  const samples = SAMPLES[chromaSubsampling ?? ''] ?? channels;
  if (format === 'jpeg') return isProgressive ? 2 * samples * pixels : 0;
  if (format === 'webp' && bytes[15] === LOSSLESS_CODE) return 4 * pixels;
  const isWhole = isProgressive || (metadata.orientation ?? 1) > 1;
  return isWhole ? channels * (depth === 'ushort' ? 2 : 1) * pixels : 0;
};
/** The letter L behind `VP8`. */
const LOSSLESS_CODE = 0x4c;

/** The library shows the first picture of a moving PNG and says nothing of the others. */
const isMovingPng = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const control = head.indexOf('acTL');
  return pictureType(bytes) === 'png' && control !== -1 && control < head.indexOf('IDAT');
};
