/** Sign of a difference, as it is written in German (docs/design.md section 14.1). */
export const signOf = (difference: number): string => (difference < 0 ? '−' : '+');
