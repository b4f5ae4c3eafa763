/**
 * Name-based UUIDs (version 5, RFC 9562): each call of an intent has the key derived from intent and name,
 * in every attempt, on every tab, after every restart (D-69). The hash is our own because `crypto.subtle`
 * exists in secure contexts only; it protects nothing.
 */
export const keyOf = (intent: string, name: string): string => {
  const hex = sha1([...bytesOf(intent), ...new TextEncoder().encode(name)]).slice(0, 32);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
};

const bytesOf = (uuid: string): number[] =>
  (uuid.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by));

/** Choice function and constant of each of the four quarters of SHA-1. */
const QUARTERS = [
  [(b: number, c: number, d: number) => (b & c) | (~b & d), 0x5a827999],
  [(b: number, c: number, d: number) => b ^ c ^ d, 0x6ed9eba1],
  [(b: number, c: number, d: number) => (b & c) | (b & d) | (c & d), 0x8f1bbcdc],
  [(b: number, c: number, d: number) => b ^ c ^ d, 0xca62c1d6],
] as const;

const sha1 = (message: readonly number[]): string => {
  const padded = [...message, 0x80];
  while (padded.length % 64 !== 56) padded.push(0);
  const view = new DataView(new Uint8Array([...padded, 0, 0, 0, 0, 0, 0, 0, 0]).buffer);
  view.setUint32(view.byteLength - 4, message.length * 8);
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  for (let block = 0; block < view.byteLength; block += 64) mix(state, view, block);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

/** Mixes one block of 64 bytes into the state. */
const mix = (state: Int32Array, view: DataView, block: number): void => {
  const words = new Int32Array(80);
  const word = (at: number) => words[at] ?? 0;
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let at = 0; at < 80; at += 1) {
    words[at] =
      at < 16
        ? view.getInt32(block + at * 4)
        : turn(word(at - 3) ^ word(at - 8) ^ word(at - 14) ^ word(at - 16), 1);
    const [choose, constant] = QUARTERS[Math.floor(at / 20) as 0 | 1 | 2 | 3]; // at is below 80
    const next = (turn(a, 5) + choose(b, c, d) + e + constant + word(at)) | 0;
    [e, d, c, b, a] = [d, c, turn(b, 30), a, next];
  }
  [a, b, c, d, e].forEach((value, at) => (state[at] = (state[at] ?? 0) + value));
};
