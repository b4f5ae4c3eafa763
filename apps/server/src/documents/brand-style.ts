import { readFileSync } from 'node:fs';
import type { Brand } from '@abrufbar/domain/values/brand.ts';

/** Colours of paper, which has no dark theme: the light tokens of docs/design.md section 4.2. */
export const INK = { text: '#12171a', soft: '#4a5357', line: '#dce0d9', ground: '#f6f7f4' };

type BrandStyle = {
  /** Ground of the head. */
  readonly deep: string;
  readonly onDeep: string;
  /** Rule below a heading. */
  readonly rule: string;
  readonly mark: { readonly ground: string; readonly figure: string; readonly path: string };
};

/** Head and sign of each brand, drawn as on screens; the sign lies in a square of 32. */
export const BRAND_STYLES: Readonly<Record<Brand, BrandStyle>> = {
  nordstein: {
    deep: '#08363f',
    onDeep: '#ffffff',
    rule: '#0a4a57',
    mark: {
      ground: '#ffffff',
      figure: '#08363f',
      path: 'M8.5 23.5V10.4L17.8 23.5zM23.5 8.5v13.1L14.2 8.5z',
    },
  },
  suedkies: {
    deep: '#221c10',
    onDeep: '#ffffff',
    rule: '#ffc21a',
    mark: {
      ground: '#ffc21a',
      figure: '#221c10',
      path: 'M6 21.5c0-3.9 2.9-7 6.6-7 3.5 0 5.9 2.4 5.9 5.7 0 3.6-2.7 5.8-6.6 5.8-3.6 0-5.9-1.6-5.9-4.5zM20.3 22.8c0-2.2 1.4-4.1 3.2-4.1 1.6 0 2.7 1.6 2.7 3.6 0 2.3-1.2 3.7-3.1 3.7-1.8 0-2.8-1.2-2.8-3.2zM14.8 9.6c0-2.1 1.9-3.6 4.6-3.6 2.9 0 4.9 2 4.9 5 0 2.8-1.9 4.7-4.2 4.7-2.9 0-5.3-2.7-5.3-6.1z',
    },
  },
};

/** The house's font with Latin, Greek and Cyrillic letters; a paper embeds the characters it uses. */
const FONTS = { regular: 'sofia-sans-400.ttf', bold: 'sofia-sans-700.ttf' } as const;
export type Font = keyof typeof FONTS;

let read: Readonly<Record<Font, Buffer>> | undefined;
/** Read with the first paper and kept. */
export const fontFiles = (): Readonly<Record<Font, Buffer>> => {
  const file = (name: string) => readFileSync(new URL(`../../assets/${name}`, import.meta.url));
  read ??= { regular: file(FONTS.regular), bold: file(FONTS.bold) };
  return read;
};
