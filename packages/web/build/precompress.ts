import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|html|svg|webmanifest|wasm)$/;

/** Writes a `.br` and a `.gz` beside every text file, so that the server never compresses. */
export const precompress = async (dist: string): Promise<void> => {
  const files = await readdir(dist, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const path = join(dist, file);
        const content = await readFile(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await asBrotli(content, { params: quality }));
        await writeFile(`${path}.gz`, await asGzip(content, { level: 9 }));
      }),
  );
};
