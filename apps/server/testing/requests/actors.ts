/** Everybody who might call: the second axis of the authorization matrix (quality S2). */
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { type Source, SOURCES } from '@abrufbar/domain/imports/ticket.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { PERMISSIONS } from '@abrufbar/domain/companies/permissions.ts';
import { buildCallOff, buildCart } from '#call-offs/build.ts';
import { insertCompanyKey, updateKeyRevoked } from '#companies/keys/store.ts';
import { updateUserBlocked } from '#companies/store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { TestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildAsset } from '#documents/build.ts';
import { insertImportKey, updateImportKeyRevoked } from '#imports/store.ts';
import { buildNotification } from '#notifications/build.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { startSession } from '#session/start-session.ts';
import { makeToken } from '#session/token.ts';
import type { Names } from '#testing/requests/names.ts';
import { buildMember, NOW, type Side, type Tenants } from '#testing/requests/tenants.ts';

export type Actor = {
  readonly name: string;
  readonly token?: string;
  /** Companies whose rows the actor may see; for an import key those it may write to. */
  readonly companies: readonly Side[];
  /** Set for somebody with a live session. */
  readonly permissions?: readonly Permission[];
  /** A session of the same person that may be ended. */
  readonly signIn?: () => Promise<string>;
  /** Somebody of the supplier who sees what that person sees (D-03). */
  readonly isStaff?: true;
  /** Rows that belong to the actor alone, by company. */
  readonly names?: Readonly<Partial<Record<Side, Partial<Names>>>>;
  /** Set for a live key of a company: whether it may confirm. */
  readonly key?: { readonly mayConfirm: boolean };
  /** Set for a live import key: the calls it was issued for. */
  readonly imports?: readonly string[];
};

const now = new Date(NOW);

/** Actors without any right: nobody, and everybody whose token or key is not, no longer or not yet one. */
const buildStrangers = async (server: TestServer, { a }: Tenants): Promise<Actor[]> => {
  const member = () => buildMember(server, { companies: [a.company], role: 'besteller' });
  const yearAgo = new Date(now.getTime() - 365 * 86_400_000);
  const expired = await buildMember(server, { companies: [a.company] }, yearAgo);
  const ended = await member();
  await server.send(session.logout, {}, { token: ended.token });
  const blocked = await member();
  await server.build({}, (db) => updateUserBlocked(db, blocked.user.id, now));
  const alone = await buildMember(server, { companies: [] });
  const invited = await server.build({ userId: a.user.id }, (db) =>
    issueLoginToken(db, { kind: 'invitation', userId: a.user.id }, now),
  );
  const revoked = await server.build({}, async (db) => {
    const { id, key } = await insertImportKey(db, keyOf(a.supplier.id, 'vas'), now);
    await updateImportKeyRevoked(db, id, now);
    return key;
  });
  const elsewhere = await server.build({}, (db) =>
    insertImportKey(db, { ...keyOf(a.supplier.id, 'vas'), addresses: ['192.0.2.0/24'] }, now),
  );
  const tokens = {
    nobody: undefined,
    'no token at all': 'Hallo',
    'a token nobody was given': makeToken('abr', a.user.id).token,
    'a token of a person who does not exist': makeToken('abr', newId()).token,
    'an expired session': expired.token,
    'an ended session': ended.token,
    'a blocked person': blocked.token,
    'a person without company': alone.token,
    'an invitation': invited,
    'a revoked import key': revoked,
    'an import key for other addresses': elsewhere.key,
  };
  return Object.entries(tokens).map(([name, token]) => ({
    name,
    companies: [],
    ...(token !== undefined && { token }),
  }));
};

const keyOf = (supplierId: number, source: Source) => ({
  supplierId,
  source,
  name: 'Waage',
  addresses: [],
});

/** A paper of a delivery of its own: there may be 20 of one. */
const buildPaper = async (
  db: Database,
  { files }: TestServer,
  contract: Parameters<typeof buildDelivery>[1]['contract'],
  user: { readonly id: string },
): Promise<string> => {
  const { id } = await buildDelivery(db, { contract });
  const delivery = { company_id: contract.company_id, id };
  return (await buildAsset({ db, files }, delivery, user)).id;
};

/** A cart, a message and a paper, which no other person may use, and a call-off, which only one can ask to change. */
const buildOwnRows = async (
  server: TestServer,
  tenants: Tenants,
  companies: readonly Side[],
  user: { readonly id: string },
  by_staff = false,
): Promise<NonNullable<Actor['names']>> => {
  const sides = companies.map(async (side) => {
    const { company, supplier, item, names } = tenants[side];
    const contract = { company_id: company.id, id: names.contract_id, supplier_id: supplier.id };
    const rows = await server.build({ companies: [company.id], userId: user.id }, async (db) => ({
      call_off_cart_item_id: (await buildCart(db, { item, user, by_staff })).id,
      call_off_id: (await buildCallOff(db, { item, supplier, created_by: user.id })).id,
      asset_id: await buildPaper(db, server, contract, user),
      notification_id: (await buildNotification(db, user, company)).id,
      customer_id: user.id,
    }));
    return [side, rows] as const;
  });
  return Object.fromEntries(await Promise.all(sides));
};

