import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import * as z from 'zod/mini';
import type { Settings } from '#core/settings.ts';
import { StartError } from '#core/start-error.ts';

/** Addresses of the four logins. */
export type Logins = {
  readonly owner: string;
  readonly app: string;
  readonly staff: string;
  readonly jobs: string;
};

/** The restricted roles that migrations grant rights to. */
const RESTRICTED = ['abrufbar_app', 'abrufbar_staff', 'abrufbar_jobs'] as const;
type Restricted = (typeof RESTRICTED)[number];

type RoleSettings = Pick<
  Settings,
  'DATABASE_URL' | 'DATABASE_APP_URL' | 'DATABASE_STAFF_URL' | 'DATABASE_JOBS_URL' | 'DATA_DIR'
>;

/**
 * Makes the logins on a database server named by DATABASE_URL. The rights belong to the roles
 * `abrufbar_app`, `abrufbar_staff` and `abrufbar_jobs`; every data directory logs in as members of its own with random
 * names and passwords, so that servers on one cluster never take each other's password away.
 */
export const prepareLogins = async (
  settings: RoleSettings & { readonly DATABASE_URL: string },
): Promise<Logins> => {
  const owner = settings.DATABASE_URL;
  const client = new Client({ connectionString: owner, application_name: 'abrufbar-start' });
  await client.connect();
  try {
    for (const role of RESTRICTED) await createGroup(client, role);
    const app = await prepareLogin(client, 'abrufbar_app', settings.DATABASE_APP_URL, settings);
    const staff = await prepareLogin(
      client,
      'abrufbar_staff',
      settings.DATABASE_STAFF_URL,
      settings,
    );
    const jobs = await prepareLogin(client, 'abrufbar_jobs', settings.DATABASE_JOBS_URL, settings);
    const ownerRole = client.user ?? '';
    for (const login of [app, staff, jobs]) await checkRestricted(login, ownerRole);
    return { owner, app, staff, jobs };
  } finally {
    await client.end();
  }
};

const DUPLICATES = ['42710', '23505'];
const FORBIDDEN = '42501';

const createGroup = async (client: Client, role: Restricted): Promise<void> => {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await administer(client, `CREATE ROLE ${role} NOLOGIN`);
};

const administer = async (client: Client, sql: string): Promise<void> => {
  try {
    await client.query(sql);
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : '';
    if (DUPLICATES.includes(code)) return; // another server was faster
    if (code !== FORBIDDEN) throw error;
    const owner = client.escapeIdentifier(client.user ?? '');
    throw new StartError(
      `The user of DATABASE_URL may not make the restricted roles. Let an administrator run what is missing of:\n` +
        `  CREATE ROLE ${RESTRICTED.join('; CREATE ROLE ')};\n` +
        `  GRANT ${RESTRICTED.join(', ')} TO ${owner} WITH ADMIN OPTION; ALTER ROLE ${owner} CREATEROLE;\n` +
        'or give logins that belong to these roles by DATABASE_APP_URL, DATABASE_STAFF_URL and DATABASE_JOBS_URL.',
      { cause: error },
    );
  }
};

const prepareLogin = async (
  client: Client,
  role: Restricted,
  givenUrl: string | undefined,
  settings: RoleSettings & { readonly DATABASE_URL: string },
): Promise<string> => {
  if (givenUrl !== undefined) {
    await joinGroup(client, role, decodeURIComponent(new URL(givenUrl).username));
    return givenUrl;
  }
  const file = join(settings.DATA_DIR, `${role}.login`);
  const kept = readLogin(file);
  if (kept && (await canLogIn(withLogin(settings.DATABASE_URL, kept)))) {
    return withLogin(settings.DATABASE_URL, kept);
  }
  const login = {
    user: `${role}_${randomBytes(4).toString('hex')}`,
    password: randomBytes(24).toString('base64url'),
  };
  mkdirSync(settings.DATA_DIR, { recursive: true });
  writeFileSync(file, JSON.stringify(login), { mode: 0o600 });
  // The verifier, not the password: this statement may end up in the log of the database server.
  const secret = scramVerifier(login.password);
  await administer(client, `CREATE ROLE ${login.user} LOGIN PASSWORD '${secret}' IN ROLE ${role}`);
  return withLogin(settings.DATABASE_URL, login);
};

const SCRAM_ITERATIONS = 4_096; // as PostgreSQL uses itself; the passwords are 192 random bits

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The verifier PostgreSQL stores for a password (RFC 5803), so that the password itself never travels. */
const scramVerifier = (password: string, salt = randomBytes(16)): string => {
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, 32, 'sha256');
  const storedKey = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const serverKey = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${SCRAM_ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
};

const loginFile = z.object({ user: z.string(), password: z.string() });
type Login = z.output<typeof loginFile>;

const readLogin = (file: string): Login | undefined => {
  try {
    return loginFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // none yet, or cut off while it was written: a new one is made
  }
};

const withLogin = (url: string, { user, password }: Login): string => {
  const login = new URL(url);
  login.username = user;
  login.password = password;
  return login.href;
};

const WRONG_LOGIN = ['28P01', '28000'];

const canLogIn = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && WRONG_LOGIN.includes(error.code ?? '')) return false;
    throw error;
  }
};

const joinGroup = async (client: Client, role: Restricted, user: string): Promise<void> => {
  const { rows } = await client.query<{ member: boolean }>(
    "SELECT pg_has_role(rolname, $1, 'USAGE') AS member FROM pg_roles WHERE rolname = $2",
    [role, user],
  );
  if (rows[0]?.member === true) return;
  await administer(client, `GRANT ${role} TO ${client.escapeIdentifier(user)}`);
};

/** Row-level security only holds for a login that is neither owner nor allowed to ignore it. */
const checkRestricted = async (url: string, owner: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ unrestricted: boolean }>(
      "SELECT rolsuper OR rolbypassrls OR pg_has_role(rolname, $1, 'MEMBER') AS unrestricted FROM pg_roles WHERE rolname = current_user",
      [owner],
    );
    if (rows[0]?.unrestricted === false) return;
    throw new StartError(
      `The login ${client.user} answers requests, so it must not be superuser, owner of the tables or ` +
        'BYPASSRLS: it could read the rows of every company.',
    );
  } finally {
    await client.end();
  }
};
