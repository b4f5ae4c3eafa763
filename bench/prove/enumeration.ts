/** Quality S8: nobody learns from an answer, or from how long it takes, whether there is an account. */
import { randomBytes } from 'node:crypto';
import { handlers } from '../../apps/server/src/app.ts';
import { buildCompany, buildUser } from '../../apps/server/src/companies/build.ts';
import { inTransaction, type Pool } from '../../apps/server/src/core/database/database.ts';
import { newId } from '../../apps/server/src/core/ids.ts';
import { hashPassword } from '../../apps/server/src/session/password.ts';
import { median } from '../stage/figures.ts';
import type { Proof, Prover } from '../stage/prove-stage.ts';

/** Between two medians; and how often one of a pair may be the slower, where half the time is chance. */
const RATIO = 1.1;
const SHARE = 0.8;
/** Requests before any is timed. */
const WARM_UP_REQUESTS = 5;

type Person = { readonly id: string; readonly email: string };
type Fields = Readonly<Record<string, string>>;

/** A call that somebody outside can try addresses or ids with. */
type Way = {
  readonly name: string;
  readonly path: string;
  /** The same input for a known and an unknown person. */
  readonly fields: (person: Person) => Fields;
};

const secret = () => randomBytes(32).toString('base64url');

const WAYS: readonly Way[] = [
  {
    name: 'login with a wrong password',
    path: 'auth/login',
    fields: ({ email }) => ({ username: email, password: 'Falsch-2026' }),
  },
  {
    name: 'login with the token of no invitation',
    path: 'auth/login',
    fields: ({ id }) => ({ _im: `abi_${id}.${secret()}` }),
  },
  {
    name: 'recovery of a password',
    path: 'auth/password_recovery',
    fields: ({ email }) => ({ email }),
  },
  {
    name: 'a new password with the link of no mail',
    path: 'auth/password_reset',
    fields: ({ id }) => ({ token: `abp_${id}.${secret()}`, new_password: 'Baustelle-2027' }),
  },
  {
    name: 'registration with a wrong code',
    path: 'auth/register',
    fields: ({ email }) => ({
      first_name: 'Jens',
      last_name: 'Harms',
      phone_country: '+49',
      phone: '51112345',
      company_position: '1',
      email,
      password: 'Baustelle-2026',
      password_repeat: 'Baustelle-2026',
      invitation_token: 'FALSCH-2026',
      accept_terms_of_use: 'true',
      accept_privacy_policy: 'true',
    }),
  },
];

const buildKnown = async (owner: Pool, count: number): Promise<Person[]> => {
  const password_hash = await hashPassword('Baustelle-2026');
  return inTransaction(owner, {}, async (db) => {
    const companies = [await buildCompany(db)];
    const people: Person[] = [];
    for (let at = 0; at < count; at += 1) {
      people.push(await buildUser(db, { companies, password_hash }));
    }
    return people;
  });
};

// Of the same form and length as those of the others.
const unknown = (count: number): Person[] =>
  Array.from({ length: count }, () => {
    const id = newId();
    return { id, email: `${newId().slice(-8)}@tiefbau-harms.example` };
  });

type Answer = { readonly shape: string; readonly ms: number };

const OF_REQUEST = ['date', 'x-request-id', 'content-length', 'connection', 'keep-alive'];

/** Each from an address of its own: limits per address are not what is looked at here. */
let addresses = 0;
const ask = async (address: string, { path, fields }: Way, person: Person): Promise<Answer> => {
  addresses += 1;
  const from = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const started = performance.now();
  const answer = await fetch(`${address}/api/v2/${path}`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': from },
    body: new URLSearchParams(fields(person)),
  });
  const text = await answer.text();
  const ms = performance.now() - started;
  const headers = [...answer.headers].filter(([name]) => !OF_REQUEST.includes(name));
  const body = text.replace(/"request_id":"[^"]*"/, '');
  return { shape: JSON.stringify([answer.status, body, headers]), ms };
};

const proveWay = async (address: string, owner: Pool, way: Way, count: number): Promise<Proof> => {
  const known = await buildKnown(owner, count);
  const nobody = unknown(count);
  const answers: { known: Answer[]; nobody: Answer[] } = { known: [], nobody: [] };
  for (const person of unknown(WARM_UP_REQUESTS)) await ask(address, way, person);
  // In turns, so that what else goes on in the machine falls on both alike.
  for (const [at, person] of known.entries()) {
    const other = nobody[at];
    if (!other) break;
    const pair = [
      async () => answers.known.push(await ask(address, way, person)),
      async () => answers.nobody.push(await ask(address, way, other)),
    ];
    for (const one of at % 2 === 0 ? pair : pair.toReversed()) await one();
  }
  const shapes = new Set([...answers.known, ...answers.nobody].map(({ shape }) => shape));
  const ratio = median(timesOf(answers.known)) / median(timesOf(answers.nobody));
  const slower = answers.known.filter(({ ms }, at) => ms > (answers.nobody[at]?.ms ?? 0)).length;
  const share = slower / count;
  // A machine under load moves medians by chance, but then not always the same one of a pair.
  const differs = Math.max(ratio, 1 / ratio) > RATIO && Math.max(share, 1 - share) > SHARE;
  const times = [answers.known, answers.nobody].map((all) => median(timesOf(all)).toFixed(1));
  return {
    row: 'S8',
    what: `${way.name}: ${count} known and ${count} unknown accounts`,
    figure: `${shapes.size} answer, ${times.join(' and ')} ms, ratio ${ratio.toFixed(2)}, slower ${(share * 100).toFixed(0)} %`,
    faults: [
      ...(shapes.size === 1 ? [] : [...shapes]),
      ...(differs ? ['the times tell them apart'] : []),
    ],
  };
};

const timesOf = (answers: readonly Answer[]) => answers.map(({ ms }) => ms);

export const proveEnumeration: Prover = async function* ({ owner, server }, isDeep) {
  for (const way of WAYS.filter(({ path }) => handlers.some(({ call }) => call.path === path))) {
    yield await proveWay(server.address(), owner, way, isDeep ? 400 : 60);
  }
};
