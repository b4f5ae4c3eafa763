import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { changesBetween, type StaffAction } from '#core/staff-audit.ts';

/** A text of the portal as the audit log names it, with the brand whose staff may read that. */
export const auditedTranslation = (
  brand: Brand,
  key: string,
  before: string | null,
  after: string | null,
): StaffAction => ({
  brands: [brand],
  kind: 'translation',
  id: null,
  name: key,
  changes: changesBetween({ text: before }, { text: after }),
});
