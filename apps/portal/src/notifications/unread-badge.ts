const MOST = 99;

/** Text of the unread badge, capped at `99+`; empty when there is nothing to show (NAV-06, DSH-07). */
export const unreadBadge = (count: number): string => {
  if (count > MOST) return `${MOST}+`;
  return count > 0 ? String(count) : '';
};
