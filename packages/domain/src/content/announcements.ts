/** Most characters of an announcement: two lines on a phone, with room for links. */
export const MAX_ANNOUNCEMENT_CODE_POINTS = 300;
/** Companies that may be chosen for one; whoever means more means everybody. */
export const MAX_ANNOUNCED_COMPANIES = 500;
/** Longest title, typed or made of a text without a colon. */
export const MAX_TITLE_CODE_POINTS = 48;

type AnnouncementState = 'draft' | 'planned' | 'visible' | 'ended';

type Window = { readonly starts_at: string; readonly ends_at: string | null };

/** State of an announcement at an instant; until it is planned it is a draft that nobody sees (OFF-200). */
export const announcementState = (
  { planned_at, starts_at, ends_at }: Window & { readonly planned_at: string | null },
  now: Date,
): AnnouncementState => {
  if (planned_at === null) return 'draft';
  if (ends_at !== null && new Date(ends_at) <= now) return 'ended';
  return new Date(starts_at) <= now ? 'visible' : 'planned';
};

/** Title of an announcement that was given none: the words before its first colon, else its beginning. */
export const announcementTitle = (text: string): string => {
  const [head = '', rest] = text.split(/:\s/, 2);
  const title = rest === undefined ? text : head;
  const letters = [...title.trim()];
  if (letters.length <= MAX_TITLE_CODE_POINTS) return letters.join('');
  const cut = letters.slice(0, MAX_TITLE_CODE_POINTS).join('');
  return `${cut.replace(/\s+\S*$/, '')} …`;
};

/** The time both windows have in common; null without any. A null end is open. */
export const commonWindow = (a: Window, b: Window): Window | null => {
  const starts_at = a.starts_at > b.starts_at ? a.starts_at : b.starts_at;
  const ends = [a.ends_at, b.ends_at].filter((end) => end !== null).toSorted();
  const ends_at = ends[0] ?? null;
  return ends_at !== null && ends_at <= starts_at ? null : { starts_at, ends_at };
};

type Plan = Window & {
  readonly on_start: boolean;
  readonly on_login: boolean;
  readonly path: string | null;
};

type AnnouncementProblem = {
  readonly field: 'place' | 'ends_at';
  readonly code: 'required' | 'end_before_start' | 'maintenance_past';
};

/** Problems of an announcement that is to be planned. */
export const checkAnnouncement = (plan: Plan, now: Date): AnnouncementProblem[] => {
  const problems: AnnouncementProblem[] = [];
  const { starts_at, ends_at, on_start, on_login, path } = plan;
  if (!on_start && !on_login && path === null) problems.push({ field: 'place', code: 'required' });
  if (ends_at !== null && ends_at <= starts_at)
    problems.push({ field: 'ends_at', code: 'end_before_start' });
  else if (ends_at !== null && new Date(ends_at) <= now)
    problems.push({ field: 'ends_at', code: 'maintenance_past' });
  return problems;
};
