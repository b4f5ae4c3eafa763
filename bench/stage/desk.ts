/** Rows for measuring the supplier's desk: a hundred thousand call-offs of a year, and a dispatcher who is signed in. */
import { Client } from 'pg';
import { inTransaction, openDatabase } from '../../apps/server/src/core/database/database.ts';
import { createSecretBox } from '../../apps/server/src/core/secret-box.ts';
import { buildStaff, buildStaffToken } from '../../apps/server/src/staff/build.ts';
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import type { Stage } from './seeded-server.ts';

export const DESK_CALL_OFFS = 100_000;

const PLANTS = `
  INSERT INTO factories (supplier_id, number, name, hourly_limit)
    VALUES (1, '2140', 'Asphaltwerk Lauenau', 200), (1, '2150', 'Werk Hohenfels', 150)
    ON CONFLICT DO NOTHING;
  INSERT INTO incoterms (supplier_id, id, title, position) VALUES (1, 'frei', 'frei Baustelle', 1);
  INSERT INTO truck_types (supplier_id, id, title, position) VALUES (1, 'sattel', 'Sattelkipper', 1)`;

// Over a year around today; one in ten waits for a decision, one in twenty is refused.
const CALL_OFFS = `
  INSERT INTO call_offs (company_id, id, contract_id, contract_item_id, supplier_id, number, reference, status,
      material_number, material_name, category, factory_number, factory_name, incoterm, incoterm_title, truck_type,
      truck_type_title, quantity, quantity_unit, hourly_quantity, night_shift, starts_on, starts_time, ends_on,
      ends_time, starts_at, ends_at, created_at, received_at)
    SELECT 1, gen_random_uuid(), i.contract_id, i.id, 1, (550000 + n)::text, nextval('call_off_references'),
      CASE WHEN n % 20 = 0 THEN 1 WHEN n % 40 = 1 THEN 20 WHEN n % 40 = 2 THEN 2 WHEN n % 20 = 3 THEN 3 ELSE 4 END,
      i.material_number, i.material_name, i.category, CASE WHEN n % 3 = 0 THEN '2150' ELSE '2140' END,
      'Asphaltwerk Lauenau', 'frei', 'frei Baustelle', 'sattel', 'Sattelkipper', 20 + n % 180, 't', 30, false,
      d.day, make_time(5 + n % 8, 0, 0), d.day, make_time(14 + n % 6, 0, 0),
      (d.day + make_time(5 + n % 8, 0, 0)) AT TIME ZONE 'Europe/Berlin',
      (d.day + make_time(14 + n % 6, 0, 0)) AT TIME ZONE 'Europe/Berlin', now() - n * interval '1 minute',
      now() - n * interval '1 minute'
    FROM generate_series(1, $1::int) n
    CROSS JOIN LATERAL (SELECT current_date - 182 + n % 365 AS day) d
    JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places FROM contract_items) i
      ON i.place = n % i.places`;

const STEPS = `
  INSERT INTO call_off_steps (company_id, call_off_id, version, event_id, at, action, to_status, old_values, new_values)
    SELECT company_id, id, 1, gen_random_uuid(), created_at, 'create', status, '{}', '{}' FROM call_offs`;

/** The first person of the stage sees call-offs. */
const FOLLOWER = `
  UPDATE memberships SET permissions = ARRAY['call-off-list']
  WHERE user_id = (SELECT min(user_id::text)::uuid FROM memberships)`;

export type Desk = {
  /** Bearer token of a dispatcher. */
  readonly token: string;
  /** Bearer tokens of administrators, who read the audit log; in turns they stay below the limit of requests a minute. */
  readonly adminTokens: readonly string[];
  /** Call-offs that wait, at status 1. */
  readonly waiting: readonly string[];
};

/** Fills the desk of a stage once. */
export const seedDesk = async ({ urlFor }: Pick<Stage, 'urlFor'>): Promise<Desk> => {
  const client = new Client({ connectionString: urlFor('postgres') });
  await client.connect();
  try {
    for (const statement of PLANTS.split(';')) await client.query(statement);
    await client.query(CALL_OFFS, [DESK_CALL_OFFS]);
    await client.query(STEPS);
    await client.query(FOLLOWER);
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM call_offs WHERE status = 1 AND starts_on > current_date ORDER BY starts_on, id LIMIT 50',
    );
    const [token = '', ...adminTokens] = await signIn(urlFor);
    return { token, adminTokens, waiting: rows.map(({ id }) => id) };
  } finally {
    await client.end();
  }
};

const signIn = async (urlFor: Stage['urlFor']): Promise<string[]> => {
  const owner = openDatabase(urlFor('abrufbar_owner'), 'owner');
  // Nobody enters a code, so any key will do.
  const secrets = createSecretBox(Buffer.alloc(32, 1));
  const now = new Date();
  try {
    return await inTransaction(owner, {}, async (db) => {
      const enter = async (fields: { readonly name: string; readonly role: StaffRole }) =>
        buildStaffToken(db, await buildStaff({ db, secrets }, fields, now), now);
      return [
        await enter({ name: 'Lena Bartels', role: 'dispatcher' }),
        await enter({ name: 'Katrin Vogt', role: 'admin' }),
        await enter({ name: 'Uwe Lang', role: 'admin' }),
      ];
    });
  } finally {
    await owner.close();
  }
};
