import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { insertErpId } from '#companies/store.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { makeSecret } from '#core/secret.ts';
import { formatKey } from '#imports/key.ts';
import diSample from '#imports/samples/di.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { insertImportKey, updateImportKeyRevoked } from '#imports/store.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { newId } from '#core/ids.ts';

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const [ticket] = vasSample.map((row) => ({
  ...row,
  Debitor: plant.customerNumber,
  Kontraktnummer: plant.contract.contract_number,
}));
const positions = diSample.map((row) => ({
  ...row,
  sold_to_party: plant.customerNumber,
  sales_contract: plant.contract.contract_number,
}));

test('D-66 bad rows are listed in German with their field, good ones are kept', async () => {
  const withoutCustomer = { ...ticket, Debitor: undefined };
  const rows: [unknown, string | null][] = [
    [ticket, null],
    ['Hallo', 'Die Zeile ist kein JSON-Objekt. Bitte je Zeile ein Objekt wie im Schema senden.'],
    [null, 'Die Zeile ist kein JSON-Objekt. Bitte je Zeile ein Objekt wie im Schema senden.'],
    [withoutCustomer, 'Debitor: Die Angabe fehlt. Bitte ergänzen.'],
    [{ ...ticket, Debitor: '' }, 'Debitor: Die Angabe fehlt. Bitte ergänzen.'],
    [
      { ...ticket, Debitor: 104233 },
      'Debitor: Die Angabe hat die falsche Form. Bitte wie im Schema senden.',
    ],
    [{ ...ticket, Werksname: 'x'.repeat(101) }, 'Werksname: Der Text ist zu lang. Bitte kürzen.'],
    [
      { ...ticket, Werksname: 'x\u0000' },
      'Werksname: Der Text enthält nicht darstellbare Zeichen. Bitte entfernen.',
    ],
    [
      { ...ticket, Wiegedatum: '2026-11-18' },
      'Wiegedatum: Diesen Tag gibt es so nicht. Bitte wie 20.11.2026 senden.',
    ],
    [
      { ...ticket, Wiegedatum: '31.02.2026' },
      'Wiegedatum: Diesen Tag gibt es so nicht. Bitte wie 20.11.2026 senden.',
    ],
    [
      { ...ticket, Wiegedatum: '31.02.2026', Tara: -1 },
      'Wiegedatum: Diesen Tag gibt es so nicht. Bitte wie 20.11.2026 senden. ' +
        'Tara: Das ist keine ganze Zahl im erlaubten Bereich. Bitte wie im Schema senden.',
    ],
    [
      { ...ticket, Wiegedatum: '01.01.0001', Wiegezeit: '00:10:00' }, // year 0 in UTC
      'Wiegedatum: Diesen Tag gibt es so nicht. Bitte wie 20.11.2026 senden.',
    ],
    [
      { ...ticket, Wiegedatum: '21.11.2026' },
      'Wiegedatum: Die Wägung liegt in der Zukunft. Bitte die Uhr der Waage prüfen.',
    ],
    [
      { ...ticket, Wiegezeit: '24:00:00' },
      'Wiegezeit: Das ist keine Uhrzeit. Bitte wie 06:52:00 senden.',
    ],
    [
      { ...ticket, Brutto: 41.5 },
      'Brutto: Das ist keine ganze Zahl im erlaubten Bereich. Bitte wie im Schema senden.',
    ],
    [
      { ...ticket, Brutto: '41000', Tara: -1 },
      'Brutto: Das ist keine ganze Zahl im erlaubten Bereich. Bitte wie im Schema senden. ' +
        'Tara: Das ist keine ganze Zahl im erlaubten Bereich. Bitte wie im Schema senden.',
    ],
    [
      { ...ticket, Netto: 26_401 },
      'Netto: Die Nettomasse ist nicht Brutto minus Tara. Bitte die Wägung prüfen.',
    ],
    [
      { ...ticket, Tara: 41_000, Netto: null },
      'Tara: Die Taramasse ist nicht kleiner als die Bruttomasse. Bitte die Wägung prüfen.',
    ],
    [
      { ...ticket, Taraart: 'X' },
      'Taraart: Dieser Wert ist nicht vorgesehen. Bitte einen aus dem Schema senden.',
    ],
    [
      { ...ticket, Debitor: '0' },
      'Debitor: Diese Kundennummer ist nicht bekannt. Bitte prüfen oder den Kunden anlegen lassen und erneut senden.',
    ],
    [
      { ...ticket, Kontraktnummer: '0' },
      'Kontraktnummer: Diesen Vertrag gibt es bei der Firma nicht. Bitte prüfen oder den Vertrag anlegen lassen und erneut senden.',
    ],
    [{ ...ticket, Lieferscheinnummer: '8104999' }, null],
  ];
  const { status, report } = await plant.post(
    'vas',
    rows.map(([row]) => row),
  );
  assert.equal(status, 200);
  assert.deepEqual(
    report.failed,
    rows.flatMap(([, message], index) => (message === null ? [] : [{ row: index + 1, message }])),
  );
  assert.deepEqual([report.created, report.updated, report.unchanged], [2, 0, 0]);
});

