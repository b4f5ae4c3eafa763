/** Drawings of the settings of the office. Lucide 1.62.0, ISC licence (LICENSE.txt here). */
export const power = 'M12 2v10M18.4 6.6a9 9 0 1 1-12.77.04';
