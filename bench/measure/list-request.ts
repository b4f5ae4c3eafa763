/** The list request of the portal and what the database does for it. */
import type { QueryConfig } from 'pg';
import { createApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/core/clock.ts';
import { openDatabase } from '../../apps/server/src/core/database/database.ts';
import { filesIn } from '../../apps/server/src/core/files/disk-files.ts';
import { openLog } from '../../apps/server/src/core/log.ts';
import { openPushSender } from '../../apps/server/src/core/push/sender.ts';
import { makePushKeys } from '../../apps/server/src/core/push/vapid-signature.ts';
import { readSettings } from '../../apps/server/src/core/settings.ts';
import { createSecretBox } from '../../apps/server/src/core/secret-box.ts';
import { createSigner } from '../../apps/server/src/core/signer.ts';
import { rewriteStatements } from '../../apps/server/testing/database/statement-rewriting.ts';
import { getText } from './http-load.ts';
import type { Stage } from '../stage/seeded-server.ts';

export const CONTRACT = '40000007';
export const listPath = (contract: string, page: number): string =>
  `/api/v2/deliveries/incoming?contract_number=${contract}&page=${page}`;

/** Requests of a user within seconds; no budget counts the look-up of the session, which is cached for 5 s. */
const REQUESTS_PER_USER = 20;

/** The same page, asked for by one user after the other, beginning anywhere: no user comes near the rate limit. */
export const listRequests = ({ tokens }: Stage): (() => string) => {
  const texts = tokens.map((token) => getText(listPath(CONTRACT, 1), token));
  let number = Math.floor(Math.random() * texts.length) * REQUESTS_PER_USER;
  return () => {
    number += 1;
    return texts[Math.floor(number / REQUESTS_PER_USER) % texts.length] ?? '';
  };
};

export type Statement = string | QueryConfig;

/** Everything the server sends to the database for a path, once the session is known. */
export const statementsFor = async (
  { urlFor, tokens }: Stage,
  path: string,
): Promise<Statement[]> => {
  const database = openDatabase(urlFor('abrufbar_app'), 'app');
  const seen: Statement[] = [];
  const watched = rewriteStatements(database, (sent) => {
    seen.push(sent);
    return sent;
  });
  const settings = readSettings({ NODE_ENV: 'production', LOG_LEVEL: 'silent' });
  const jobs = { send: async () => {}, listStates: async () => [], stop: async () => {} };
  const files = filesIn(settings.DATA_DIR);
  const log = openLog(settings);
  const clock = systemClock;
  const push = openPushSender({ settings, keys: makePushKeys(), clock, log });
  const signer = createSigner(Buffer.alloc(32));
  const deps = {
    database: watched,
    staffDatabase: database,
    secrets: createSecretBox(Buffer.alloc(32)),
    settings,
    clock,
    jobs,
    files,
    push,
    signer,
    log,
    mailbox: null,
  };
  const app = await createApp(deps);
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { Authorization: `Bearer ${tokens[0] ?? ''}` };
    let shortest: Statement[] | undefined;
    // The first one looks up the session, any one may ask whether there is maintenance.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      seen.length = 0;
      const answer = await fetch(address + path, { headers });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      if (!shortest || seen.length < shortest.length) shortest = [...seen];
    }
    return shortest ?? [];
  } finally {
    await app.close();
    await database.close();
  }
};
