import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { CALL_OFF_STATUS, CALL_OFF_STATUSES } from '@abrufbar/domain/call-offs/status.ts';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { invoices } from '@abrufbar/contract/documents-invoice-list.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import type { TestServer } from '../../../apps/server/testing/server/server.ts';
import { fillDemoData } from '../../../apps/server/src/demo/fill.ts';
import { startSession } from '../../../apps/server/src/session/start-session.ts';
import { COMPANIES, DEMO_PASSWORD, USERS } from '../../../apps/server/src/demo/people.ts';

/** Objects a person of the demo data sees, and their ids. */
export type View = {
  readonly token: string;
  readonly contract: string;
  /** A contract with an invoice; null where the company has none. */
  readonly billed: string | null;
  /** A closed contract of the same company. */
  readonly closed: string;
  /** `ids` of an unconfirmed delivery and of a confirmed one. */
  readonly incoming: string;
  readonly confirmed: string;
  /** A call-off with an open change request, and one that may be changed. */
  readonly changed: string;
  readonly changeable: string;
  /** A contract item that can be ordered. */
  readonly item: string;
};

type Views = {
  /** May do everything. */
  readonly foreman: View;
  /** Belongs to two companies. */
  readonly ofTwo: View;
  /** The foreman's view, shown to the supplier's staff. */
  readonly impersonated: View;
};
export type Demo = Readonly<Record<Brand, Views>>;

const PEOPLE = {
  nordstein: {
    foreman: 'm.demir@brinkmann-tiefbau.example',
    ofTwo: 's.hansen@hansen-strassenbau.example',
  },
  suedkies: {
    foreman: 'k.obermaier@obermaier-bau.example',
    ofTwo: 'l.brandl@isartal-ingenieurbau.example',
  },
} as const;

export const fillDemo = async (server: TestServer): Promise<Demo> => {
  await server.build({}, (db) => fillDemoData({ ...server, db }, new Date()));
  const [nordstein, suedkies] = await Promise.all(
    BRANDS.map(async (brand) => {
      const foreman = await findView(server, PEOPLE[brand].foreman);
      const token = await impersonate(server, foreman);
      return {
        foreman,
        ofTwo: await findView(server, PEOPLE[brand].ofTwo),
        impersonated: { ...foreman, token },
      };
    }),
  );
  return { nordstein: found(nordstein), suedkies: found(suedkies) };
};

/** Finds a site of the person's first company that has deliveries of both kinds. */
const findView = async ({ send }: TestServer, email: string): Promise<View> => {
  const login = { username: email, password: DEMO_PASSWORD, _im: null };
  const { access_token: token } = await send(session.login, login);
  const as = { token };
  const company = COMPANIES.find(
    ({ key }) => key === USERS.find((user) => user.email === email)?.memberships[0]?.company,
  );
  const company_number = found(company).nr;
  const { items } = await send(contracts.recent, { company_number }, as);
  const callOffsThere = (
    await Promise.all(items.map(({ id }) => listCallOffs(send, id, as)))
  ).flat();
  const changed = found(callOffsThere.find(({ status }) => status === changeRequest)).id;
  const changeable = found(callOffsThere.find((one) => one.can_request_change)).id;
  const filterString = { status: ['closed'] } as const;
  const over = { company_number, page: 1, page_size: null, query: [], filterString };
  const closed = found((await send(contracts.list, over, as)).items[0]).id;
  const all = { company_number, page: 1, page_size: null, query: [], filterString: {} };
  const bills = await send(invoices, all, as);
  const billed = bills.items.find((one) => one.kind === 'invoice')?.contract_id ?? null;
  for (const { id, contract_number } of items) {
    const list = { contract_number, contract_id: id, page: 1, page_size: null, filterString: {} };
    const incoming = (await send(deliveries.incoming, list, as)).items[0]?.ids;
    const confirmed = (await send(deliveries.confirmed, list, as)).items[0]?.ids;
    const listed = await send(contracts.items, list, as);
    const item = listed.items.find(({ cancelled }) => !cancelled)?.id;
    if (incoming && confirmed && item)
      return {
        token,
        contract: id,
        billed,
        closed,
        incoming,
        confirmed,
        changed,
        changeable,
        item,
      };
  }
  throw new Error(`${email} has no site with deliveries of both kinds`);
};

const { changeRequest } = CALL_OFF_STATUS;

const listCallOffs = async (
  send: TestServer['send'],
  contract_id: string,
  as: { readonly token: string },
) => {
  const every = { status: CALL_OFF_STATUSES, material_category: null, filterString: {} };
  return (await send(callOffs.list, { contract_id, ...every, page: 1, page_size: 100 }, as)).items;
};

const impersonate = async ({ send, build }: TestServer, { token }: View): Promise<string> => {
  const { id: userId } = await send(session.user, { company_number: null }, { token });
  const visit = { userId, impersonator: 'Petra Kern', userAgent: 'Testgerät' };
  return build({ userId }, (db) => startSession(db, visit, new Date()));
};

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing in the demo data');
  return value;
};
