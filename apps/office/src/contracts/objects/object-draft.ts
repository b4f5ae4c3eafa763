import type { OfficeObject } from '@abrufbar/contract/contracts/office-objects.ts';
import { checkObject, type ObjectKind } from '@abrufbar/domain/contracts/objects.ts';

/** Fields of an object as they are typed. */
export type ObjectDraft = Readonly<Record<'number' | 'title' | 'category' | 'unit', string>>;

/** The category of materials that have none of their own (D-42). */
const OTHER = '0';

export const draftOf = (object: OfficeObject | null): ObjectDraft => ({
  number: object?.number ?? '',
  title: object?.title ?? '',
  category: object?.category === undefined ? OTHER : String(object.category ?? OTHER),
  unit: object?.quantity_unit ?? 't',
});

/** The fields a kind has. */
export const fieldsOf = (kind: ObjectKind, draft: ObjectDraft) => ({
  title: draft.title.trim(),
  category: kind === 'materials' ? Number(draft.category) : null,
  quantity_unit: kind === 'plants' ? draft.unit : null,
});

export const problemsOf = (kind: ObjectKind, draft: ObjectDraft) => {
  const { title, category, quantity_unit: quantityUnit } = fieldsOf(kind, draft);
  return checkObject(kind, { number: draft.number.trim(), title, category, quantityUnit });
};

/** Whether the fields say something else than the object. */
export const isChanged = (draft: ObjectDraft, object: OfficeObject | null): boolean =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(object));
