/** Limits of a person's picture (D-21): the uploaded file and the stored one. */
export const PICTURE = {
  /** Longest side, both of the upload and of the stored picture (VAL-24). */
  sidePixels: 420,
  bytes: 5 * 1024 * 1024,
  /** Larger pictures are not decoded: a small file can unpack to any size. */
  pixels: 24_000_000,
} as const;

type PictureType = 'jpeg' | 'png' | 'webp';

// First bytes of the formats; a dot stands for any byte.
const SIGNATURES: Readonly<Record<PictureType, RegExp>> = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
};
const SIGNATURE_BYTES = 12;

/** Type of a picture by its first bytes, never by its name; null for any other file. */
export const pictureType = (bytes: Uint8Array): PictureType | null => {
  const head = [...bytes.subarray(0, SIGNATURE_BYTES)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  if (SIGNATURES.jpeg.test(head)) return 'jpeg';
  if (SIGNATURES.png.test(head)) return 'png';
  return SIGNATURES.webp.test(head) ? 'webp' : null;
};

type Size = { readonly width: number; readonly height: number };

/** Size of a picture that fits the longest side, with its proportions (VAL-25) and never enlarged (VAL-26). */
export const fitPicture = ({ width, height }: Size, longest: number = PICTURE.sidePixels): Size => {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
};

/** Address of a picture on our own server, as `img_url` names it. */
export const pictureUrl = (id: string): string => `/api/v2/profile-picture?id=${id}`;

/** Id of the picture in an `img_url`; null for any other address. */
export const pictureOf = (url: string | null): string | null =>
  /^\/api\/v2\/profile-picture\?id=([\da-f-]{36})$/.exec(url ?? '')?.[1] ?? null;

/** Personal data that the person may change (ENT-24); numbers have digits only. */
export type PersonFields = {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly phone_country: string;
  readonly mobile: string;
  readonly mobile_country: string;
};

/** Fields that must not be empty (VAL-16, VAL-17). */
const REQUIRED = ['first_name', 'last_name', 'phone', 'phone_country'] as const;

/** Required fields that are still empty, in the order of the form (VAL-18). */
export const missingPersonFields = (fields: PersonFields): (typeof REQUIRED)[number][] =>
  REQUIRED.filter((name) => fields[name].trim() === '');
