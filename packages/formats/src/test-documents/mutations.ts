/** Mistakes in documents, the same in every run. */

/** Whole numbers from 0 that look like chance. */
export const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
};
type Next = ReturnType<typeof numbersFrom>;

const inComment = (text: string, at: number): boolean =>
  text.lastIndexOf('<!--', at) > text.lastIndexOf('-->', at);

type Mistake = (text: string, at: number) => string | Buffer;
/** Mistakes of bytes, structure and encoding that break an XML wherever they fall. */
const MISTAKES: readonly Mistake[] = [
  (text, at) => text.slice(0, at),
  (text, at) => `${text.slice(0, at)}\u0000${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}<&${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}</x>${text.slice(at)}`,
  (text, at) =>
    Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.of(0xc3), Buffer.from(text.slice(at))]),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => text.replaceAll(/xmlns(:\w+)?="[^"]*"/g, 'xmlns$1="urn:x"'),
  (text) => `<!DOCTYPE a>${text.replace(/^<\?xml[^>]*\?>/, '')}`,
];

/** An XML broken at some place in each of these ways, `runs` times. */
export const brokenXml = (bytes: Buffer, next: Next, runs: number): [what: string, Buffer][] => {
  const text = bytes.toString();
  const { length } = text.trimEnd();
  return Array.from({ length: runs }, () => MISTAKES)
    .flat()
    .flatMap((mistake, index): [string, Buffer][] => {
      const at = 1 + next(length - 2);
      // A comment may hold any signs.
      if (inComment(text, at)) return [];
      return [[`mistake ${index % MISTAKES.length} at ${at}`, Buffer.from(mistake(text, at))]];
    });
};

/** Bytes before the end of a PDF in which its tables usually lie. */
const TABLES_BYTES = 3_000;

/** A PDF with wrong bytes, every second time in its tables, every tenth time cut off. */
export const brokenPdf = (bytes: Buffer, next: Next, runs: number): [what: string, Buffer][] => {
  const tables = bytes.lastIndexOf('startxref');
  return Array.from({ length: runs }, (_, run): [string, Buffer] => {
    const at = run % 2 === 0 ? next(bytes.length) : tables - next(TABLES_BYTES);
    const broken = Buffer.from(bytes);
    for (let offset = next(20); offset >= 0; offset -= 1) broken[at + offset] = next(256);
    const end = run % 10 === 9 ? next(bytes.length) : bytes.length;
    return [`bytes from ${at}, ${end} in all`, broken.subarray(0, end)];
  });
};
