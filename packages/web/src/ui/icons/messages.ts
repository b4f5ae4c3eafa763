/** Drawings of the messages. Lucide 1.62.0, ISC licence (LICENSE.txt here). */
export const checkCheck = 'M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16';
export const trash2 =
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2';
export const mapPin =
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0';
