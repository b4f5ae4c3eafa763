/** Rows for measuring: one company with 200 contracts, of which the first holds every tenth delivery. */
import { Client } from 'pg';
import { makeSecret } from '../../apps/server/src/core/secret.ts';
import { formatKey } from '../../apps/server/src/imports/key.ts';
import { makeToken } from '../../apps/server/src/session/token.ts';

const CONTRACTS = 200;
/** So many that nobody gets near the 300 requests a minute of one user. */
const USERS = 2_000;

export type Seed = {
  /** Bearer tokens of different users. */
  readonly tokens: readonly string[];
  readonly importKey: string;
  /** Number of the contract that holds a tenth of the deliveries. */
  readonly big: string;
  /** Deliveries the big contract has incoming. */
  readonly bigIncoming: number;
};

const idOf = (kind: string, number: string) =>
  `('0199${kind}00-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const userId = (number: number) =>
  `01990100-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const TENANT = `
  INSERT INTO suppliers (id, vk_org, name, brand) VALUES (1, '2100', 'Nordstein Asphalt', 'nordstein');
  INSERT INTO companies (id, company_nr, name) VALUES (1, '104233', 'Brinkmann Tiefbau GmbH');
  INSERT INTO company_erp_ids (supplier_id, erp_customer_no, company_id) VALUES (1, '1104233', 1);
  INSERT INTO contracts (company_id, id, supplier_id, contract_number, name, building_site_number, created_at)
    SELECT 1, ${idOf('02', 'n')}, 1, (40000000 + n)::text, 'Baustelle ' || n, 'BS-' || n, now()
    FROM generate_series(1, ${CONTRACTS}) n`;

// Weighed every minute backwards from now; one in ten is confirmed, every fifth has two materials.
const DELIVERIES = `
  INSERT INTO deliveries (company_id, id, contract_id, supplier_id, source, number, status, factory_number,
      factory_name, spedition_name, vehicle_license_plate, vehicle_type, number_of_rounds, incoterm,
      gross_weight, tare_weight, net_weight, weighed_at, weighed_on, weighed_time, imported_at)
    SELECT 1, ${idOf('03', '$1::bigint - n')},
      ${idOf('02', `CASE WHEN n % 10 = 0 THEN 1 ELSE 2 + n % ${CONTRACTS - 1} END`)},
      1, 'vas', (80000000 + n)::text, CASE WHEN (n / 10) % 10 = 0 THEN '1' ELSE '0' END,
      '2140', 'Asphaltwerk Lauenau', 'Spedition Hartwig', 'HM-KS ' || n % 900, 'Sattelkipper', n % 9,
      'frei Baustelle', 41, 14.6, 26.4, at, (at AT TIME ZONE 'Europe/Berlin')::date,
      (at AT TIME ZONE 'Europe/Berlin')::time, at
    FROM (SELECT n, now() - n * interval '1 minute' AS at FROM generate_series(0, $1::bigint - 1) n) s`;

