import type { Pixels } from '#deliveries/scanner/scan-result.ts';

/** How much brighter or darker each point is than the paper around it: -1 ink to 1 paper, whatever the light. */
export type Levels = {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
};

/** Below this deviation there is no print, only the noise of the camera. */
const MIN_DEVIATION = 3;
const WHITE_LEVEL = 255;
const RED_SHARE = 0.25;
const GREEN_SHARE = 0.5;

/** Part of a picture, in points. */
export type Part = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Brightness of a part of the picture. */
export const greyOf = (pixels: Pixels, part: Part, isInverted: boolean): Levels => {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const point = ((y + part.top) * pixels.width + x + part.left) * 4;
      const red = pixels.data[point] ?? 0;
      const green = pixels.data[point + 1] ?? 0;
      const blue = pixels.data[point + 2] ?? 0;
      const bright = red * RED_SHARE + green * GREEN_SHARE + blue * (1 - RED_SHARE - GREEN_SHARE);
      data[y * width + x] = isInverted ? WHITE_LEVEL - bright : bright;
    }
  return { data, width, height };
};

/** Compares each point, smoothed over `smooth`, with the window of `radius` points around it. */
export const levelsOf = (grey: Levels, radius: number, smooth: number): Levels => {
  const { width, height } = grey;
  const sums = windowSums(grey, (value) => value);
  const squares = windowSums(grey, (value) => value * value);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const mean = sums(x, y, radius);
      const deviation = Math.sqrt(Math.max(0, squares(x, y, radius) - mean * mean));
      const level = (sums(x, y, smooth) - mean) / Math.max(deviation, MIN_DEVIATION);
      data[y * width + x] = Math.max(-1, Math.min(1, level));
    }
  return { data, width, height };
};

/** Mean over the square around a point, by an integral image: as fast for large squares as for small ones. */
const windowSums = ({ data, width, height }: Levels, of: (value: number) => number) => {
  const row = width + 1;
  const table = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += of(data[y * width + x] ?? 0);
      table[(y + 1) * row + x + 1] = (table[y * row + x + 1] ?? 0) + sum;
    }
  }
  return (x: number, y: number, radius: number): number => {
    const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    const sum =
      (table[bottom * row + right] ?? 0) -
      (table[top * row + right] ?? 0) -
      (table[bottom * row + left] ?? 0) +
      (table[top * row + left] ?? 0);
    return sum / ((right - left) * (bottom - top));
  };
};
