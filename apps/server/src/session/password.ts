import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '#core/calls/refusal.ts';

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const derive = promisify(argon2);

// Each hash takes 19 MiB and a thread for some 50 ms: more at once would starve every other call.
const MAX_CONCURRENT_HASHES = 4;
let running = 0;

const tagOf = async (password: string, nonce: Buffer, cost: Cost, tagLength: number) => {
  if (running >= MAX_CONCURRENT_HASHES) throw new Refusal(429, 'busy', { retryAfter: 1 });
  running += 1;
  try {
    // Keyboards write ü in one character or in two.
    const message = password.normalize('NFC');
    return await derive('argon2id', { message, nonce, tagLength, ...cost });
  } finally {
    running -= 1;
  }
};

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const phc = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`;

/** Argon2id in PHC form, so that stored hashes keep the cost they were made with. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  return phc(nonce, await tagOf(password, nonce, COST, TAG_BYTES));
};

// A person who is unknown or has no password costs the same time as a wrong password (quality S8).
const NOBODY = phc(randomBytes(16), randomBytes(TAG_BYTES));
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Whether this is the password behind the stored hash; without a hash it never is, after the same work. */
export const isPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(stored ?? NOBODY) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('password hash is not in PHC form');
  const wanted = Buffer.from(tag, 'base64');
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const given = await tagOf(password, Buffer.from(nonce, 'base64'), cost, wanted.length);
  return timingSafeEqual(given, wanted) && stored !== null;
};
