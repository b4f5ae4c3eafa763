import { deflateSync } from 'node:zlib';

/** A file embedded in a PDF. */
export type Attached = {
  /** As it stands in the PDF: `(factur-x.xml)`, `<6661>`. */
  readonly name: string;
  readonly content: string | Buffer;
  readonly relationship?: string;
  readonly isPlain?: boolean;
};

/** An object of a PDF as it stands in the file; a stream where there are bytes. */
export const pdfObject = (number: number, text: string, bytes?: Buffer): Buffer =>
  bytes === undefined
    ? Buffer.from(`${number} 0 obj\n${text}\nendobj\n`, 'latin1')
    : Buffer.concat([
        Buffer.from(`${number} 0 obj\n<< ${text} /Length ${bytes.length} >>\nstream\r\n`, 'latin1'),
        bytes,
        Buffer.from('\r\nendstream\nendobj\n'),
      ]);

const HEAD = Buffer.from('%PDF-1.7\n%\u00E2\u00E3\n', 'latin1');

/** A PDF of these objects with their cross-reference table; their numbers begin at 1. */
export const pdfOf = (objects: readonly Buffer[], trailer = ''): Buffer => {
  let at = HEAD.length;
  const places = objects.map((object) => {
    const place = at;
    at += object.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Root 1 0 R /Size ${size} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([HEAD, ...objects, Buffer.from(table + end, 'latin1')]);
};

/** Objects before those of the embedded files: catalogue, pages, page. */
const OWN_OBJECTS = 3;

/** A PDF of one empty page with embedded files; `metadata` are those of the whole file (XMP). */
export const pdfWith = (
  files: readonly Attached[],
  { trailer = '', metadata }: { readonly trailer?: string; readonly metadata?: string } = {},
): Buffer => {
  const numberOf = (index: number) => OWN_OBJECTS + 1 + 2 * index;
  const tree = files.map(({ name }, index) => `${name} ${numberOf(index)} 0 R`).join(' ');
  const all = files.map((_, index) => `${numberOf(index)} 0 R`).join(' ');
  const xmp = metadata === undefined ? '' : `/Metadata ${numberOf(files.length)} 0 R`;
  const embedded = files.flatMap((file, index) => {
    const number = numberOf(index);
    const { name, relationship = 'Alternative', isPlain = false } = file;
    const content = Buffer.from(file.content);
    const kind = '/Type /EmbeddedFile /Subtype /text#2Fxml';
    return [
      pdfObject(
        number,
        `<< /Type /Filespec /F ${name} /UF ${name} /AFRelationship /${relationship} /EF << /F ${number + 1} 0 R >> >>`,
      ),
      isPlain
        ? pdfObject(number + 1, kind, content)
        : pdfObject(number + 1, `${kind} /Filter /FlateDecode`, deflateSync(content)),
    ];
  });
  return pdfOf(
    [
      pdfObject(
        1,
        `<< /Type /Catalog /Pages 2 0 R ${xmp} /AF [${all}] /Names << /EmbeddedFiles << /Names [${tree}] >> >> >>`,
      ),
      pdfObject(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      pdfObject(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
      ...embedded,
      ...(metadata === undefined
        ? []
        : [
            pdfObject(
              numberOf(files.length),
              '/Type /Metadata /Subtype /XML',
              Buffer.from(metadata),
            ),
          ]),
    ],
    trailer,
  );
};
