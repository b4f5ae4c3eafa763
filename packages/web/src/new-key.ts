/**
 * A fresh UUID. Not `crypto.randomUUID`: that exists in secure contexts only, and a phone may test over
 * http.
 */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex =
    bytes.toHex?.() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
