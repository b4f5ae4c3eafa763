/** Everybody who might call: the second axis of the authorization matrix (quality.md, S2). */
import type { Permission } from '@abrufbar/domain/companies.ts';
import * as session from '@abrufbar/contract/session.ts';
import { PERMISSIONS } from '@abrufbar/domain/companies.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import type { TestServer } from '#core/test-server.ts';
import { insertImportKey, updateImportKeyRevoked } from '#imports/store.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { startSession } from '#session/start-session.ts';
import { makeToken } from '#session/token.ts';
import { buildMember, NOW, type Side, type Tenants } from '#test-tenants.ts';

export type Actor = {
  readonly name: string;
  readonly token?: string;
  /** Companies whose rows the actor may see; for an import key those it may write to. */
  readonly companies: readonly Side[];
  /** Set for somebody with a live session. */
  readonly permissions?: readonly Permission[];
  /** A session of the same person that may be ended. */
  readonly signIn?: () => Promise<string>;
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

const keyOf = (supplierId: number, source: 'vas' | 'di') => ({
  supplierId,
  source,
  name: 'Waage',
  addresses: [],
});

const buildUsers = async (server: TestServer, { a, b }: Tenants): Promise<Actor[]> => {
  const member = async (
    name: string,
    companies: readonly Side[],
    permissions: readonly Permission[] = PERMISSIONS,
  ): Promise<Actor & { readonly user: { readonly id: string } }> => {
    const of = companies.map((side) => ({ a, b })[side].company);
    const made = await buildMember(server, { companies: of, permissions });
    return { ...made, name, companies, permissions };
  };
  const own = await member('a person of company a', ['a']);
  const signIn = () =>
    server.build({ userId: own.user.id }, (db) => {
      const { id: userId } = own.user;
      return startSession(db, { userId, impersonator: 'Frau Kern', userAgent: 'Testgerät' }, now);
    });
  const staff = { name: 'staff seeing as that person', token: await signIn(), signIn };
  return [
    own,
    await member('a person of company b', ['b']),
    await member('a person of both companies', ['a', 'b']),
    await member('a person of company a without permissions', ['a'], []),
    { ...staff, companies: ['a'], permissions: PERMISSIONS },
  ];
};

const buildPlants = (server: TestServer, tenants: Tenants): Promise<Actor[]> =>
  server.build({}, async (db) => {
    const plants: Actor[] = [];
    for (const side of ['a', 'b'] as const) {
      for (const source of ['vas', 'di'] as const) {
        const { key } = await insertImportKey(db, keyOf(tenants[side].supplier.id, source), now);
        const name = `scale ${source} of the supplier of company ${side}`;
        plants.push({ name, token: key, companies: [side], imports: [`imports.${source}`] });
      }
    }
    return plants;
  });

export const buildActors = async (server: TestServer, tenants: Tenants): Promise<Actor[]> => [
  ...(await buildStrangers(server, tenants)),
  ...(await buildUsers(server, tenants)),
  ...(await buildPlants(server, tenants)),
];
