import { buffer } from 'node:stream/consumers';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { type Font, fontFiles, INK, BRAND_STYLES } from '#documents/brand-style.ts';

type Pdf = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;

export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
export const WIDTH_PT = PAGE.width - 2 * PAGE.margin;
const HEAD_HEIGHT_PT = 62;
const FOOT_HEIGHT_PT = 34;
/** Lowest point of the content, above the footer. */
const BOTTOM_PT = PAGE.height - PAGE.margin - FOOT_HEIGHT_PT;

type Style = {
  readonly font?: Font;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
};
type Place = { readonly x: number; readonly y: number; readonly width: number };

/**
 * A tagged A4 page in German with the head of a brand. Everything on it is either a part of the structure,
 * in the order in which it is read aloud, or an ornament.
 */
export class PdfPage {
  readonly #pdf: Pdf;
  readonly #root: Part;
  readonly #brand: Brand;
  readonly #name: string;
  /** Where the next part begins. */
  y: number = PAGE.margin;
  /** Called after each row of a table. */
  onRow: (() => void) | undefined;

  private constructor(pdf: Pdf, brand: Brand, name: string) {
    this.#pdf = pdf;
    this.#brand = brand;
    this.#name = name;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
    this.#drawHead();
  }

  static async open(brand: Brand, name: string, title: string, now: Date): Promise<PdfPage> {
    // A tenth of a second that no start of the server needs.
    const { default: PDFDocument } = await import('pdfkit');
    const { regular, bold } = fontFiles();
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0, // every text has its place, so that none begins a page by itself
      pdfVersion: '1.7',
      lang: 'de-DE',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: name, Creator: 'abrufbar', CreationDate: now },
      font: null as unknown as string, // none but ours; the library's types do not know
    });
    pdf.registerFont('regular', regular).registerFont('bold', bold);
    return new PdfPage(pdf, brand, name);
  }

  /** Ends the document with a footer on each page; `foot` returns its text. */
  async end(foot: (page: number, pages: number) => readonly [left: string, right: string]) {
    this.#root.end();
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      const [left, right] = foot(page + 1, count);
      const y = PAGE.height - PAGE.margin;
      this.ornament(() => {
        this.#line(y - 10, INK.line);
        const isBeside =
          this.#widthOf(left, SMALL) + this.#widthOf(right, SMALL) + GAP_PT < WIDTH_PT;
        const below = isBeside ? y : y + LINE_PT;
        this.#write(left, { x: PAGE.margin, y, width: WIDTH_PT }, SMALL);
        this.#write(
          right,
          { x: PAGE.margin, y: below, width: WIDTH_PT },
          { ...SMALL, align: 'right' },
        );
      });
    }
    this.#pdf.end();
    return buffer(this.#pdf);
  }

  /** A part of the structure; what it holds is added by `fill`. */
  within(tag: string, fill: (part: Part) => void, parent: Part = this.#root): void {
    const part = this.#pdf.struct(tag);
    parent.add(part);
    fill(part);
    part.end();
    if (tag === 'TR') this.onRow?.();
  }

  /** Text as a part of its own. */
  text(
    tag: string,
    text: string,
    place: Place,
    style: Style = {},
    parent: Part = this.#root,
  ): void {
    parent.add(this.#pdf.struct(tag, {}, () => this.#write(text, place, style)));
  }

  /** A picture with the alternative text `alt`. */
  figure(
    alt: string,
    box: readonly [x: number, y: number, width: number, height: number],
    draw: (pdf: Pdf) => void,
  ): void {
    const [x, y, width, height] = box;
    const options = { alt, bbox: [x, y, x + width, y + height] }; // more than the library's types know
    this.#root.add(this.#pdf.struct('Figure', options, () => draw(this.#pdf)));
  }

  /** Decoration that is not read aloud. */
  ornament(draw: (pdf: Pdf) => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.#pdf);
    this.#pdf.endMarkedContent();
  }

  rule(y: number, isStrong = false): void {
    this.ornament(() => this.#line(y, isStrong ? BRAND_STYLES[this.#brand].rule : INK.line));
  }

  heightOf(text: string, width: number, { font = 'regular', size = 10 }: Style = {}): number {
    const pdf = this.#pdf.font(font).fontSize(size);
    return pdf.heightOfString(drawable(pdf, text), { width });
  }

  #widthOf(text: string, { font = 'regular', size = 10 }: Style): number {
    const pdf = this.#pdf.font(font).fontSize(size);
    return pdf.widthOfString(drawable(pdf, text));
  }

  /** Begins a new page unless that much still fits; true if it did. */
  need(height: number): boolean {
    if (this.y + height <= BOTTOM_PT) return false;
    this.#pdf.addPage({ size: 'A4', margin: 0 });
    this.#drawHead();
    return true;
  }

  #drawHead(): void {
    const { deep, onDeep, mark } = BRAND_STYLES[this.#brand];
    this.ornament((pdf) => {
      pdf.rect(0, 0, PAGE.width, HEAD_HEIGHT_PT).fill(deep);
      pdf.save().translate(PAGE.margin, 15).scale(1);
      pdf.roundedRect(0, 0, 32, 32, 8).fill(mark.ground);
      pdf.lineWidth(this.#brand === 'nordstein' ? 2 : 0).lineJoin('round');
      pdf.path(mark.path);
      if (this.#brand === 'nordstein') pdf.fillAndStroke(mark.figure, mark.figure);
      else pdf.fill(mark.figure);
      pdf.restore();
      const place = { x: PAGE.margin + 42, y: 21, width: WIDTH_PT - 42 };
      this.#write(this.#name, place, { font: 'bold', size: 18, colour: onDeep });
    });
    this.y = HEAD_HEIGHT_PT + 24;
  }

  #line(y: number, colour: string): void {
    this.#pdf
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(0.75)
      .stroke(colour);
  }

  #write(text: string, { x, y, width }: Place, style: Style): void {
    const { font = 'regular', size = 10, colour = INK.text, align = 'left' } = style;
    this.#pdf.font(font).fontSize(size).fillColor(colour);
    this.#pdf.text(drawable(this.#pdf, text), x, y, { width, align });
  }
}

const SMALL: Style = { size: 8, colour: INK.soft };
/** Of the foot: between its halves, and from line to line where they do not fit side by side. */
const GAP_PT = 12;
const LINE_PT = 11;

/** Hyphens of phones and word processors that the font lacks. */
const HYPHENS = /[\u2010\u2011]/g;

/** A text without the characters that the current font lacks: it would draw a box for each. */
const drawable = (pdf: Pdf, text: string): string => {
  const { font } = (pdf as Pdf & WithFont)._font; // more than the library's types know
  return Array.from(text.replaceAll(HYPHENS, '-'))
    .filter((one) => one === '\n' || font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
    .join('');
};

type WithFont = {
  readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (point: number) => boolean } };
};
