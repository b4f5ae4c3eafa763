/** Everybody who might call the office: the second axis of the role matrix. */
import * as session from '@abrufbar/contract/session/session.ts';
import { STAFF_ROLES, type StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { insertImportKey } from '#imports/store.ts';
import { makeToken } from '#session/token.ts';
import { updateMember } from '#staff/store.ts';
import { startStaffSession } from '#staff/start-session.ts';
import { addMember, signedIn } from '#testing/concepts/office.ts';
import { buildMember, NOW, type Tenants } from '#testing/requests/tenants.ts';
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
