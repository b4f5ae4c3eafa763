import { noteLength } from '#call-offs/note.ts';

/** Free texts of an order, under the names of calls, columns and forms. */
export const ORDER_TEXTS = ['note'] as const;
export type OrderText = (typeof ORDER_TEXTS)[number];

/** Texts in a form: empty is ''. */
export type OrderTexts = { readonly [Name in OrderText]: string };
/** Texts in calls and columns: empty is null. */
export type StoredTexts = { readonly [Name in OrderText]: string | null };
/** Texts from outside. An absent one is empty: its sender or storage may be older than the field. */
export type GivenTexts = { readonly [Name in OrderText]?: string | null | undefined };

export const typedTexts = ({ note }: GivenTexts): OrderTexts => ({
  note: note ?? '',
});

export const storedTexts = ({ note }: GivenTexts): StoredTexts => ({
  note: note?.trim() || null,
});

type TextProblem = { readonly field: OrderText; readonly code: TextProblemCode };
export type TextProblemCode = 'too_long';

/** Problems of the texts of an order or a change (VAL-41). */
export const checkTexts = ({ note }: OrderTexts, noteMax: number): TextProblem[] =>
  noteLength(note) > noteMax ? [{ field: 'note', code: 'too_long' }] : [];
