/** Drawings of registration, profile and settings. Lucide 1.62.0, ISC licence (LICENSE.txt here). */
export const circle = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0';
