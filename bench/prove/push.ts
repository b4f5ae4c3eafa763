/** Quality S11: the server connects to push services alone, whatever address a device gives. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { filesIn } from '../../apps/server/src/core/files/disk-files.ts';
import { systemClock } from '../../apps/server/src/core/clock.ts';
import {
  inTransaction,
  openDatabase,
  type Pool,
} from '../../apps/server/src/core/database/database.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { openJobs } from '../../apps/server/src/core/jobs/jobs.ts';
import { openLog } from '../../apps/server/src/core/log.ts';
import { startPush } from '../../apps/server/testing/external/push-endpoint.ts';
import { notifyUser } from '../../apps/server/src/notifications/notify.ts';
import { updateSettings } from '../../apps/server/src/profile/settings-store.ts';
import { ALLOWED_NAMES, badEndpoints, endpointsByName, redirects } from './push-endpoints.ts';
import { within } from '../stage/prove-processes.ts';
import { buildProveSite, type Buyer, type ProveSite } from '../stage/sites.ts';
import type { Prover } from '../stage/prove-stage.ts';
import { freePort, MEMORY, openEmptyServer, startProgram } from '../stage/seeded-server.ts';

const ANSWER_TIMEOUT_MS = 60_000;

/** A reader and what is registered, or planted, as the address of the reader's device. */
type Case = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** How the server must answer the registration. */
  readonly status: number;
  readonly reader: Buyer;
};

const register = async (
  address: string,
  { reader, status, ...target }: Case,
): Promise<string[]> => {
  const body = new URLSearchParams({ subscribe: 'true', subscription_id: newId(), ...target });
  const answer = await fetch(`${address}/api/v2/notifications/subscription`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${reader.token}` },
    body,
  });
  await answer.body?.cancel();
  return answer.status === status ? [] : [`${target.endpoint}: registered with ${answer.status}`];
};

/** Writes a device into the table past every check, as an earlier version or an intruder might have. */
const plant = (owner: Pool, { reader, endpoint, p256dh, auth }: Case) =>
  inTransaction(owner, { userId: reader.id }, async (db) => {
    const { id: session_id } = await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', reader.id)
      .executeTakeFirstOrThrow();
    const device = {
      id: newId(),
      session_id,
      endpoint,
      p256dh,
      auth,
      seen_on: berlinDay(new Date()),
    };
    await db
      .insertInto('push_devices')
      .values({ user_id: reader.id, ...device })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** Sends everybody a message about a delivery. */
const notifyAll = async (owner: Pool, jobsUrl: string, site: ProveSite, dataDir: string) => {
  const log = openLog({ LOG_LEVEL: 'error' });
  const jobs = await openJobs({
    url: jobsUrl,
    database: owner,
    staffDatabase: owner,
    files: filesIn(dataDir),
    workers: [],
    post: { send: async () => 'sent' },
    push: { send: async () => ({ kind: 'sent' }), close: () => {} },
    originOf: () => '',
    maxDocumentLines: 999,
    clock: systemClock,
    log,
  });
  for (const { id } of site.buyers) {
    await inTransaction(owner, { companies: [site.company.id], userId: id }, async (db) => {
      await updateSettings(db, id, { push: true });
      await notifyUser(db, jobs, id, {
        companyId: site.company.id,
        eventId: newId(),
        type: 'scale_note.created',
        referenceId: `${newId()}_${newId()}`,
        payload: { title: 'Neuer Lieferschein' },
        createdAt: new Date().toISOString(),
      });
    });
  }
  await jobs.stop();
};

const settled = async (owner: Pool, { buyers }: ProveSite): Promise<number> => {
  let count = 0;
  for (const { id } of buyers) {
    const rows = await inTransaction(owner, { userId: id }, (db) =>
      db.selectFrom('dispatches').select('outcome').where('user_id', '=', id).execute(),
    );
    count += rows.filter(({ outcome }) => outcome !== null).length;
  }
  return count;
};

export const provePush: Prover = async function* () {
  await using opened = new AsyncDisposableStack();
  const ground = await openEmptyServer();
  opened.defer(ground.stop);
  const service = await startPush({ after: (end) => opened.defer(end) });
  const port = await freePort();
  let trapConnections = 0;
  const trap = createServer((socket) => {
    trapConnections += 1;
    socket.destroy();
  }).listen(port);
  opened.defer(async () => void trap.close());

  const owner = openDatabase(ground.urlFor('abrufbar_owner'), 'owner');
  opened.defer(owner.close);
  const bad = badEndpoints(port);
  const byName = endpointsByName();
  const onward = redirects(port);
  const site = await buildProveSite(owner, bad.length + byName.length + onward.length + 1);
  const readers = site.buyers.values();
  const nextReader = () => readers.next().value ?? { id: '', token: '' };
  const cases: Case[] = [];
  const { target } = await service.subscribe();
  for (const endpoint of bad)
    cases.push({ ...target, endpoint, status: 422, reader: nextReader() });
  for (const endpoint of byName) {
    cases.push({ ...target, endpoint, status: 200, reader: nextReader() });
  }
  for (const { status, to } of onward) {
    const device = await service.subscribe();
    service.reply(device, { status, headers: { Location: to } });
    cases.push({ ...device.target, status: 200, reader: nextReader() });
  }
  const good = await service.subscribe();
  cases.push({ ...good.target, status: 200, reader: nextReader() });

  const ca = join(ground.dataDir, 'push.pem');
  writeFileSync(ca, service.ca);
  const watched = join(ground.dataDir, 'connections');
  const server = await startProgram(
    [
      ...MEMORY,
      '--import',
      './bench/prove/watch-connections.ts',
      'apps/server/src/main.ts',
      '--empty',
    ],
    {
      DATA_DIR: ground.dataDir,
      LOG_LEVEL: 'error',
      PUSH_HOSTS: [
        'fcm.googleapis.com',
        '*.push.apple.com',
        ...ALLOWED_NAMES,
        service.env.PUSH_HOSTS,
      ].join(),
      NODE_EXTRA_CA_CERTS: ca,
      WATCHED: watched,
    },
  );
  opened.defer(server.stop);
  const faults: string[] = [];
  for (const one of cases) {
    faults.push(...(await register(server.address, one)));
    await plant(owner, one);
  }
  await notifyAll(owner, ground.urlFor('abrufbar_jobs'), site, ground.dataDir);
  const isSettled = async () => (await settled(owner, site)) === cases.length;
  if (!(await within(ANSWER_TIMEOUT_MS, isSettled))) {
    faults.push(`${await settled(owner, site)} of ${cases.length} pushes came to an end`);
  }
  const attempts = existsSync(watched) ? readFileSync(watched, 'utf8').trim().split('\n') : [];
  const own = new URL(service.origin).port;
  const foreign = attempts.filter((line) => !line.endsWith(` ${own}`));
  if (attempts.length === foreign.length) faults.push('the watch has not seen the push service');
  if (service.arrived.length !== 1)
    faults.push(`${service.arrived.length} pushes have arrived, not 1`);
  if (trapConnections > 0) faults.push(`${trapConnections} connections to the trap`);
  yield {
    row: 'S11',
    what: `${cases.length - 1} addresses registered, and planted past the check, ${byName.length} of known names that lead inside`,
    figure: `${foreign.length} foreign connections, ${attempts.length - foreign.length} to the push service`,
    faults: [...faults, ...foreign.map((line) => `connected to ${line}`)],
  };
};
