/** Smaller ones may lie in memory that others use too. */
const MIN_BYTES = 1_048_576;

/**
 * Gives the memory of large bytes back at once, after which they are empty. Left to the collector, which sees how
 * small the objects are and not what they hold, five of them lie about at a time. Nothing may still read them.
 */
export const freeBuffer = ({ buffer }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength >= MIN_BYTES) buffer.transfer(0);
};
