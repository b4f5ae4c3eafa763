/** Rows for measuring the lists of the office besides the work list: a hundred thousand of whatever grows. */
import { Client } from 'pg';
import type { Stage } from './seeded-server.ts';

export const HOUSE_ROWS = 100_000;

/** The row so many places down of a kind, in tables with ids of 16 bytes. */
const idOf = (kind: string, number: string) =>
  `('0199${kind}00-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const NUMBERED = 'FROM generate_series(1, $1::int) n';

// Names repeat, as those of companies do; the number tells them apart. Every tenth has one more person and number.
const CUSTOMERS = [
  `INSERT INTO companies (id, company_nr, name)
    SELECT 1 + n, (200000 + n)::text, (ARRAY['Rode', 'Übermann', 'Groß', 'Hansen', 'Petersen', 'Weser', 'Harms',
      'Lührs', 'Brandt', 'Kessler'])[1 + n % 10] || ' ' || (ARRAY['Tiefbau', 'Straßenbau', 'Hochbau', 'Erdbau'])[1 + n % 4]
      || ' ' || (ARRAY['Nord', 'Süd', 'West'])[1 + n % 3] || ' GmbH ' || n ${NUMBERED}`,
  `INSERT INTO company_erp_ids (supplier_id, erp_customer_no, company_id)
    SELECT 1, (1200000 + n)::text, 1 + n ${NUMBERED}`,
  `INSERT INTO company_erp_ids (supplier_id, erp_customer_no, company_id)
    SELECT 1, 'D' || n, 1 + n ${NUMBERED} WHERE n % 10 = 0`,
  `INSERT INTO users (id, email, first_name, last_name, created_at)
    SELECT ${idOf('11', 'n')}, 'p' || n || '@house.example', 'Anke', 'Rode' || n, now() ${NUMBERED}`,
  `INSERT INTO memberships (user_id, company_id, role)
    SELECT ${idOf('11', 'n')}, 1 + n, 'besteller' ${NUMBERED}`,
  `INSERT INTO memberships (user_id, company_id, role)
    SELECT ${idOf('11', 'n')}, 2 + n, 'leser' ${NUMBERED} WHERE n % 10 = 0 AND n < $1::int`,
  `INSERT INTO contracts (company_id, id, supplier_id, contract_number, name, status, created_at)
    SELECT 1 + n, ${idOf('12', 'n')}, 1, (50000000 + n)::text, 'Umgehung ' || n % 977 || ', BA ' || n,
      CASE WHEN n % 3 = 0 THEN 1 ELSE 0 END, now() ${NUMBERED}`,
  `INSERT INTO contract_counts (company_id, contract_id, supplier_id, incoming, confirmed, last_activity_at)
    SELECT 1 + n, ${idOf('12', 'n')}, 1, 1, 0, now() - n * interval '1 minute' ${NUMBERED}`,
  `INSERT INTO registration_codes (id, code_hash, company_id, role, permissions, email, name, created_at, expires_at)
    SELECT ${idOf('13', 'n')}, decode(lpad(to_hex(n), 64, '0'), 'hex'), 1 + n, 'besteller', '{}',
      'e' || n || '@house.example', 'Anke Rode', now() - n * interval '1 minute', now() + interval '9 days' ${NUMBERED}`,
];

const DELIVERIES = [
  `INSERT INTO deliveries (company_id, id, contract_id, supplier_id, source, number, status, factory_number,
      factory_name, spedition_name, vehicle_license_plate, gross_weight, tare_weight, net_weight, weighed_at,
      weighed_on, weighed_time, imported_at)
    SELECT 1 + n, ${idOf('14', 'n')}, ${idOf('12', 'n')}, 1, 'vas', (90000000 + n)::text,
      CASE WHEN n % 4 = 0 THEN '1' ELSE '0' END, CASE WHEN n % 3 = 0 THEN '2150' ELSE '2140' END,
      'Asphaltwerk Lauenau', 'Spedition Hartwig', 'HI-RT ' || n % 900, 41, 14.6, 26.4, at,
      (at AT TIME ZONE 'Europe/Berlin')::date, (at AT TIME ZONE 'Europe/Berlin')::time, at
    FROM (SELECT n, now() - n * interval '2 minutes' AS at ${NUMBERED}) s`,
  `INSERT INTO delivery_materials (company_id, delivery_id, pos, number, name, category, quantity, quantity_unit)
    SELECT 1 + n, ${idOf('14', 'n')}, 1, '102241', 'Asphalttragschicht AC 22 T S', 2, 26.4, 't' ${NUMBERED}`,
  `INSERT INTO assets (company_id, id, delivery_id, supplier_id, file, name, media, size, position, uploaded_by, created_at)
    SELECT 1 + n, ${idOf('15', 'n')}, ${idOf('14', 'n')}, 1, lpad(to_hex(n), 32, '0'), 'Foto ' || n,
      CASE WHEN n % 5 = 0 THEN 'application/pdf' ELSE 'image/webp' END, 90000, 1, ${idOf('11', 'n')},
      now() - n * interval '2 minutes' ${NUMBERED}`,
  `INSERT INTO invoices (company_id, id, supplier_id, contract_id, number, type, issued_on, currency, net, tax, gross,
      payable, file, file_name, content_type, file_digest, imported_at)
    SELECT 1 + n, ${idOf('16', 'n')}, 1, ${idOf('12', 'n')}, 'R-' || 600000 + n, '380', current_date - n % 900, 'EUR',
      100 + n % 7919, 19, 119 + n % 7919, 119 + n % 7919, lpad(to_hex(n), 32, '0'), 'Rechnung.pdf',
      'application/pdf', '', now() ${NUMBERED}`,
  `INSERT INTO invoice_deliveries (company_id, invoice_id, delivery_number)
    SELECT 1 + n, ${idOf('16', 'n')}, (90000000 + n)::text ${NUMBERED}`,
];

// One import in fifty has a row that was rejected and is left.
const RECORDS = [
  `INSERT INTO imports (id, supplier_id, import_key_id, source, call, request_id, received_at, finished_at, rows,
      rows_done, created, failed)
    SELECT ${idOf('17', 'n')}, 1, (SELECT id FROM import_keys LIMIT 1), 'vas', 'imports.tickets', n::text,
      now() - n * interval '1 minute', now() - n * interval '1 minute', 9, 9, CASE WHEN n % 50 = 0 THEN 8 ELSE 9 END,
      CASE WHEN n % 50 = 0 THEN 1 ELSE 0 END ${NUMBERED}`,
  `INSERT INTO import_rejects (import_id, row, supplier_id, field, value, code, message, raw, rejected_at)
    SELECT ${idOf('17', 'n')}, 2, 1, 'Kontraktnummer', '4711', 'contract_unknown', 'Unbekannt.',
      '{"Kontraktnummer":"4711"}', now() - n * interval '1 minute' ${NUMBERED} WHERE n % 50 = 0`,
];

// Actions of customers, of which every fourth names no supplier, logins of people, and what staff did; seal 0, so that no job seals them meanwhile.
const ACTIONS = [
  `INSERT INTO audit_company (company_id, id, at, user_id, call, request_id, seal, supplier_id)
    SELECT 1 + n, ${idOf('18', 'n')}, now() - n * interval '1 minute', ${idOf('11', 'n')}, 'callOffs.create', n::text, 0,
      CASE WHEN n % 4 > 0 THEN 1 END ${NUMBERED}`,
  `INSERT INTO audit_user (user_id, id, at, call, request_id, seal)
    SELECT ${idOf('11', 'n')}, ${idOf('19', 'n')}, now() - n * interval '1 minute', 'session.login', n::text, 0 ${NUMBERED}`,
  `INSERT INTO audit_staff (id, at, actor, brands, call, request_id, object_kind, object_name, seal)
    SELECT ${idOf('20', 'n')}, now() - n * interval '1 minute', 'Lena Bartels', '{nordstein}', 'staff.update', n::text,
      'staff', 'Uwe Lang', 0 ${NUMBERED}`,
];

/** Fills the lists of a stage once, as the superuser, who is bound by no policy. */
export const seedHouse = async ({ urlFor }: Pick<Stage, 'urlFor'>): Promise<void> => {
  const client = new Client({ connectionString: urlFor('postgres') });
  await client.connect();
  try {
    for (const statement of [...CUSTOMERS, ...DELIVERIES, ...RECORDS, ...ACTIONS]) {
      await client.query(statement, [HOUSE_ROWS]);
    }
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
};
