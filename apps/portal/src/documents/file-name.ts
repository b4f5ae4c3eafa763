/** File name of an answer's `Content-Disposition` (RFC 6266); null without one. */
export const fileName = (disposition: string | null): string | null => {
  const [, whole] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (whole !== undefined) return decodeURIComponent(whole);
  const [, plain] = /filename="([^"]+)"/i.exec(disposition ?? '') ?? [];
  return plain ?? null;
};
