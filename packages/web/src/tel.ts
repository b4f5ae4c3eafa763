/** Link that calls a phone number written in any way: `tel:+4957234410`. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
