/** Pictures made for tests: what a phone, a camera or somebody with bad intentions may send. */
import sharp, { type Sharp } from 'sharp';

type Shape = { readonly width: number; readonly height: number };

/** A plain surface, turned into bytes by `as`. */
export const drawPicture = (
  { width, height }: Shape,
  as: (image: Sharp) => Sharp = (image) => image.jpeg(),
): Promise<Buffer<ArrayBuffer>> =>
  as(sharp({ create: { width, height, channels: 3, background: '#c81e00' } })).toBuffer();

/** Left half red, right half blue, which tells how it was turned. */
export const drawHalves = ({ width, height }: Shape, as: (image: Sharp) => Sharp) => {
  const blue = sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } });
  return blue
    .png()
    .toBuffer()
    .then((right) =>
      as(
        sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
          { input: right, left: width / 2, top: 0 },
        ]),
      ).toBuffer(),
    );
};

/** Says where it was taken and by whom, in every way a picture can. */
export const withTraces = (image: Sharp): Sharp =>
  image
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Kanarie', Artist: 'Kanarie', Orientation: '1' },
      IFD3: { GPSLatitude: '52/1 22/1 12/1', GPSLatitudeRef: 'N', GPSLongitude: '9/1 44/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Kanarie</a></x:xmpmeta>');

/** Reads format and content of a picture; colours as red, green, blue and opacity. */
export const lookAt = async (bytes: Uint8Array) => {
  const { format, width, height, orientation, exif, icc, xmp, iptc } =
    await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number): number[] => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
    return [...data.subarray(at, at + 4)];
  };
  const traces = Object.entries({ orientation, exif, icc, xmp, iptc });
  return {
    size: [format, width, height],
    /** Names of what tells more than the picture shows. */
    traces: traces.filter(([, value]) => value !== undefined).map(([name]) => name),
    colourAt,
  };
};

/** Nothing but transparency. */
export const drawNothing = ({ width, height }: Shape): Promise<Buffer<ArrayBuffer>> => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
};
