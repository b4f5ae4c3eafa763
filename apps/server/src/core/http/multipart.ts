/** One field of a multipart body; `isFile` when the part carries a file name, which is never used. */
export type Part = { readonly name: string; readonly bytes: Buffer; readonly isFile: boolean };

/** Longest head of one part; browsers write about 100 bytes and the file's name. */
const MAX_HEADER_BYTES = 4_096;

/**
 * Parts of a multipart/form-data body (RFC 7578), at most one more than `most`; null when the body does
 * not follow the form. They are views into the body, nothing is copied.
 */
export const parseMultipart = (
  body: Buffer,
  contentType: string,
  maxParts: number,
): Part[] | null => {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const dashes = Buffer.from(`--${boundary?.[1] ?? boundary?.[2] ?? ''}`);
  if (dashes.length === 2 || !body.subarray(0, dashes.length).equals(dashes)) return null;
  const parts: Part[] = [];
  const separator = Buffer.concat([Buffer.from('\r\n'), dashes]);
  let start = dashes.length;
  while (parts.length <= maxParts && !body.subarray(start, start + 2).equals(Buffer.from('--'))) {
    const end = body.indexOf(separator, start);
    const part = end === -1 ? null : parsePart(body.subarray(start, end));
    if (part === null) return null;
    parts.push(part);
    start = end + separator.length;
  }
  return parts;
};

const parsePart = (bytes: Buffer): Part | null => {
  const headEnd = bytes.subarray(0, MAX_HEADER_BYTES).indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const head = bytes.toString('utf8', 0, headEnd);
  const disposition = /^content-disposition:\s*form-data;(.*)$/im.exec(head)?.[1];
  const name = /(?:^|[;\s])name="([^"\r\n]*)"/i.exec(disposition ?? '')?.[1];
  if (name === undefined) return null;
  const isFile = /(?:^|[;\s])filename\*?=/i.test(disposition ?? '');
  return { name: unescapeName(name), bytes: bytes.subarray(headEnd + 4), isFile };
};

// Browsers escape these three characters in field names and no others (HTML, multipart/form-data).
const unescapeName = (name: string) =>
  name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
