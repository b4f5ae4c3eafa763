// `node apps/server/src/demo/draw-photos.ts` draws the photos of the demo data again. They lie in `assets/demo`
// because drawing them needs the fonts of the machine and a decoder that the server switches off (decision 0027).
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DRAWINGS } from '#demo/photo-drawings.ts';

const folder = new URL('../../assets/demo/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(DRAWINGS)) {
  const bytes = await sharp(Buffer.from(draw())).webp({ quality: 70, effort: 6 }).toBuffer();
  await writeFile(new URL(`${name}.webp`, folder), bytes);
  process.stdout.write(`${name}: ${(bytes.length / 1024).toFixed(0)} kB\n`);
}
