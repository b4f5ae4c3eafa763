/** Smaller buffers may share their memory with others. */
const MIN_BYTES = 1_048_576;

/**
 * Frees the memory of large bytes at once, after which they are empty. Left to the garbage collector, which sees how
 * small the objects are and not what they hold, five of them stay in memory. Nothing may read them afterwards.
 */
export const freeBuffer = ({ buffer }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength >= MIN_BYTES) buffer.transfer(0);
};
