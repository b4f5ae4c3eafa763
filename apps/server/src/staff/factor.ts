import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '#core/database/database.ts';
import type { SecretBox } from '#core/secret-box.ts';
import {
  deleteUsedCodes,
  insertUsedCode,
  replaceRecoveryCodes,
  updateRecoveryCodeUsed,
} from '#staff/factor-store.ts';

const ISSUER = 'abrufbar';
const STEP_SECONDS = 30;
const SECRET_BYTES = 20; // every authenticator app takes these

/** Without letters and digits that are mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_CODES = 10;
const RECOVERY_CODE_LETTERS = 8;

/** Name of the account in the authenticator app, beside the issuer. */
const labelOf = (email: string): string => email.split('@', 1)[0] ?? email;

/** The account as the sign-in names it. */
export const accountOf = (email: string): string => `${ISSUER}, ${labelOf(email)}`;

const totp = (secret: string, email = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label: labelOf(email),
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const otpauthUrl = (secret: string, email: string): string => totp(secret, email).toString();

/** The code of the moment. */
export const codeOf = (secret: string, now: Date): string =>
  totp(secret).generate({ timestamp: now.getTime() });

/** The time step whose code this is, of this moment, the one before or the one after. */
const stepOf = (secret: string, code: string, now: Date): number | null => {
  const token = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret).validate({ token, window: 1, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
};

type Enrolled = { readonly id: string; readonly totp_secret: Buffer | null };

/** Whether this is a code of the member's app that was not used before; then it is used. */
export const isFreshCode = async (
  db: Database,
  secrets: SecretBox,
  { id, totp_secret }: Enrolled,
  code: string,
  now: Date,
): Promise<boolean> => {
  if (totp_secret === null) return false;
  const step = stepOf(secrets.open(totp_secret), code, now);
  if (step === null || !(await insertUsedCode(db, id, step))) return false;
  await deleteUsedCodes(db, id, step - 10);
  return true;
};

const makeCode = (): string =>
  Array.from({ length: RECOVERY_CODE_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );

const digestOf = ({ digest }: SecretBox, staffId: string, code: string): Buffer =>
  digest(`${staffId} ${code}`);

/** Ten new recovery codes, shown this once; the old ones are void. */
export const makeRecoveryCodes = async (
  db: Database,
  secrets: SecretBox,
  staffId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  const hashes = codes.map((code) => digestOf(secrets, staffId, code));
  await replaceRecoveryCodes(db, staffId, hashes);
  const half = RECOVERY_CODE_LETTERS / 2;
  return codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`);
};

/** Whether this is an unused recovery code of the member; then it is used. */
export const isRecoveryCode = async (
  db: Database,
  secrets: SecretBox,
  staffId: string,
  entered: string,
  now: Date,
): Promise<boolean> => {
  const code = entered.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return updateRecoveryCodeUsed(db, staffId, digestOf(secrets, staffId, code), now);
};
