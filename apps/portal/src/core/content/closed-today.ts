import type { SnippetScope } from '@abrufbar/domain/content/page-match.ts';

/** When snippets were closed that stay closed for the rest of the day: `YYYY-MM-DD` by id (DSH-09). */
export type ClosedDays = Readonly<Record<string, string>>;

/** Without the entries of earlier days (DSH-10). */
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
