import type { AuditEntry } from '@abrufbar/contract/staff/audit.ts';
import { objectHref } from '#core/navigation/objects.ts';
import { href } from '#core/navigation/paths.ts';

/** Address of the object of an entry; null where it has no page. */
export const pathOfObject = ({ kind, id }: AuditEntry['object']): string | null => {
  if (id === null) return null;
  switch (kind) {
    case 'call-off':
      return href('calloffs', undefined, { view: 'all', open: id });
    case 'claim':
    case 'delivery':
      return objectHref(kind, id);
    case 'staff':
      return href('staff', undefined, { open: id });
    default:
      return null;
  }
};
