/** Drawings of claims. Lucide 1.62.0, ISC licence (LICENSE.txt here). */
export const messageSquareWarning =
  'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM12 15h.01M12 7v4';
export const blend = 'M2 9a7 7 0 1 0 14 0a7 7 0 1 0-14 0M8 15a7 7 0 1 0 14 0a7 7 0 1 0-14 0';
export const inbox =
  'M22 12h-6l-2 3h-4l-2-3H2M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z';
