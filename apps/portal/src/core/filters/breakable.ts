import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';

/** Our own texts with places to break them, by what the server makes of them. */
const marked = new Map(
  Object.values<string>({ ...filtersTexts, ...callOffsTexts }).map((text) => [
    text.replaceAll('\u00AD', ''),
    text,
  ]),
);

/** A label of the server with the places to break it that its interface leaves out; names from data have none (ONL-121). */
export const breakable = (label: string): string => marked.get(label) ?? label;
