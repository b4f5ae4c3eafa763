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
