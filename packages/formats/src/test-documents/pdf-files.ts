import { deflateSync } from 'node:zlib';

type Stream = { readonly dictionary: string; readonly bytes: Buffer };

/** An object of a PDF as it stands in the file. */
export const pdfObject = (number: number, content: string | Stream): Buffer => {
  if (typeof content === 'string')
    return Buffer.from(`${number} 0 obj\n${content}\nendobj\n`, 'latin1');
  const { dictionary, bytes } = content;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\r\n`),
    bytes,
    Buffer.from('\r\nendstream\nendobj\n'),
  ]);
};

export const deflated = (content: string | Buffer, dictionary = ''): Stream => ({
  dictionary: `${dictionary} /Filter /FlateDecode`,
  bytes: deflateSync(content),
});

export const fileNamed = (name: string, target: number): string =>
  `<< /Type /Filespec /F ${name} /EF << /F ${target} 0 R >> >>`;

/** A PDF of these objects; readers that follow its table of contents find none. */
export const pdfOf = (objects: readonly Buffer[], trailer = '/Root 1 0 R'): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\u00E2\u00E3\n', 'latin1'),
    ...objects,
    Buffer.from(`trailer\n<< ${trailer} >>\nstartxref\n0\n%%EOF\n`),
  ]);