const REST = `
  INSERT INTO delivery_sources (company_id, supplier_id, source, number, delivery_id, revision, digest, joined_at)
    SELECT company_id, supplier_id, source, number, id, 0, '', imported_at FROM deliveries;
  INSERT INTO delivery_materials (company_id, delivery_id, pos, number, name, category, quantity, quantity_unit)
    SELECT 1, d.id, pos, '10224' || pos, 'Asphalttragschicht AC 22 T S', 2, 26.4, 't'
    FROM deliveries d, generate_series(1, CASE WHEN d.number_of_rounds % 5 = 0 THEN 2 ELSE 1 END) pos;
  INSERT INTO contract_counts (company_id, contract_id, supplier_id, incoming, confirmed, last_activity_at)
    SELECT 1, contract_id, 1, count(*) FILTER (WHERE NOT confirmed), count(*) FILTER (WHERE confirmed),
      max(weighed_at)
    FROM deliveries GROUP BY contract_id;
  INSERT INTO daily_amounts (company_id, contract_id, day, material_number, factory_number, quantity_unit,
      material_name, category, factory_name, incoming, delivered)
    SELECT 1, d.contract_id, d.weighed_on, m.number, d.factory_number, m.quantity_unit, m.name, m.category,
      d.factory_name, coalesce(sum(m.quantity) FILTER (WHERE NOT d.confirmed), 0),
      coalesce(sum(m.quantity) FILTER (WHERE d.confirmed), 0)
    FROM deliveries d JOIN delivery_materials m ON m.company_id = d.company_id AND m.delivery_id = d.id
    GROUP BY 2, 3, 4, 5, 6, 7, 8, 9;
  INSERT INTO total_amounts (company_id, contract_id, material_number, factory_number, quantity_unit,
      material_name, category, factory_name, incoming, delivered)
    SELECT 1, contract_id, material_number, factory_number, quantity_unit, material_name, category,
      factory_name, sum(incoming), sum(delivered)
    FROM daily_amounts GROUP BY 2, 3, 4, 5, 6, 7, 8;
  INSERT INTO contract_items (company_id, id, contract_id, position, material_number, material_name, category,
      factory_numbers, factory_names, target_quantity, incoterms, truck_types)
    SELECT 1, ${idOf('04', 'row_number() OVER ()')}, contract_id, material_number, material_number,
      material_name, category, ARRAY['2140'], ARRAY['Asphaltwerk Lauenau'], 10000000, ARRAY['frei'],
      ARRAY['sattel']
    FROM total_amounts`;

/** Fills a migrated database as its superuser, who is bound by no policy. */
export const seed = async (url: string, deliveries: number): Promise<Seed> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(TENANT);
    await client.query(DELIVERIES, [deliveries]);
    await client.query(REST);
    const tokens = await seedUsers(client);
    const importKey = await seedImportKey(client);
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
    const { rows } = await client.query<{ number: string; incoming: number }>(
      `SELECT contract_number AS number, incoming::int FROM contracts c
       JOIN contract_counts k ON k.contract_id = c.id WHERE c.id = ${idOf('02', '1')}`,
    );
    const { number = '', incoming = 0 } = rows[0] ?? {};
    return { tokens, importKey, big: number, bigIncoming: incoming };
  } finally {
    await client.end();
  }
};

const seedUsers = async (client: Client): Promise<string[]> => {
  const users = Array.from({ length: USERS }, (_, index) => ({
    id: userId(index),
    ...makeToken('abr', userId(index)),
  }));
  const ids = users.map(({ id }) => id);
  await client.query(
    `INSERT INTO users (id, email, first_name, last_name, created_at)
     SELECT id, id || '@bench.example', 'Jens', 'Harms', now() FROM unnest($1::uuid[]) id`,
    [ids],
  );
  await client.query(
    `INSERT INTO memberships (user_id, company_id, role) SELECT id, 1, 'besteller' FROM unnest($1::uuid[]) id`,
    [ids],
  );
  await client.query(
    `INSERT INTO sessions (user_id, id, token_hash, device, created_at, last_used_on, last_used_at, expires_at)
     SELECT id, id, hash, 'bench', now(), (now() AT TIME ZONE 'Europe/Berlin')::date, now(), now() + interval '9 days'
     FROM unnest($1::uuid[], $2::bytea[]) AS t (id, hash)`,
    [ids, users.map(({ hash }) => hash)],
  );
  return users.map(({ token }) => token);
};

const seedImportKey = async (client: Client): Promise<string> => {
  const { secret, hash } = makeSecret();
  await client.query(
    `INSERT INTO import_keys (id, supplier_id, source, name, key_hash, created_at)
     VALUES ($1, 1, 'vas', 'Waage', $2, now())`,
    [userId(0), hash],
  );
  return formatKey(userId(0), secret);
};
