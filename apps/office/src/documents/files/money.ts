/** `1.234,50 €`; other currencies by their letters. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(amount).replace('-', '−');
