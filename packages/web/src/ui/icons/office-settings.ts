/** Drawings of the settings of the office. Lucide 1.62.0, ISC licence (LICENSE.txt here). */
export const power = 'M12 2v10M18.4 6.6a9 9 0 1 1-12.77.04';
export const globe =
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20';
