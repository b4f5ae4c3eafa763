import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import { formatIds } from '../../packages/domain/src/deliveries/delivery.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import type { Site } from '../../apps/server/testing/concepts/site.ts';
import type { TestServer } from '../../apps/server/testing/server/server.ts';
import { buildNotification } from '../../apps/server/src/notifications/build.ts';

type Fields = NonNullable<Parameters<typeof buildNotification>[3]>;
type Reader = Pick<Site, 'company'> & { readonly user: { readonly id: string } };

export const NOTE = {
  title: 'Neuer Lieferschein',
  construction_site_name: 'Ortsumgehung Lauenau BA 2',
  delivery_note_number: '8104552',
  material_name: 'Asphalttragschicht AC 22 T S',
  material_number: '102244',
  material_category: 2,
  quantity: '26,40',
  quantity_unit: 't',
  factory_name: 'Asphaltwerk Lauenau',
  spedition_name: 'Spedition Hartwig',
  weighing_date: '18.11.2026',
  weighing_time: '06:52',
  weighing_time_unit: 'Uhr',
  materials: [],
};

const CALL_OFF = {
  title: 'Lieferung bestätigt',
  construction_site_name: 'Wohnpark Elbufer, Haus C',
  material_name: 'Edelsplitt 5/8',
  material_number: '202058',
  material_category: 1,
  quantity: '240,00',
  quantity_unit: 't',
  delivery_start_date: '21.11.2026',
  delivery_start_time: '07:00',
  delivery_end_date: '21.11.2026',
  delivery_end_time: '15:00',
};

/** A new message, by default about a delivery. */
export const buildMessage = (
  { build }: TestServer,
  { user, company }: Reader,
  fields: Fields = {},
) =>
  build({ userId: user.id }, (db) =>
    buildNotification(db, user, company, { payload: NOTE, ...fields }),
  );

/** The same about a call-off, half an hour later. */
export const buildCallOffMessage = (server: TestServer, reader: Reader, referenceId = newId()) =>
  buildMessage(server, reader, {
    type: 'calloff.status_changed',
    payload: CALL_OFF,
    referenceId,
    createdAt: '2026-11-20T06:30:00.000Z',
  });

/** Messages a second apart from each other, numbered by their titles; their ids. */
export const buildMessages = async (
  server: TestServer,
  reader: Reader,
  count: number,
  fields: Fields = {},
): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    const createdAt = new Date(Date.UTC(2026, 10, 20, 5, 0, at)).toISOString();
    const payload = { ...NOTE, title: `Nachricht ${at}` };
    ids.push((await buildMessage(server, reader, { payload, createdAt, ...fields })).id);
  }
  return ids;
};

export const SEEN = { seenAt: '2026-11-20T06:30:00.000Z' };

/** State of a message in the database. */
export const stateOf = async ({ build }: TestServer, { user }: Reader, id: string) => {
  const { rows } = await build({ userId: user.id }, (db) =>
    sql<{ state: string }>`
      SELECT CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN seen_at IS NOT NULL THEN 'seen'
        ELSE 'new' END AS state FROM notifications WHERE user_id = ${user.id} AND id = ${id}`.execute(
      db,
    ),
  );
  return rows[0]?.state;
};

const showView = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Ansicht wählen' }).click();
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
/** Opens the lists of new and seen messages, which stand behind the filter icon (BEY-117). */
export const showLists = (page: Page): Promise<void> => showView(page, 'Neu und Gelesen');
export const showGroups = (page: Page): Promise<void> => showView(page, 'Nach Tag und Baustelle');

export const list = (page: Page, name: 'Neu' | 'Gelesen'): Locator =>
  page.getByRole('list', { name, exact: true });
/** The entry of the bar at the foot, with its badge. */
export const tab = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: /^Nachrichten/ });
export const remove = (page: Page): Locator => page.getByRole('button', { name: 'Löschen' });
export const undo = (page: Page): Locator => page.getByRole('button', { name: 'Rückgängig' });

/** Extends the time to undo until `releaseUndo`, however slow the machine is. */
export const holdUndo = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const isHeld = (ms: number) => !Reflect.get(globalThis, 'hurries') && ms > 4_000 && ms <= 6_000;
    const slower = (work: () => void, ms = 0) => later(work, isHeld(ms) ? 60_000 : ms);
    Object.assign(globalThis, { setTimeout: slower });
  });
export const releaseUndo = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(globalThis, { hurries: true }) && null);

const PHONE = '+49 5723 4410';
const LAUENAU = { construction_site_name: 'Lauenau BA 2', factory_phone: PHONE };
const CONCRETE = { material_name: 'C25/30 XC4 XF1', material_number: '330', quantity_unit: 'm³' };

/** `20 06:31`: day of November and time in Berlin. */
const at = (moment: string): string => {
  const [day, time] = moment.split(' ');
  return new Date(`2026-11-${day}T${time}:00+01:00`).toISOString();
};

/** Four notes of one material and a single one, a warning and a seen change on one site, two notes on another; yesterday. */
export const buildDays = async (server: TestServer, site: Site) => {
  const note = (moment: string, fields: object) =>
    buildMessage(server, site, {
      createdAt: at(moment),
      referenceId: formatIds(newId(), site.contract.id),
      payload: { ...NOTE, ...LAUENAU, ...fields },
    });
  const callOff = (type: string, moment: string, payload: object, seenAt?: string) =>
    buildMessage(server, site, {
      ...{ type, createdAt: at(moment), referenceId: newId(), payload: { ...LAUENAU, ...payload } },
      ...(seenAt && { seenAt }),
    });
  const four = [];
  for (const minute of [31, 40, 49, 58])
    four.push(
      await note(`20 06:${minute}`, {
        quantity: '26,31',
        vehicle_license_plate: `HM KS 4${minute}`,
      }),
    );
  const gravel = { material_name: 'Frostschutzkies 0/45', material_number: '102145' };
  const single = await note('20 06:35', { ...gravel, vehicle_license_plate: 'NI TR 2075' });
  const elbufer = { construction_site_name: 'Wohnpark Elbufer', ...CONCRETE, quantity: '7,50' };
  await note('20 06:20', { ...elbufer, vehicle_license_plate: 'SHG WL 81' });
  await note('20 06:25', { ...elbufer, vehicle_license_plate: 'SHG WL 82' });
  const gap = { title: 'Lücke 35 min ab 07:20', material_name: 'Asphalttragschicht AC 22 T S' };
  const warning = await callOff('calloff.gap', '20 06:15', gap);
  const change = {
    ...{ title: 'Änderung angefragt', material_name: 'Edelsplitt 5/8', quantity: '240,00' },
    ...{ quantity_unit: 't', delivery_start_date: '21.11.2026', delivery_start_time: '07:00' },
  };
  await callOff('calloff.status_changed', '20 06:10', change, at('20 06:30'));
  await buildMessage(server, site, {
    ...{ createdAt: at('19 15:00'), seenAt: at('19 16:00') },
    payload: { ...NOTE, ...LAUENAU, vehicle_license_plate: 'HM KS 418' },
  });
  return { four, single, warning };
};
