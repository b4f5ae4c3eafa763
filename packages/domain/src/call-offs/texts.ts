import { noteLength } from '#call-offs/note.ts';

/** Free texts of an order, under the names of calls, columns and forms. */
export const ORDER_TEXTS = ['component', 'note'] as const;
export type OrderText = (typeof ORDER_TEXTS)[number];

/** Texts in a form: empty is ''. */
export type OrderTexts = { readonly [Name in OrderText]: string };
/** Texts in calls and columns: empty is null. */
type StoredTexts = { readonly [Name in OrderText]: string | null };
/** Texts from outside. An absent one is empty: its sender or storage may be older than the field. */
export type GivenTexts = { readonly [Name in OrderText]?: string | null | undefined };

export const typedTexts = ({ component, note }: GivenTexts): OrderTexts => ({
  component: component ?? '',
  note: note ?? '',
});

export const storedTexts = ({ component, note }: GivenTexts): StoredTexts => ({
  component: component?.trim() || null,
  note: note?.trim() || null,
});

/** Texts of an import row; the stored text stays where one is undefined. */
export type ImportedTexts = { readonly [Name in OrderText]: string | null | undefined };

/** A row without `component` comes from a system that does not know the field; one without a note has none. */
export const importedTexts = (row: GivenTexts): ImportedTexts => ({
  ...storedTexts(row),
  ...(row.component === undefined && { component: undefined }),
});

export const importedOver = (
  { component, note }: ImportedTexts,
  stored: StoredTexts,
): StoredTexts => ({
  component: component === undefined ? stored.component : component,
  note: note === undefined ? stored.note : note,
});

/** Longest Bauteil, counted after NFC. */
export const MAX_COMPONENT_CODE_POINTS = 60;

/** Characters that begin a new line. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;
export const isOneLine = (text: string): boolean => !LINE_BREAK.test(text);
/** The lines of a text as one line. */
export const joinLines = (text: string): string =>
  isOneLine(text)
    ? text
    : text
        .split(LINE_BREAK)
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ');

type TextProblem = { readonly field: OrderText; readonly code: TextProblemCode };
export type TextProblemCode = 'too_long' | 'one_line';

/** Problems of the texts of an order or a change (VAL-41). */
export const checkTexts = ({ component, note }: OrderTexts, noteMax: number): TextProblem[] => {
  const trimmed = component.trim(); // a line break at either end is not sent
  const problems: (TextProblem | false)[] = [
    noteLength(trimmed) > MAX_COMPONENT_CODE_POINTS && { field: 'component', code: 'too_long' },
    !isOneLine(trimmed) && { field: 'component', code: 'one_line' },
    noteLength(note) > noteMax && { field: 'note', code: 'too_long' },
  ];
  return problems.filter((problem) => problem !== false);
};
