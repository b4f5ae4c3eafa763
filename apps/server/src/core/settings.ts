import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import * as z from 'zod/mini';
import { isNetwork } from '#core/network.ts';
import { isPushHost } from '#core/push/hosts.ts';
import { readPushKeys } from '#core/push/vapid-signature.ts';
import { isSecretKey } from '#core/secret-box.ts';

const DEFAULT_DATA_DIR = fileURLToPath(new URL('../../../../data', import.meta.url));

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isPostgresUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol);
};

/** With key, secret and the one bucket. */
const isBucketUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.username !== '' &&
    url.password !== '' &&
    /^\/[^/]+\/?$/.test(url.pathname)
  );
};

const isWebAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text;
};

const isBrand = (name: string | undefined): name is Brand => BRANDS.some((brand) => brand === name);

const postgresUrl = z.optional(
  z
    .string()
    .check(z.refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/database')),
);

const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
};

const hosts = z.pipe(
  z._default(z.string(), ''),
  z.transform((text) => list(text.toLowerCase())),
);

/** Push services of Chrome, Firefox, Edge and Safari. */
const PUSH_SERVICES =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';

const pushHosts = z.pipe(
  z._default(z.string(), PUSH_SERVICES),
  z.transform((text, context): string[] => {
    const entries = list(text.toLowerCase());
    for (const entry of entries.filter((one) => !isPushHost(one))) {
      const message = `"${entry}" must look like push.example.de, *.push.example.de or push.local:8443`;
      context.issues.push({ code: 'custom', input: text, message });
    }
    return entries;
  }),
);

// Names that fastify knows for the private address ranges.
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const networks = z.pipe(
  z._default(z.string(), ''),
  z.transform((text, context): string[] => {
    const entries = list(text);
    for (const entry of entries) {
      if (isNetwork(entry) || NAMED_NETWORKS.includes(entry)) continue;
      const message = `"${entry}" must be an address, a network like 10.1.0.0/16, or ${NAMED_NETWORKS.join(', ')}`;
      context.issues.push({ code: 'custom', input: text, message });
    }
    return entries;
  }),
);

const brandHosts = z.pipe(
  z._default(z.string(), 'nordstein.localhost=nordstein,suedkies.localhost=suedkies'),
  z.transform((text, context): ReadonlyMap<string, Brand> => {
    const hosts = new Map<string, Brand>();
    for (const entry of list(text)) {
      const [host, brand, ...rest] = entry.split('=');
      if (host && isBrand(brand) && rest.length === 0) hosts.set(host.toLowerCase(), brand);
      else {
        const message = `"${entry}" must look like host=brand with brand ${BRANDS.join(' or ')}`;
        context.issues.push({ code: 'custom', input: text, message });
      }
    }
    return hosts;
  }),
);

const port = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
        'must be a port number from 0 to 65535',
      ),
    ),
  z.transform(Number),
);

const schema = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'production'),
  /** Address the server listens on; `0.0.0.0` lets other machines in. */
  HOST: z._default(z.string(), 'localhost'),
  /** 0 takes any free port (tests). */
  PORT: z._default(port, 3000),
  /** Everything the server keeps on disk: the embedded database, passwords of its own roles, files. */
  DATA_DIR: z.pipe(
    z._default(z.string(), DEFAULT_DATA_DIR),
    z.transform((path) => resolve(path)),
  ),
  /** Bucket for the files of users instead of the data directory. */
  S3_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isBucketUrl,
          'must look like https://key:secret@s3.example.de/bucket?region=eu-central-1',
        ),
      ),
  ),
  /** Owner of the database; without it the embedded PostgreSQL is used. */
  DATABASE_URL: postgresUrl,
  /** Login of the restricted role that answers requests; made by the server if missing. */
  DATABASE_APP_URL: postgresUrl,
  /** Login of the restricted role that answers the supplier's staff; made by the server if missing. */
  DATABASE_STAFF_URL: postgresUrl,
  /** Login of the restricted role that works on jobs; made by the server if missing. */
  DATABASE_JOBS_URL: postgresUrl,
  /** Folder with initdb and postgres, to be used instead of the bundled PostgreSQL. */
  PG_BIN: z.optional(z.string()),
  /** Which host shows which brand; any other host shows the first brand (D-61). */
  BRAND_HOSTS: brandHosts,
  /** Hosts that are answered at all; empty answers every host. */
  ALLOWED_HOSTS: hosts,
  /** Address that links in mails and the published description use, without trailing slash. */
  PUBLIC_URL: z.optional(
    z.string().check(z.refine(isWebAddress, 'must look like https://portal.example.de')),
  ),
  /** Mail server; without it mails are only shown at /mailbox. */
  SMTP_URL: z.optional(
    z
      .string()
      .check(z.refine(isSmtpUrl, 'must look like smtps://user:password@mail.example.de:465')),
  ),
  /** Address that mails come from. */
  MAIL_FROM: z.optional(
    z.string().check(z.refine(isEmail, 'must look like no-reply@portal.example.de')),
  ),
  /** Push services that devices may be registered with; with a port also one of the operator's own network. */
  PUSH_HOSTS: pushHosts,
  /** Private key that signs pushes; without it the first server to start makes one and keeps it in the database. */
  VAPID_PRIVATE_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (key) => readPushKeys(key) !== null,
          'must be a private key of P-256, 32 bytes in base64url',
        ),
      ),
  ),
  /**
   * Encrypts what signs the supplier's staff in; without it the first server to start makes one and keeps it in
   * DATA_DIR.
   */
  STAFF_SECRET_KEY: z.optional(
    z.string().check(z.refine((key) => isSecretKey(key), 'must be 32 random bytes in base64url')),
  ),
  /** Whether a recovery reveals that an address is unknown; strangers could then find out who has an account (D-13). */
  RECOVERY_TELLS_UNKNOWN: z.pipe(
    z._default(z.enum(['true', 'false']), 'false'),
    z.transform((text) => text === 'true'),
  ),
  /** Rows up to which an export is written while its download waits; a job writes a longer one and mails a link (OFF-41). */
  EXPORT_DIRECT_ROWS: z.pipe(
    z
      ._default(z.string(), '50000')
      .check(z.refine((text) => /^\d{1,7}$/.test(text), 'must be a number of rows')),
    z.transform(Number),
  ),
  /** Lines of a document of others beyond which it is refused. */
  DOCUMENT_MAX_LINES: z.pipe(
    z
      ._default(z.string(), '999')
      .check(z.refine((text) => /^[1-9]\d{0,4}$/.test(text), 'must be a number of lines')),
    z.transform(Number),
  ),
  /** Addresses or networks of reverse proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXY: networks,
  LOG_LEVEL: z._default(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ),
});

/** Settings read from the environment; names are those of the variables. */
export type Settings = z.output<typeof schema>;

/** Refuses to start, with one line per variable that cannot be used. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings; an empty variable counts as missing. Throws `SettingsError` naming every problem at once. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
};
