/** More pixels only take longer to decode. */
const MAX_SIDE_PX = 1280;

/** Draws a picture on a canvas of the same proportions; its longer side is limited. */
export const drawOn = (
  canvas: HTMLCanvasElement,
  picture: HTMLVideoElement | ImageBitmap,
  longest = MAX_SIDE_PX,
): HTMLCanvasElement => {
  const [width, height] =
    'videoWidth' in picture
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height];
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};
