import { fitPicture, pictureType } from '@abrufbar/domain/profile/profile.ts';

type Wanted = {
  /** Longest side; smaller pictures are never enlarged. */
  readonly sidePixels: number;
  /** Format of pictures other than JPEG: it keeps transparency. */
  readonly other: 'image/png' | 'image/webp';
};

/**
 * A picture as it is sent: no larger than wanted, with its proportions, upright, without the metadata of the
 * camera. Null for a file that is no such picture. The browser decodes and shrinks off the main thread, so a
 * photo of 40 megapixels does not block the page.
 */
export const shrinkPicture = async (
  file: Blob,
  { sidePixels, other }: Wanted,
): Promise<Blob | null> => {
  const type = pictureType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (type === null) return null;
  try {
    const { width, height } = fitPicture(await sizeOf(file), sidePixels);
    const bitmap = await createImageBitmap(file, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    return await written(bitmap, type === 'jpeg' ? 'image/jpeg' : other);
  } catch (error) {
    console.warn('picture', error); // begins like a picture and is none
    return null;
  }
};

/** Size after rotation, read from the head of the file without decoding it. */
const sizeOf = (file: Blob): Promise<{ width: number; height: number }> => {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<{ width: number; height: number }>((resolve, reject) => {
    image.addEventListener('load', () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener('error', () => reject(new Error('not a picture')));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
};

const written = async (bitmap: ImageBitmap, type: string): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new Error('the picture could not be written');
  return blob;
};
