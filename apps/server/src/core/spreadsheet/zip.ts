import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive, piece by piece. */
type ZipFile = {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
};

/** Half the work of the usual level for a tenth more bytes. */
const LEVEL = 4;
/** Characters compressed per call; each call has a fixed cost. */
const CHUNK_CHARACTERS = 65_536;

/** Check sum and sizes, known once the content has gone by. */
type Facts = { check: number; size: number; packed: number };

/**
 * The bytes of an archive (APPNOTE 6.3, without ZIP64), made while they are read: nothing of its files is held. The
 * next file is asked for when the one before has ended.
 */
export async function* zipOf(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of files) {
    const facts: Facts = { check: 0, size: 0, packed: 0 };
    const local = Buffer.concat([LOCAL, Buffer.alloc(12), names(name), Buffer.from(name)]);
    yield local;
    yield* deflated(content, facts);
    const sizes = sizesOf(facts);
    yield Buffer.concat([DESCRIPTOR, sizes]);
    directory.push(Buffer.concat([CENTRAL, sizes, names(name), place(at), Buffer.from(name)]));
    at += local.length + facts.packed + DESCRIPTOR.length + sizes.length;
  }
  const list = Buffer.concat(directory);
  yield Buffer.concat([list, closing(directory.length, list.length, at)]);
}

async function* deflated(content: ZipFile['content'], facts: Facts): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: LEVEL });
  // A failure of the content ends the loop below; a reader who goes away ends the content.
  pipeline(Readable.from(counted(content, facts)), deflate, () => {});
  for await (const chunk of deflate) {
    const bytes = chunk as Buffer; // of a stream without encoding
    facts.packed += bytes.length;
    yield bytes;
  }
}

async function* counted(content: ZipFile['content'], facts: Facts): AsyncGenerator<Buffer> {
  let waiting = '';
  const pass = (): Buffer => {
    const bytes = Buffer.from(waiting);
    waiting = '';
    facts.check = crc32(bytes, facts.check);
    facts.size += bytes.length;
    return bytes;
  };
  for await (const text of content) {
    waiting += text;
    if (waiting.length >= CHUNK_CHARACTERS) yield pass();
  }
  yield pass();
}

// Version 2.0, sizes behind the content, names in UTF-8, deflated, the first day there is: an archive of the same
// data is the same.
const WHAT = [0x14, 0x00, 0x08, 0x08, 0x08, 0x00, 0x00, 0x00, 0x21, 0x00];
const LOCAL = Buffer.from([0x50, 0x4b, 0x03, 0x04, ...WHAT]);
const CENTRAL = Buffer.from([0x50, 0x4b, 0x01, 0x02, 0x14, 0x00, ...WHAT]);
const DESCRIPTOR = Buffer.from([0x50, 0x4b, 0x07, 0x08]);

const sizesOf = ({ check, packed, size }: Facts): Buffer => {
  const head = Buffer.alloc(12);
  head.writeUInt32LE(check, 0);
  head.writeUInt32LE(packed, 4);
  head.writeUInt32LE(size, 8);
  return head;
};

/** Lengths of the name and of nothing more. */
const names = (name: string): Buffer => {
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(Buffer.byteLength(name), 0);
  return lengths;
};

/** No comment, first disk, no attributes, and where the file begins. */
const place = (at: number): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  return rest;
};

const closing = (count: number, length: number, at: number): Buffer => {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return end;
};
