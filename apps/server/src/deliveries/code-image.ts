import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Modules of a code, true for black, with the quiet zone that readers need. */
type Modules = readonly (readonly boolean[])[];

const QUIET_ZONE_MODULES = 4;

/** A sixth of the code may be dirty or torn; more would make its modules smaller. */
export const codeModules = (data: string): Modules =>
  encode(data, { ecc: 'M', border: QUIET_ZONE_MODULES }).data;

/** The black of it, one module being one unit. */
export const codeAsPath = (modules: Modules): string =>
  modules
    .flatMap((row, y) =>
      row.flatMap((isBlack, x) => {
        if (!isBlack || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${end - x}v1h${x - end}z`;
      }),
    )
    .join('');

/** One path for any size of print. */
export const codeAsSvg = (modules: Modules): string => {
  const size = modules.length;
  const paths = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${codeAsPath(modules)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${paths}</svg>`;
};

/** For a terminal, whatever its colours: black on white, two rows of modules to a line. */
export const codeAsLines = (modules: Modules): string =>
  modules
    .flatMap((upper, y) => {
      if (y % 2 === 1) return [];
      const lower = modules[y + 1] ?? [];
      const characters = upper.map((isBlack, x) => HALVES[(isBlack ? 1 : 0) + (lower[x] ? 2 : 0)]);
      return `\u001B[30;107m${characters.join('')}\u001B[0m`;
    })
    .join('\n');
const HALVES = [' ', '▀', '▄', '█'];

/** Dots for each module: on a printer with 300 dpi the code is 4 cm wide. */
const PIXELS_PER_MODULE = 10;

/** Black and white, one bit a dot. */
export const codeAsPng = (modules: Modules): Buffer => {
  const width = modules.length * PIXELS_PER_MODULE;
  const rows = modules.flatMap((row) => {
    const line = Buffer.alloc(1 + Math.ceil(width / 8)); // the first byte says: not filtered
    for (let dot = 0; dot < width; dot += 1) {
      const isBlack = row[Math.floor(dot / PIXELS_PER_MODULE)] ?? false;
      if (!isBlack)
        line.writeUInt8(line.readUInt8(1 + (dot >> 3)) | (0x80 >> (dot & 7)), 1 + (dot >> 3));
    }
    return Array.from({ length: PIXELS_PER_MODULE }, () => line);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(width, 4);
  head.writeUInt8(1, 8); // bits a dot; the other fields are 0: grey, deflated, not interlaced
  return Buffer.concat([
    PNG,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};
