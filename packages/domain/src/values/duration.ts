/** More are read as hours. */
const MAX_MINUTES = 90;
const HOUR_MINUTES = 60;

/** `45 min`, `8 h 55 min` or `9 h`, in one piece. */
export const duration = (minutes: number): string => {
  if (minutes <= MAX_MINUTES) return `${minutes}\u00A0min`;
  const rest = minutes % HOUR_MINUTES;
  const hours = `${(minutes - rest) / HOUR_MINUTES}\u00A0h`;
  return rest === 0 ? hours : `${hours}\u00A0${rest}\u00A0min`;
};
