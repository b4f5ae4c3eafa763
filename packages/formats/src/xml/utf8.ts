const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text of well-formed UTF-8, otherwise null. */
export const readUtf8 = (bytes: Uint8Array): string | null => {
  try {
    return utf8.decode(bytes);
  } catch {
    return null; // not UTF-8: the caller answers 400
  }
};
