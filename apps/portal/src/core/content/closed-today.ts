import type { SnippetScope } from '@abrufbar/domain/content/page-match.ts';

/** The day, `YYYY-MM-DD`, on which a snippet was closed for the rest of that day, by id (DSH-09). */
export type ClosedDays = Readonly<Record<string, string>>;

/** The entries of today, without those of other days (DSH-10). */
export const ofToday = (closed: ClosedDays, today: string): ClosedDays =>
  Object.fromEntries(Object.entries(closed).filter(([, day]) => day === today));

type Closed = { readonly session: readonly string[]; readonly days: ClosedDays };

/** Whether a snippet was closed: in this browser session, or today, as its scope says (DSH-08, DSH-09). */
export const isClosed = (
  { session, days }: Closed,
  id: string,
  scope: SnippetScope,
  today: string,
): boolean => (scope === 'session' ? session.includes(id) : days[id] === today);