test('D-66 a ticket of di is imported whole or not at all, every row of it is reported', async () => {
  const [gravel, sand, single] = positions;
  const cases: [unknown[], [number, string][]][] = [
    [
      [gravel, { ...sand, quantity: '7,080' }, single],
      [
        [
          1,
          'Der Lieferschein 0090551207 wurde wegen Zeile 2 nicht übernommen. Bitte sie berichtigen und alle seine Zeilen erneut senden.',
        ],
        [
          2,
          'quantity: Das ist keine Zahl mit höchstens drei Nachkommastellen als Text. Bitte wie im Schema senden.',
        ],
      ],
    ],
    [
      [{ ...gravel, plant: '3310' }, single, { ...sand, plant: '3311' }],
      [
        [
          1,
          'Der Lieferschein 0090551207 wurde wegen Zeile 3 nicht übernommen. Bitte sie berichtigen und alle seine Zeilen erneut senden.',
        ],
        [
          3,
          'plant: Die Angabe ist nicht in allen Zeilen des Lieferscheins gleich. Bitte angleichen.',
        ],
      ],
    ],
    [
      [gravel],
      [
        [
          1,
          'item_count: Es sind nicht alle Positionen des Lieferscheins da. Bitte alle in einer Datei senden.',
        ],
      ],
    ],
    [
      [gravel, { ...sand, weighed_at: '18.11.2026' }],
      [
        [
          1,
          'Der Lieferschein 0090551207 wurde wegen Zeile 2 nicht übernommen. Bitte sie berichtigen und alle seine Zeilen erneut senden.',
        ],
        [2, 'weighed_at: Das ist kein Zeitpunkt. Bitte wie 2026-11-20T06:52:00+01:00 senden.'],
      ],
    ],
    [
      [gravel, sand].map((row) => ({ ...row, sold_to_party: '0' })),
      [1, 2].map((row) => [
        row,
        'sold_to_party: Diese Kundennummer ist nicht bekannt. Bitte prüfen oder den Kunden anlegen lassen und erneut senden.',
      ]),
    ],
  ];
  for (const [rows, failed] of cases) {
    const { report } = await plant.post('di', rows);
    assert.deepEqual(
      report.failed.map(({ row, message }) => [row, message]),
      failed,
    );
  }
});

test('D-24 an unreadable file is refused as a whole', async () => {
  const cut = JSON.stringify([ticket]).slice(0, -3);
  assert.equal((await plant.post('vas', cut)).status, 400);
  assert.equal((await plant.post('vas', '')).status, 400);
  const noList = await plant.post('vas', ticket);
  assert.equal(noList.status, 422);
  const asForm = await server.request('POST', 'import/scale-note/vas', {
    token: plant.keys.vas,
    body: new URLSearchParams({ Lieferscheinnummer: '1' }),
  });
  assert.equal(asForm.status, 415);
});

test('D-66 up to 5,000 rows are answered at once, with every rejected row', async () => {
  const { status, report } = await plant.post('vas', Array(5000).fill(0));
  assert.deepEqual([status, report.failed.length], [200, 5000]);
});

test('D-66 only the key of the source opens its import', async () => {
  const { vas, di } = plant.keys;
  const stolen = formatKey(/^abk_([^.]+)/.exec(vas)?.[1] ?? '', makeSecret().secret);
  for (const [key, status] of [
    [vas, 200],
    [di, 403],
    [plant.token, 401],
    [stolen, 401],
    [formatKey(newId(), makeSecret().secret), 401],
    [`${vas}x`, 401],
    ['abk_', 401],
  ] as const) {
    assert.equal((await plant.post('vas', [], key)).status, status);
  }
  const withoutKey = await server.request('POST', 'import/scale-note/vas', { body: '[]' });
  assert.equal(withoutKey.status, 401);
  const asUser = await server.request('GET', 'notifications/count', { token: vas });
  assert.equal(asUser.status, 401);
});

test('D-66 a revoked key ends at once, a limited one works from its addresses only', async () => {
  const of = { supplierId: plant.supplier.id, source: 'vas', name: 'Waage 2' } as const;
  const make = (addresses: string[]) =>
    server.build({}, (db) => insertImportKey(db, { ...of, addresses }, new Date()));
  for (const [addresses, status] of [
    [['127.0.0.1'], 200],
    [['10.1.2.3', '127.0.0.0/8'], 200],
    [['::1', '2001:db8::/32'], 401],
    [['10.0.0.0/8'], 401],
  ] as const) {
    const { key } = await make([...addresses]);
    assert.equal((await plant.post('vas', [], key)).status, status, addresses.join());
  }
  const { id, key } = await make([]);
  assert.equal((await plant.post('vas', [], key)).status, 200);
  const revoke = () => server.build({}, (db) => updateImportKeyRevoked(db, id, new Date()));
  assert.equal(await revoke(), true);
  assert.equal((await plant.post('vas', [], key)).status, 401);
  assert.equal(await revoke(), false);
});

test('D-66 a key reaches only contracts of its own supplier', async () => {
  const other = await buildPlant(server);
  const foreign = await other.post('vas', [ticket]);
  assert.match(foreign.report.failed[0]?.message ?? '', /^Debitor: /);
  // even where both suppliers know the customer, each has its own contracts
  await server.build({}, (db) =>
    insertErpId(db, {
      supplier_id: other.supplier.id,
      erp_customer_no: plant.customerNumber,
      company_id: plant.company.id,
    }),
  );
  const known = await other.post('vas', [ticket]);
  assert.match(known.report.failed[0]?.message ?? '', /^Kontraktnummer: /);
});
