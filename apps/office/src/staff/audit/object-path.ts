import type { AuditEntry } from '@abrufbar/contract/staff/audit.ts';
import { href } from '#core/navigation/paths.ts';

/** Address of the object of an entry; null where it has no page. */
export const pathOfObject = ({ kind, id }: AuditEntry['object']): string | null => {
  if (id === null) return null;
  if (kind === 'call-off') return href('calloffs', undefined, { view: 'all', open: id });
  return kind === 'staff' ? href('staff', undefined, { open: id }) : null;
};
