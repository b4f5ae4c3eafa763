import { fitPicture, pictureType } from '@abrufbar/domain/profile.ts';

/** Formats that may be chosen (D-21); the content decides, not the name. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp';

/**
 * The chosen picture as it is sent: at most 420 x 420, with its proportions, never enlarged (VAL-24 to
 * VAL-26), upright, without what the camera has noted. Null for a file that is no such picture. The
 * browser decodes and shrinks beside the page, so a photo of 40 megapixels does not hold it up.
 */
export const shrinkPicture = async (file: Blob): Promise<Uint8Array<ArrayBuffer> | null> => {
  const type = pictureType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (type === null) return null;
  try {
    const { width, height } = fitPicture(await sizeOf(file));
    const bitmap = await createImageBitmap(file, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    // What may be transparent stays so.
    return await bytesOf(bitmap, type === 'jpeg' ? 'image/jpeg' : 'image/png');
  } catch (error) {
    console.warn('picture', error); // begins like a picture and is none
    return null;
  }
};

/** Size as it is seen: the photo may lie on its side. The head of the file tells, nothing is decoded. */
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

const bytesOf = async (bitmap: ImageBitmap, type: string): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new Error('the picture could not be written');
  return new Uint8Array(await blob.arrayBuffer());
};
