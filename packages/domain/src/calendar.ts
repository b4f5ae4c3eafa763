/** Calendar days are ISO text `YYYY-MM-DD`; "today" and local times are those of Europe/Berlin (D-38). */

/** Day from `20.11.2026`; null for any other form and for days that do not exist (T-06). */
export const parseDmy = (value: string): string | null => parse(value, /^(\d{2})\.(\d{2})\.(\d{4})$/);
/** Day from the filter form `20-11-2026` (VAL-27). */
export const parseFilterDay = (value: string): string | null => parse(value, /^(\d{2})-(\d{2})-(\d{4})$/);

const parse = (value: string, form: RegExp): string | null => {
  const [, day, month, year] = form.exec(value) ?? [];
  if (!day || !month || !year) return null;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/** `20.11.2026`, the form of bodies and entities (API-07). */
export const toDmy = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
/** `20-11-2026`, the form of filters (VAL-27). */
export const toFilterDay = (day: string): string => `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
