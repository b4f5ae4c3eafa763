import { ASSET, type AssetType, assetType } from '@abrufbar/domain/documents/assets.ts';
import { shrinkPicture } from '#core/files/shrink-picture.ts';

/** File types offered by the chooser (D-21); the content decides, not the name. */
export const PHOTOS = 'image/jpeg,image/png,image/webp';
export const PHOTOS_AND_PAPERS = `${PHOTOS},application/pdf`;

export type FileProblem = 'heic' | 'wrong_type' | 'wrong_size' | 'unreadable';

/** Type under which a file is stored, or the reason why it is refused. Throws if the file is no longer readable. */
export const typeOf = async (file: Blob): Promise<AssetType | 'heic' | 'wrong_type'> => {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return assetType(head) ?? (HEIC.test(String.fromCharCode(...head)) ? 'heic' : 'wrong_type');
};
/** Format of iPhone photos; converted to JPEG by the phone, unless the file comes from a folder or a mail. */
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s;

/** A file as it is sent: photos are shrunk to the stored size and lose the camera's metadata. */
export const prepareFile = async (file: Blob, type: AssetType): Promise<Blob | FileProblem> => {
  const prepared =
    type === 'image/webp'
      ? await shrinkPicture(file, { sidePixels: ASSET.sidePixels, other: 'image/webp' })
      : file;
  if (prepared === null) return 'unreadable';
  return prepared.size > ASSET.bytes ? 'wrong_size' : prepared;
};
