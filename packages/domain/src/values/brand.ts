/** The two brands of one installation (BRD-01, D-61). */
export const BRANDS = ['nordstein', 'suedkies'] as const;
export type Brand = (typeof BRANDS)[number];
