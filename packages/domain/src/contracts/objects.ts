import { QUANTITY_UNITS } from '#contracts/item-change.ts';

/** Objects that suppliers offer and staff maintain (OFF-106). */
export const OBJECT_KINDS = ['materials', 'plants', 'incoterms', 'truck_types'] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

export type ObjectEntry = {
  readonly number: string;
  readonly title: string;
  /** Of materials alone (D-42). */
  readonly category: number | null;
  /** Of plants alone. */
  readonly quantityUnit: string | null;
};

export type ObjectProblem = {
  readonly field: keyof ObjectEntry;
  readonly code: 'required' | 'too_long' | 'choice';
};

/** Most characters of the texts of an object. */
export const OBJECT_TEXT_CODE_POINTS = { number: 40, title: 100 } as const;

const CATEGORIES = [0, 1, 2, 3, 4];

const checkText = (field: 'number' | 'title', text: string): ObjectProblem[] => {
  if (text === '') return [{ field, code: 'required' }];
  return [...text].length > OBJECT_TEXT_CODE_POINTS[field] ? [{ field, code: 'too_long' }] : [];
};

const isCategory = (category: number | null): boolean =>
  category !== null && CATEGORIES.includes(category);

/** Problems of what staff enter about an object of a kind. */
export const checkObject = (kind: ObjectKind, entry: ObjectEntry): ObjectProblem[] => [
  ...checkText('number', entry.number),
  ...checkText('title', entry.title),
  ...(kind === 'materials' && !isCategory(entry.category)
    ? [{ field: 'category', code: 'choice' } as const]
    : []),
  ...(kind === 'plants' && !QUANTITY_UNITS.some((unit) => unit === entry.quantityUnit)
    ? [{ field: 'quantityUnit', code: 'choice' } as const]
    : []),
];
