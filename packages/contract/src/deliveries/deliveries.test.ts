import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import * as contracts from '#contracts/contracts.ts';
import * as deliveries from '#deliveries/deliveries.ts';

const ID = '0193477a-1c00-7000-8000-000000000001';

test('ENT-31 ENT-32 STA-01 a delivery has the wire form of the protocol', () => {
  const clean = {
    id: ID,
    ids: `${ID}_${ID}`,
    number: '8104552',
    status: '0',
    open: true,
    corrected: false,
    vehicle_license_plate: 'HM-KS 418',
    vehicle_type: null,
    number_of_rounds: 3,
    spedition_name: 'Spedition Hartwig',
    incoterm: 'frei Baustelle',
    factory_name: 'Asphaltwerk Lauenau',
    factory_number: '2140',
    weighing_date: '2026-11-18',
    weighing_time: '06:52',
    weighing_time_unit: 'Uhr',
    confirmed_date: null,
    confirmed_time: null,
    reservation: null,
    provisional_until: null,
    estimated_arrival: '2026-11-18T06:27:00.000Z',
    arrival_span: 6,
    arrival_basis: 'trips',
    arrival_trips: 14,
    stage: 'on_the_way',
    loaded_at: '2026-11-18T05:46:00.000Z',
    materials: [
      {
        number: '102244',
        name: 'Asphalttragschicht AC 22 T S',
        quantity: '26,40',
        quantity_unit: 't',
        category: 2,
      },
    ],
  } as const;
  const materials = clean.materials.map((material) => ({ ...material }));
  const pagination = {
    current_page: 1,
    page_size: 20,
    total_items: 1,
    total_pages: 1,
    has_next_page: false,
  };
  const answer = { items: [{ ...clean, materials }], pagination };
  const wire = z.encode(deliveries.incoming.output, answer);
  assert.deepEqual(wire.items, [{ ...clean, weighing_date: '18.11.2026' }]);
  assert.deepEqual(z.decode(deliveries.incoming.output, wire), answer);
});

test('ENT-27 ENT-28 ENT-29 ENT-30 a selected contract has the wire form of the protocol', () => {
  const clean = {
    contract_id: ID,
    contract_name: 'Ortsumgehung Lauenau BA 2',
    contract_number: '40018277',
    contract_status: 0,
    contract_status_text: 'Offen',
    company_number: '104233',
    building_site_number: 'BS-2291',
    customer_order_number: null,
    contract_date_start: '2026-03-01',
    contract_date_end: null,
    vk_org: 'Nordstein Asphalt',
    favorite: false,
    active_subscription: true,
    open_claims: 2,
    open_checks: 4,
  };
  const wire = z.encode(contracts.find.output, clean);
  assert.deepEqual(wire, {
    ...clean,
    contract_date_start: '01.03.2026',
    favorite: 'false',
    active_subscription: 1,
  });
  assert.deepEqual(z.decode(contracts.find.output, wire), clean);
});

test('API-61 confirming takes two ids and refuses any other text', () => {
  const { input } = deliveries.confirm;
  assert.ok(z.safeDecode(input, { delivery_id: ID, contract_id: ID }).success);
  for (const bad of ['', '8104552', `${ID}x`, ID.replaceAll('-', '')]) {
    assert.equal(z.safeDecode(input, { delivery_id: bad, contract_id: ID }).success, false);
  }
});
