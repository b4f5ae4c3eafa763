/** `180,5`, without a sign for thousands, so that it can be typed over. */
export const shownQuantity = (quantity: number | null): string =>
  quantity === null ? '' : String(quantity).replace('.', ',');

/** A quantity as people type it, `1.200` or `180,5 m³/h`; null for nothing, not a number for anything else. */
export const readQuantity = (typed: string): number | null => {
  const text = typed.replaceAll(/\s|(?:t|m[³3]|St\.)(?:\/h)?$/g, '');
  if (typed.trim() === '') return null;
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  const plain = (isGrouped ? text.replaceAll('.', '') : text).replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
};
