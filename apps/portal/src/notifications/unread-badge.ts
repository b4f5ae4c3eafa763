const MAX_SHOWN_COUNT = 99;

/** Text of the unread badge, capped at `99+`; empty when there is nothing to show (NAV-06, DSH-07). */
export const unreadBadge = (count: number): string => {
  if (count > MAX_SHOWN_COUNT) return `${MAX_SHOWN_COUNT}+`;
  return count > 0 ? String(count) : '';
};
