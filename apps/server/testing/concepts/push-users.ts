import * as push from '@abrufbar/contract/push.ts';
import * as settings from '@abrufbar/contract/profile/settings.ts';
import * as z from 'zod/mini';
import { buildCompany } from '#companies/build.ts';
import { newId } from '#core/ids.ts';
import type { JobContext } from '#core/jobs/jobs.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { startPush } from '#testing/external/push-endpoint.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildNotification } from '#notifications/build.ts';
import type { insertNotification } from '#notifications/store.ts';
import { notifyUser } from '#notifications/notify.ts';
import { listOwnData } from '#profile/own-data-store.ts';
import { pushMessage } from '#push/jobs.ts';
import { buildMember, NOW } from '#testing/requests/tenants.ts';

const dispatches = z.array(z.object({ channel: z.string(), outcome: z.nullable(z.string()) }));

type Fields = Partial<Parameters<typeof insertNotification>[2]>;

/** A server, a push service it may push to, and people who want pushes. */
export const startPushUsers = async (
  t: Parameters<typeof startPush>[0],
  options: Parameters<typeof startTestServer>[1] = {},
) => {
  const service = await startPush(t, { now: NOW });
  const server = await startTestServer(t, { now: NOW, env: service.env, ...options });
  const { build, send } = server;

  /** Registers a browser that takes pushes of this server alone, unless another key is given. */
  const addDevice = async (token: string, applicationKey?: string) => {
    const { public_key } = await send(push.publicKey, {}, { token });
    const device = await service.subscribe(applicationKey ?? public_key);
    const id = newId();
    const input = { subscribe: true, subscription_id: id, ...device.target };
    await send(push.updateSubscription, input, { token });
    return { device, id, token };
  };

  const addReader = async (applicationKey?: string) => {
    const company = await build({}, (db) => buildCompany(db));
    const { user, token, signIn } = await buildMember(server, { companies: [company] });
    const setting = { type: 'PushNotification', status: true, company_number: null } as const;
    await send(settings.updateSetting, setting, { token });
    return { company, user, signIn, ...(await addDevice(token, applicationKey)) };
  };
  type Reader = Awaited<ReturnType<typeof addReader>>;

  const ofDelivery = {
    title: 'Neuer Lieferschein',
    construction_site_name: 'A 27',
    material_name: 'Asphalt AC 16',
    quantity: '26,40',
    quantity_unit: 't',
  };
  /** Notifies of a delivery by default. */
  const notify = async ({ user, company }: Reader, fields: Fields = {}) => {
    const message = {
      companyId: company.id,
      eventId: newId(),
      type: 'scale_note.created',
      referenceId: `${newId()}_${newId()}`,
      payload: ofDelivery,
      createdAt: NOW,
      ...fields,
    };
    await build({ userId: user.id }, (db) => notifyUser(db, server.jobs, user.id, message));
    return message;
  };

  return {
    server,
    service,
    addDevice,
    addReader,
    notify,
    /** The same, and waits for what that sets going. */
    notifyAndWait: async (reader: Reader, fields?: Fields) => {
      const message = await notify(reader, fields);
      await waitForJobs(server);
      return message;
    },
    arrivedAt: ({ device }: Pick<Reader, 'device'>) =>
      service.arrived.filter((one) => one.device === device),
    /** A message that has been sent to nobody. */
    addMessage: ({ user, company }: Reader) =>
      build({ userId: user.id }, (db) =>
        buildNotification(db, user, company, { createdAt: NOW, payload: ofDelivery }),
      ),
    /** Runs the job by hand; hands back the tries it put off, and for how many seconds. */
    run: async (
      { user }: Reader,
      eventId: string,
      again: Again | null = null,
      parts: Partial<JobContext> = {},
    ): Promise<PutOff[]> => {
      const putOff: PutOff[] = [];
      const jobs = {
        send: async (_db: unknown, _queue: unknown, data: object, options: object = {}) =>
          void putOff.push({ afterSeconds: 0, ...data, ...options }),
      };
      const data = { userId: user.id, eventId, ...(again && { again }) };
      await pushMessage.run(jobContext(server, NOW, { jobs, ...parts }), data);
      return putOff;
    },
    /** Outcomes of the pushes of a reader; null while unknown. */
    outcomesOf: async ({ user }: Reader) => {
      const section = { table: 'dispatches', person: 'user_id' } as const;
      const rows = await build({ userId: user.id }, (db) => listOwnData(db, [], user.id, section));
      return dispatches.parse(rows).flatMap((row) => (row.channel === 'push' ? [row.outcome] : []));
    },
    /** State the device learns at its next start. */
    stateOf: async ({ device, id, token }: Pick<Reader, 'device' | 'id' | 'token'>) => {
      const input = { subscription_id: id, ...device.target };
      return (await send(push.checkSubscription, input, { token })).state;
    },
  };
};

type Again = { readonly device: string; readonly tries: number };
type PutOff = { readonly again?: Again; readonly afterSeconds: number };