const buildUsers = async (server: TestServer, tenants: Tenants): Promise<Actor[]> => {
  const { a, b } = tenants;
  const member = async (
    name: string,
    companies: readonly Side[],
    permissions: readonly Permission[] = PERMISSIONS,
  ): Promise<Actor & { readonly user: { readonly id: string } }> => {
    const of = companies.map((side) => ({ a, b })[side].company);
    const made = await buildMember(server, { companies: of, permissions });
    const names = await buildOwnRows(server, tenants, companies, made.user);
    return { ...made, name, companies, permissions, names };
  };
  const own = await member('a person of company a', ['a']);
  const signIn = () =>
    server.build({ userId: own.user.id }, (db) => {
      const { id: userId } = own.user;
      return startSession(db, { userId, impersonator: 'Frau Kern', userAgent: 'Testgerät' }, now);
    });
  const names = await buildOwnRows(server, tenants, ['a'], own.user, true);
  const staff = { name: 'staff seeing as that person', token: await signIn(), signIn, names };
  return [
    own,
    await member('a person of company b', ['b']),
    await member('a person of both companies', ['a', 'b']),
    await member('a person of company a without permissions', ['a'], []),
    { ...staff, isStaff: true, companies: ['a'], permissions: PERMISSIONS },
  ];
};

/** Calls every key of a supplier may use. */
const OFFICE = [
  'callOffs.pending',
  'callOffs.decide',
  'imports.generateCode',
  'imports.invoice',
  'imports.arrivals',
  'imports.callOffs',
  'imports.invoices',
  'imports.report',
  'imports.reports',
];

/** The call of each source's own keys. */
const CALL_OF: Readonly<Record<Source, string>> = {
  vas: 'imports.vas',
  di: 'imports.di',
  ubl: 'imports.ubl',
  erp: 'imports.masterData',
};

const buildPlants = (server: TestServer, tenants: Tenants): Promise<Actor[]> =>
  server.build({}, async (db) => {
    const plants: Actor[] = [];
    for (const side of ['a', 'b'] as const) {
      for (const source of SOURCES) {
        const { key } = await insertImportKey(db, keyOf(tenants[side].supplier.id, source), now);
        const name = `scale ${source} of the supplier of company ${side}`;
        plants.push({
          name,
          token: key,
          companies: [side],
          imports: [CALL_OF[source], ...OFFICE],
        });
      }
    }
    return plants;
  });

/** One set for all who ask for actors of the same companies: a company may have ten keys, and only systems use theirs. */
const systemsOf = (server: TestServer, tenants: Tenants): Promise<Actor[]> => {
  const known = systems.get(tenants) ?? buildSystems(server, tenants);
  systems.set(tenants, known);
  return known;
};
const systems = new WeakMap<Tenants, Promise<Actor[]>>();

/** Systems of the companies, and those whose key or maker no longer counts. */
const buildSystems = async (server: TestServer, { a, b }: Tenants): Promise<Actor[]> => {
  const key = async (
    name: string,
    side: Side,
    { mayConfirm = true, maker = { a, b }[side].user, isRevoked = false } = {},
  ): Promise<Actor> => {
    const companyId = { a, b }[side].company.id;
    const token = await server.build({ companies: [companyId] }, async (db) => {
      const made = await insertCompanyKey(
        db,
        { companyId, name: 'Warenwirtschaft', mayConfirm, madeBy: maker.id },
        now,
      );
      if (made === undefined) throw new Error('The company has as many keys as it may have');
      if (isRevoked)
        await updateKeyRevoked(db, { companyId, id: made.id }, { by: maker.id, at: now });
      return made.key;
    });
    return isRevoked
      ? { name, token, companies: [] }
      : { name, token, companies: [side], key: { mayConfirm } };
  };
  const stranger = await buildMember(server, { companies: [b.company] });
  const gone = await key('a key of company a whose maker left', 'a', { maker: stranger.user });
  return [
    await key('a key of company a', 'a'),
    await key('a key of company b', 'b'),
    await key('a key of company a that only reads', 'a', { mayConfirm: false }),
    { ...gone, key: { mayConfirm: false } },
    await key('a revoked key of company a', 'a', { isRevoked: true }),
  ];
};

export const buildActors = async (server: TestServer, tenants: Tenants): Promise<Actor[]> => [
  ...(await buildStrangers(server, tenants)),
  ...(await buildUsers(server, tenants)),
  ...(await buildPlants(server, tenants)),
  ...(await systemsOf(server, tenants)),
];
