/** Everybody who might call the office: the second axis of the role matrix. */
import * as session from '@abrufbar/contract/session/session.ts';
import { STAFF_ROLES, type StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { buildCallOff, buildDecision } from '#call-offs/build.ts';
import { insertExport } from '#staff/exports/store.ts';
import { insertTemplate } from '#call-offs/office/template-store.ts';
import { saveOwnView } from '#call-offs/office/view-store.ts';
import type { Database } from '#core/database/database.ts';
import { insertPlants, keyOfPlant } from '#contracts/plant-store.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildAsset } from '#documents/build.ts';
import { insertImportKey } from '#imports/store.ts';
import { makeToken } from '#session/token.ts';
import { updateMember } from '#staff/store.ts';
import { startStaffSession } from '#staff/start-session.ts';
import { addMember, signedIn } from '#testing/concepts/office.ts';
import type { OfficeRows } from '#testing/requests/office-access.ts';
import {
  buildMember,
  BRAND_OF,
  MARKS,
  NOW,
  type Side,
  type Tenants,
} from '#testing/requests/tenants.ts';
import type { TestServer } from '#testing/server/server.ts';

export type OfficeActor = {
  readonly name: string;
  readonly token?: string;
  /** Null for whoever has no session of the office. */
  readonly role: StaffRole | null;
  /** Brands of the member; the requests name the first. */
  readonly brands: readonly Brand[];
  /** Whether the last code is too long ago. */
  readonly isUnproven?: true;
};

const now = new Date(NOW);
const HOUR_MS = 3_600_000;

/** A member of each role at Nordstein, and at both brands; an administrator of the other brand alone. */
const buildMembers = async (server: TestServer): Promise<OfficeActor[]> => {
  const actors: OfficeActor[] = [];
  const add = async (role: StaffRole, brands: readonly Brand[]) => {
    const member = await addMember(server, { name: 'Jemand', role, brands }, NOW);
    const name = `${role} of ${brands.join(' and ')}`;
    actors.push({ name, role, brands, token: await signedIn(server, member, NOW) });
  };
  for (const role of STAFF_ROLES) {
    await add(role, ['nordstein']);
    await add(role, BRANDS);
  }
  const admin = await addMember(server, { role: 'admin', brands: ['nordstein'] }, NOW);
  const started = new Date(now.getTime() - HOUR_MS / 4).toISOString();
  const token = await signedIn(server, admin, started);
  const name = 'admin whose last code is too long ago';
  return [...actors, { name, role: 'admin', brands: ['nordstein'], isUnproven: true, token }];
};

/** Actors without a session of the office: nobody, people of the portal, systems, ended and half sessions. */
const buildStrangers = async (server: TestServer, { a }: Tenants): Promise<OfficeActor[]> => {
  const user = await buildMember(server, { companies: [a.company], role: 'besteller' });
  const ended = await buildMember(server, { companies: [a.company] });
  await server.send(session.logout, {}, { token: ended.token });
  const of = { supplierId: a.supplier.id, source: 'vas' as const, name: 'Waage', addresses: [] };
  const { key } = await server.build({}, (db) => insertImportKey(db, of, now));
  const member = await addMember(server, { role: 'admin' }, NOW);
  const half = await server.build({}, (db) =>
    startStaffSession(db, { staffId: member.id, stage: 'code', userAgent: '' }, now),
  );
  const idle = await signedIn(server, member, new Date(now.getTime() - HOUR_MS).toISOString());
  const blocked = await addMember(server, { role: 'admin' }, NOW);
  const ofBlocked = await signedIn(server, blocked, NOW);
  await server.build({}, (db) =>
    updateMember(db, blocked.id, { blocked_at: NOW }, { name: 'Jemand', at: now }),
  );
  const tokens = {
    nobody: undefined,
    'no token at all': 'Hallo',
    'a person of the portal': user.token,
    'an import key': key,
    'half a session': half,
    'an idle session': idle,
    'a blocked member': ofBlocked,
    'a token nobody was given': makeToken('abs', member.id).token,
  };
  return Object.entries(tokens).map(([name, token]) => ({
    name,
    role: null,
    brands: [],
    ...(token !== undefined && { token }),
  }));
};

export const buildOfficeActors = async (
  server: TestServer,
  tenants: Tenants,
): Promise<OfficeActor[]> => [
  ...(await buildStrangers(server, tenants)),
  ...(await buildMembers(server)),
];

/** Rows of a brand for calls of the office: those of its company and a marked member of its staff. */
export const buildOfficeRows = async (
  server: TestServer,
  tenants: Tenants,
  side: Side,
): Promise<OfficeRows> => {
  const fields = {
    name: `${MARKS[side]} Engel`,
    brands: [BRAND_OF[side]],
    email: `${MARKS[side]}-${newId().slice(-8)}@staff.example`,
  };
  const member = await addMember(server, fields, NOW);
  await signedIn(server, member, NOW);
  const { id } = await server.build({}, (db) =>
    db
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', member.id)
      .executeTakeFirstOrThrow(),
  );
  const decided = await buildDecided(server, tenants[side], side);
  const papers = await buildPapers(server, tenants[side], side);
  const template_id = await server.build({}, (db) =>
    insertTemplate(db, BRAND_OF[side], `${MARKS[side]} ausgebucht`),
  );
  const personal = await server.build({}, (db) => buildPersonal(db, member, BRAND_OF[side]));
  return {
    ...tenants[side].names,
    ...decided,
    ...papers,
    ...personal,
    template_id,
    company_id: String(tenants[side].company.id),
    staff_id: member.id,
    staff_session_id: id,
  };
};

/** A saved view and an export, which only this member may see. */
const buildPersonal = async (
  db: Database,
  { id: staffId }: { readonly id: string },
  brand: Brand,
) => {
  const view = { name: 'Ansicht', definition: { columns: null } };
  const view_id = await saveOwnView(db, { staffId, brand }, view, now);
  const export_id = newId();
  await insertExport(db, {
    staff_id: staffId,
    id: export_id,
    list: 'call-offs',
    brand,
    format: 'csv',
    request: JSON.stringify({ columns: ['number'], format: 'csv' }),
    rows: 1,
    is_large: false,
    created_at: now,
    expires_at: new Date(now.getTime() + HOUR_MS),
  });
  return { view_id, export_id };
};

/** A delivery that nobody has corrected, with a file; made for one call, because it changes their versions. */
const buildPapers = (
  server: TestServer,
  { company, user, item, supplier }: Tenants[Side],
  side: Side,
) =>
  server.build({ companies: [company.id] }, async (db) => {
    const contract = {
      company_id: company.id,
      id: item.contract_id,
      supplier_id: supplier.id,
    };
    const load = await buildDelivery(db, { contract, factory_name: `${MARKS[side]} Werk` });
    const paper = { company_id: company.id, id: load.id };
    const name = `${MARKS[side]}.pdf`;
    const file = await buildAsset({ db, files: server.files }, paper, user, { name });
    return { load_id: load.id, file_id: file.id };
  });

/** A call-off nobody has decided, one with a decision that waits, and a plant of the supplier. */
const buildDecided = (server: TestServer, { company, supplier, item }: Tenants[Side], side: Side) =>
  server.build({ companies: [company.id] }, async (db) => {
    const [factory_number = ''] = item.factory_numbers;
    await insertPlants(db, supplier.id, [{ number: factory_number, name: 'Asphaltwerk Lauenau' }]);
    const undecided = await buildCallOff(db, { item, supplier });
    const decided = await buildCallOff(db, { item, supplier });
    const decision_id = await buildDecision(db, decided, supplier);
    // Of this call alone, so that its version is that of a new one.
    const plant = { supplierId: supplier.id, number: newId().slice(-8) };
    await insertPlants(db, supplier.id, [{ ...plant, name: `${MARKS[side]} Werk` }]);
    const plant_key = keyOfPlant(plant);
    return {
      undecided_id: undecided.id,
      factory_number,
      plant_key,
      decided_id: decided.id,
      decision_id,
    };
  });

/** Names of nothing, of the same form. */
export const absentRows = (tenants: Tenants): OfficeRows => ({
  ...tenants.absent.names,
  staff_id: newId(),
  staff_session_id: newId(),
  undecided_id: newId(),
  factory_number: '0310',
  plant_key: '0:0310',
  decided_id: newId(),
  decision_id: newId(),
  template_id: newId(),
  view_id: newId(),
  export_id: newId(),
  load_id: newId(),
  file_id: newId(),
  company_id: '2147483647',
});
