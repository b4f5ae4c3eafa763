import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const ITERATIONS = 4_096; // what PostgreSQL uses itself; the passwords are 192 random bits

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** What PostgreSQL keeps of a password (RFC 5803), so that the password itself never travels. */
export const scramVerifier = (password: string, salt = randomBytes(16)): string => {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
};
