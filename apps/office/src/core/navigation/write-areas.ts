import type { StaffArea } from '@abrufbar/domain/staff/roles.ts';
import type { RouteName } from '#core/navigation/paths.ts';

/**
 * Areas in which something on a screen is changed. Screens that nobody changes anything on are not among them, but for views of
 * call-offs beside the day plan: others act on them.
 */
const WRITE_AREAS: Readonly<Partial<Record<RouteName, readonly StaffArea[]>>> = {
  calloffs: ['call-offs'],
  day: ['call-offs'],
  sites: ['call-offs'],
  carts: ['call-offs'],
  templates: ['call-offs'],
  deliveries: ['deliveries'],
  claims: ['deliveries'],
  // A dispatcher orders from these four, but changes nothing of them.
  contracts: ['contracts'],
  contract: ['contracts'],
  customers: ['customers'],
  customer: ['customers'],
  invitations: ['invitations'],
  announcements: ['announcements'],
  announcement: ['announcements'],
  texts: ['texts'],
  snippet: ['texts'],
  translations: ['translations'],
  files: ['files', 'imports'],
  imports: ['imports'],
  master: ['master-data'],
  plants: ['plants'],
};

/** Whether others change something on a screen that this person may only read (OFF-291). */
export const isReadOnly = (
  writable: readonly StaffArea[],
  route: RouteName | undefined,
): boolean => {
  const areas = route && WRITE_AREAS[route];
  return areas !== undefined && !areas.some((area) => writable.includes(area));
};
