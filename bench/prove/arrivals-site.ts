/** A plant, a site and its people, whose mails and pushes go to doubles that can count. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { CallError, createClient } from '@abrufbar/contract/protocol/client.ts';
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import * as push from '@abrufbar/contract/push.ts';
import { updateSetting } from '@abrufbar/contract/profile/settings.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { Client } from 'pg';
import { buildCallOff } from '../../apps/server/src/call-offs/build.ts';
import { buildCompany, buildSupplier, buildUser } from '../../apps/server/src/companies/build.ts';
import { insertErpId } from '../../apps/server/src/companies/store.ts';
import {
  buildContract,
  buildItem,
  buildOffer,
  buildSubscription,
} from '../../apps/server/src/contracts/build.ts';
import {
  enter,
  inTransaction,
  openDatabase,
  type Pool,
} from '../../apps/server/src/core/database/database.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { startPush } from '../../apps/server/testing/external/push-endpoint.ts';
import { startSmtp } from '../../apps/server/testing/external/smtp-server.ts';
import samples from '../../apps/server/src/imports/samples/vas.json' with { type: 'json' };
import { insertImportKey } from '../../apps/server/src/imports/store.ts';
import { buildToken } from '../../apps/server/src/session/build.ts';
import { SERVER, startServer } from '../stage/prove-processes.ts';
import { openEmptyServer } from '../stage/seeded-server.ts';

const FOLLOWERS = 3;
const CUSTOMER = '1104233';
const CONTRACT = '40018277';
/** How long the mail server thinks at most, so that kills find mails half sent. */
const RETRY_DELAY_MS = 120;

type Person = { readonly id: string; readonly email: string; readonly token: string };

const buildPlace = (owner: Pool, rounds: number) =>
  inTransaction(owner, {}, async (db) => {
    const supplier = await buildSupplier(db);
    const company = await buildCompany(db);
    await enter(db, { companies: [company.id] });
    const contract = await buildContract(db, { company, supplier, contract_number: CONTRACT });
    await buildOffer(db, supplier);
    const item = await buildItem(db, { contract, target_quantity: '100000.000' });
    const followers: Person[] = [];
    const ids: string[] = [];
    for (let at = 0; at < FOLLOWERS; at += 1) {
      const user = await buildUser(db, { companies: [company], role: 'besteller' });
      await enter(db, { companies: [company.id] });
      await buildSubscription(db, contract, user);
      followers.push({ ...user, token: await buildToken(db, user) });
    }
    for (let at = 0; at < rounds; at += 1) {
      const status = CALL_OFF_STATUS.bindingRequest;
      ids.push((await buildCallOff(db, { item, supplier, status })).id);
    }
    const erp_customer_no = CUSTOMER;
    await insertErpId(db, { supplier_id: supplier.id, erp_customer_no, company_id: company.id });
    const weigher = {
      supplierId: supplier.id,
      source: 'vas',
      name: 'Waage',
      addresses: [],
    } as const;
    const { key } = await insertImportKey(db, weigher, new Date());
    return { followers, callOffs: ids, key };
  });

/** Sends a call until the server has answered; its repeats change nothing. */
const insist = async <T>(send: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      const isLost = status === 0 || status === 429 || status >= 500;
      if (!isLost) throw error;
      await sleep(50);
    }
  }
};

export const proveSite = async (
  opened: AsyncDisposableStack,
  rounds: number,
  chance: () => number,
) => {
  const after = (end: () => Promise<void>): void => opened.defer(end);
  const ground = await openEmptyServer();
  opened.defer(ground.stop);
  const smtp = await startSmtp({ after }, { pauseMs: () => chance() * RETRY_DELAY_MS });
  const pushes = await startPush({ after });
  const trusted = join(ground.dataDir, 'push-service.pem');
  writeFileSync(trusted, pushes.ca);
  const env = { SMTP_URL: smtp.url, NODE_EXTRA_CA_CERTS: trusted, ...pushes.env };
  const server = await startServer(ground.dataDir, env, SERVER);
  opened.defer(server.stop);
  const owner = openDatabase(ground.urlFor('abrufbar_owner'), 'owner');
  opened.defer(owner.close);
  const look = new Client({ connectionString: ground.urlFor('postgres') });
  await look.connect();
  opened.defer(() => look.end());
  const { key, ...place } = await buildPlace(owner, rounds);
  const clientOf = (token: string) =>
    createClient({ base: server.address(), fetch, token: () => token });
  const devices = new Map<string, Awaited<ReturnType<typeof pushes.subscribe>>>();
  for (const { id, token } of place.followers) {
    const device = await pushes.subscribe();
    const { send } = clientOf(token);
    const registration = { subscribe: true, subscription_id: newId(), ...device.target };
    await send(push.updateSubscription, registration);
    const setting = { type: 'PushNotification', status: true, company_number: null } as const;
    await send(updateSetting, setting);
    devices.set(id, device);
  }
  return {
    ...place,
    server,
    look,
    smtp,
    pushes,
    devices,
    /** Tickets of the weighing system. */
    weigh: (numbers: readonly string[]) =>
      insist(() =>
        clientOf(key).send(
          imports.vas,
          numbers.map((number) => ({
            ...samples[0],
            Lieferscheinnummer: number,
            Kontraktnummer: CONTRACT,
            Debitor: CUSTOMER,
          })),
        ),
      ),
    /** A step of the plant. */
    decide: (id: string, action: 'review' | 'confirm') =>
      insist(() =>
        clientOf(key).send(callOffs.decide, {
          call_off_id: id,
          customer_number: CUSTOMER,
          action,
          number: null,
          answer: null,
        }),
      ),
  };
};
export type Arrivals = Awaited<ReturnType<typeof proveSite>>;
