import { ASSET, type AssetType, assetType } from '@abrufbar/domain/documents/assets.ts';
import { shrinkPicture } from '#core/files/shrink-picture.ts';

/** What may be chosen (D-21); the content decides, not the name. */
export const PHOTOS = 'image/jpeg,image/png,image/webp';
export const PHOTOS_AND_PAPERS = `${PHOTOS},application/pdf`;

export type FileProblem = 'heic' | 'wrong_type' | 'wrong_size' | 'unreadable';

/** As what a file will be kept, or why it is not taken. A file that cannot be read any more throws. */
export const typeOf = async (file: Blob): Promise<AssetType | 'heic' | 'wrong_type'> => {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return assetType(head) ?? (HEIC.test(String.fromCharCode(...head)) ? 'heic' : 'wrong_type');
};
/** What iPhones take; they hand it over as JPEG, but not when it comes from a folder or by mail. */
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;

/** A file as it is sent: a photo no larger than it is kept, without what the camera has noted. */
export const prepareFile = async (file: Blob, type: AssetType): Promise<Blob | FileProblem> => {
  const prepared =
    type === 'image/webp'
      ? await shrinkPicture(file, { side: ASSET.side, other: 'image/webp' })
      : file;
  if (prepared === null) return 'unreadable';
  return prepared.size > ASSET.bytes ? 'wrong_size' : prepared;
};
