/** Reads a PDF as any program does that is not ours. */
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

type Node = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;
type Part = Node | Node['children'][number];

type Box = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
};

/** Reads a PDF: its metadata, its text page by page, its structure in order, and the places of its texts. */
export const readPdf = async (bytes: Uint8Array) => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: string[] = [];
  const sizes: string[] = [];
  const roles: string[] = [];
  const alts: string[] = [];
  const boxes: (readonly Box[])[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push(`${Math.round(width)} x ${Math.round(height)}`);
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => 'str' in item);
    pages.push(texts.map(({ str }) => str).join(' '));
    boxes.push(texts.filter(({ str }) => str.trim() !== '').map(boxOf));
    const tree: Part | null = await page.getStructTree();
    for (const part of tree ? flat(tree) : []) {
      if ('role' in part) roles.push(part.role);
      if ('alt' in part) alts.push(String(part.alt));
    }
  }
  const { info } = await pdf.getMetadata();
  await loading.destroy();
  // Typed as any object.
  return { info: info as Readonly<Record<string, unknown>>, pages, sizes, roles, alts, boxes };
};

type Text = {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
};
const boxOf = ({ str, transform, width, height }: Text): Box => {
  const [left = 0, low = 0] = transform.slice(4);
  return { text: str, left, right: left + width, low, high: low + height };
};

/** Pairs of texts that lie on one another. */
export const overlaps = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK_PT &&
          Math.min(a.high, b.high) - Math.max(a.low, b.low) > SLACK_PT,
      )
      .map((b) => `${a.text} / ${b.text}`),
  );
const SLACK_PT = 1;

/** Names of the fonts whose glyphs lie in the file itself. */
export const embeddedFonts = (bytes: Buffer): string[] =>
  [...bytes.toString('latin1').matchAll(/\/FontName \/(\S+)[^>]*\/FontFile2 /g)].map(
    ([, name = '']) => name,
  );

/** The library draws on what it brings along where there is no browser; its types know only browsers. */
type Drawn = {
  readonly canvas: object;
  readonly context: {
    readonly getImageData: (x: number, y: number, width: number, height: number) => Picture;
  };
};
type Picture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
};
type Drawing = Parameters<PDFPageProxy['render']>[0];

/** The code a camera reads from the first page. */
export const scanPdf = async (bytes: Uint8Array): Promise<string> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const { width, height } = viewport;
  const factory = pdf.canvasFactory as { create: (w: number, h: number) => Drawn }; // untyped there
  const { canvas, context } = factory.create(Math.ceil(width), Math.ceil(height));
  const drawing = { canvas, canvasContext: context, viewport } as unknown as Drawing; // see Drawn
  await page.render(drawing).promise;
  const picture = context.getImageData(0, 0, Math.ceil(width), Math.ceil(height));
  await loading.destroy();
  return decodeQR(picture);
};

const flat = (part: Part): Part[] => [
  part,
  ...('children' in part ? part.children.flatMap(flat) : []),
];
