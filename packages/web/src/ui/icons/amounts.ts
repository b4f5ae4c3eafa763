/** Drawings of amounts. Lucide 1.62.0, ISC licence (LICENSE.txt here). */
export const circle = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';
export const arrowUp = 'M5 12l7-7 7 7M12 19V5';
