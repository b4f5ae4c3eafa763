/** Keys for systems of one company that may work at once. */
export const MAX_COMPANY_KEYS = 10;
