/** Files sent to a delivery, for quality S10: everything that is sent as a picture, and papers. */
import { type UploadCase, uploadCases } from './upload-cases.ts';
import { type Bytes, draw, join, MARK } from './upload-pictures.ts';

export type AssetCase = UploadCase & { readonly isPaper: boolean };

const MAX_ASSET_BYTES = 10 * 1024 * 1024;
const PDF = '%PDF-1.7\n';
const SCRIPT = '1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF\n';

/** Larger files are taken than as a picture, papers too, and names that can be kept. */
const OTHERWISE: Readonly<Record<string, UploadCase['must']>> = {
  '5 MB and a byte': 'kept',
  'a name of 3,000 letters': 'refused',
  'a name with quotes and lines': 'either',
};

const filled = (start: Uint8Array, size: number): Bytes =>
  join(start, Buffer.alloc(size - start.length));

export const assetCases = async (): Promise<AssetCase[]> => {
  const jpeg = await draw((one) => one.jpeg());
  const pictures = (await uploadCases()).filter(({ what }) => what !== 'a PDF');
  const papers: Readonly<Record<string, Bytes>> = {
    'a paper': join(PDF, MARK),
    'a paper that is HTML too': join(PDF, `<script>alert("${MARK}")</script>`),
    'a paper that is a ZIP too': join(PDF, 'PK\u0003\u0004', MARK, 'PK\u0005\u0006'),
    'a paper of 10 MB to the byte': filled(join(PDF), MAX_ASSET_BYTES),
  };
  const refused: Readonly<Record<string, Bytes>> = {
    'a paper of 10 MB and a byte': filled(join(PDF), MAX_ASSET_BYTES + 1),
    'a paper with a script': join(PDF, SCRIPT),
    'a paper behind a line': join('\n', PDF),
    'a paper behind HTML': join('<script>alert(1)</script>', PDF),
    'a paper behind a program': join('MZ', PDF),
    'four letters of a paper': join('%PDF'),
    PostScript: join('%!PS-Adobe-3.0\n', MARK),
    'a photo of 10 MB and a byte': filled(jpeg, MAX_ASSET_BYTES + 1),
  };
  const of = (must: UploadCase['must'], isPaper: boolean, all: Readonly<Record<string, Bytes>>) =>
    Object.entries(all).map(([what, bytes]): AssetCase => ({ what, bytes, must, isPaper }));
  return [
    ...pictures.map((one) => ({ ...one, must: OTHERWISE[one.what] ?? one.must, isPaper: false })),
    ...of('kept', false, { 'a photo of 10 MB to the byte': filled(jpeg, MAX_ASSET_BYTES) }),
    ...of('kept', true, papers),
    ...of('refused', false, refused),
  ];
};
