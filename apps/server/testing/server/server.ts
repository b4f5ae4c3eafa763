import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import type { FastifyInstance } from 'fastify';
import { createApp, workers } from '#app.ts';
import { type Database, inTransaction, type Scope } from '#core/database/database.ts';
import { installJobs } from '#core/jobs/schema.ts';
import { type Jobs, openJobs } from '#core/jobs/jobs.ts';
import type { Files } from '#core/files/files.ts';
import { filesOnDisk } from '#core/files/disk-files.ts';
import { brandOrigin } from '#core/http/link-origin.ts';
import { createLive } from '#core/live/live.ts';
import { openLog } from '#core/log.ts';
import { openMailTransport } from '#core/mail/transport.ts';
import type { Mailbox } from '#core/mail/mailbox.ts';
import type { Push } from '#core/push/push.ts';
import { openPushSender } from '#core/push/sender.ts';
import { makePushKeys } from '#core/push/vapid-signature.ts';
import { createServer } from '#core/http/serve.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';
import { readSettings } from '#core/settings.ts';
import { createSecretBox, type SecretBox } from '#core/secret-box.ts';
import { createSigner, type Signer } from '#core/signer.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/database.ts';

type Sender = {
  /** Bearer token or import key. */
  readonly token?: string;
  /** Idempotency key. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type RawRequest = {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData;
};

/** An answer as it travelled; `json` is null when the body is none. */
type RawAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
};

/** Servers on one database share them. */
const PUSH_KEYS = makePushKeys();
const SIGNER = createSigner(Buffer.alloc(32, 7));
const SECRETS = createSecretBox(Buffer.alloc(32, 9));

/** The real server on a port and a database of its own. */
export type TestServer = {
  readonly address: string;
  /** Sends a call as the portal does; throws `CallError`. */
  readonly send: <C extends Call>(call: C, input: InputOf<C>, as?: Sender) => Promise<OutputOf<C>>;
  /** Sends anything; paths of calls are written without `/api/v2/` or, with a slash in front, as they are. */
  readonly request: (method: string, path: string, request?: RawRequest) => Promise<RawAnswer>;
  /** Runs `work` as owner of the database, seeing the rows of the scope. */
  readonly build: <T>(scope: Scope, work: (db: Database) => Promise<T>) => Promise<T>;
  /** Stops the clock at an instant. */
  readonly at: (instant: string) => void;
  readonly database: TestDatabase;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly push: Push;
  readonly signer: Signer;
  readonly secrets: SecretBox;
  readonly mailbox: Mailbox | null;
};

type Options = {
  /** Instant at which the clock stands; without it time passes. */
  readonly now?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces parts of the server: core is tested with calls and callers of its own. */
  readonly deps?: Partial<ServerDeps>;
  /** Database of another test server, which goes on living: a second process or a restart. */
  readonly database?: TestDatabase;
  /** Its files, if they matter. */
  readonly files?: Files;
  /** How long a push service may take. */
  readonly pushTimeoutMs?: number;
};

/** Starts the server for one test or one test file and stops it at its end. */
export const startTestServer = async (
  t: { readonly after: (end: () => Promise<void>) => void },
  { now, env = {}, deps, database: given, files: givenFiles, pushTimeoutMs }: Options = {},
): Promise<TestServer> => {
  const database = given ?? (await createTestDatabase());
  let instant = now;
  const clock = () => (instant === undefined ? new Date() : new Date(instant));
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env });
  const log = openLog(settings);
  await installJobs(
    database.logins.owner,
    workers.map(({ queue }) => queue),
  );
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-files-'));
  const files = givenFiles ?? filesOnDisk(folder);
  const post = openMailTransport(settings, log);
  const push = openPushSender({
    settings,
    keys: PUSH_KEYS,
    clock,
    log,
    ...(pushTimeoutMs && { timeoutMs: pushTimeoutMs }),
  });
  const jobs = await openJobs({
    url: database.logins.jobs,
    database: database.jobs,
    staffDatabase: database.staff,
    files,
    workers,
    post,
    push,
    originOf: (brand) => brandOrigin(settings, brand, settings.PORT),
    maxDocumentLines: settings.DOCUMENT_MAX_LINES,
    clock,
    log,
  });
  const ends = [
    async () => jobs.stop(),
    async () => rmSync(folder, { recursive: true, force: true }),
    async () => post.close(),
    async () => push.close(),
    async () => (given ? undefined : database.drop()),
  ];
  t.after(async () => {
    for (const end of ends) await end();
  });
  const { mailbox } = post;
  const signer = SIGNER;
  const secrets = SECRETS;
  const staffDatabase = database.staff;
  const own = {
    database: database.app,
    staffDatabase,
    secrets,
    settings,
    clock,
    jobs,
    files,
    push,
    signer,
    log,
    mailbox,
  };
  const app = deps
    ? await createServer({ ...nobody, handlers: [], live: createLive(clock), ...own, ...deps })
    : await createApp(own);
  ends.unshift(async () => app.close()); // before the connections it uses
  const address = await listenOn(app);
  return {
    address,
    send: (call, input, { token = null, key, headers = {} } = {}) =>
      createClient({ base: address, fetch, token: () => token, headers: () => headers }).send(
        call,
        input,
        key === undefined ? {} : { key },
      ),
    request: (method, path, request) => sendRaw(address, method, path, request),
    build: (scope, work) => inTransaction(database.owner, scope, work),
    at: (moment) => {
      instant = moment;
    },
    database,
    jobs,
    files,
    push,
    signer,
    secrets,
    mailbox,
  };
};

const nobody = {
  authenticate: async () => null,
  authenticateImport: async () => null,
  authenticateCompanyKey: async () => null,
  authenticateStaff: async () => null,
  isViewOpen: async () => true,
  hasAcceptedTerms: async () => false,
  maintenance: async () => [],
} satisfies Partial<ServerDeps>;

const listenOn = async (app: FastifyInstance): Promise<string> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo; // listening on TCP, not on a pipe
  return `http://127.0.0.1:${port}`;
};

const sendRaw = async (
  address: string,
  method: string,
  path: string,
  { token, headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> => {
  const response = await fetch(address + (path.startsWith('/') ? path : `/api/v2/${path}`), {
    method,
    headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (isStream) await response.body?.cancel(); // it has no end
  const text = isStream ? '' : await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : null,
  };
};
