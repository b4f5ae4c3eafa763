import type { OfficeObject } from '@abrufbar/contract/contracts/office-objects.ts';
import {
  checkObject,
  limitsOf,
  type ObjectEntry,
  type ObjectKind,
} from '@abrufbar/domain/contracts/objects.ts';
import { readWhole, shownWhole } from '#core/typed-whole.ts';

/** Limits of freshness, in the order of the form. */
export const LIMIT_FIELDS = ['limitMinutes', 'coldestCelsius', 'hottestCelsius'] as const;
export type LimitField = (typeof LIMIT_FIELDS)[number];

/** Fields of an object as they are typed. */
export type ObjectDraft = Readonly<
  Record<'number' | 'title' | 'category' | 'unit' | LimitField, string>
>;

/** The category of materials that have none of their own (D-42). */
const OTHER = '0';

export const draftOf = (object: OfficeObject | null): ObjectDraft => ({
  number: object?.number ?? '',
  title: object?.title ?? '',
  category: object?.category === undefined ? OTHER : String(object.category ?? OTHER),
  unit: object?.quantity_unit ?? 't',
  limitMinutes: shownWhole(object?.limit_minutes ?? null),
  coldestCelsius: shownWhole(object?.coldest_celsius ?? null),
  hottestCelsius: shownWhole(object?.hottest_celsius ?? null),
});

const entryOf = (kind: ObjectKind, draft: ObjectDraft): ObjectEntry => ({
  number: draft.number.trim(),
  title: draft.title.trim(),
  category: kind === 'materials' ? Number(draft.category) : null,
  quantityUnit: kind === 'plants' ? draft.unit : null,
  limits: {
    limitMinutes: readWhole(draft.limitMinutes),
    coldestCelsius: readWhole(draft.coldestCelsius),
    hottestCelsius: readWhole(draft.hottestCelsius),
  },
});

/** The fields a kind has. */
export const fieldsOf = (kind: ObjectKind, draft: ObjectDraft) => {
  const entry = entryOf(kind, draft);
  const { limitMinutes, coldestCelsius, hottestCelsius } = limitsOf(kind, entry);
  return {
    title: entry.title,
    category: entry.category,
    quantity_unit: entry.quantityUnit,
    limit_minutes: limitMinutes,
    coldest_celsius: coldestCelsius,
    hottest_celsius: hottestCelsius,
  };
};

export const problemsOf = (kind: ObjectKind, draft: ObjectDraft) =>
  checkObject(kind, entryOf(kind, draft));

/** Whether the fields say something else than the object. */
export const isChanged = (draft: ObjectDraft, object: OfficeObject | null): boolean =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(object));
