import assert from 'node:assert/strict';
import test from 'node:test';
import { headLine, numberLine, periodLine } from '#contracts/contract-lines.ts';

const contract = {
  contract_number: '40018277',
  building_site_number: 'BS-2291',
  contract_date_start: '2025-03-01',
  contract_date_end: '2026-10-31',
  vk_org: 'Nordstein Asphalt',
  contract_status: 0,
  contract_status_text: 'Offen',
};

test('D-08 lines of a contract leave out what it has not', () => {
  assert.equal(numberLine(contract), '40018277 · Baustelle BS-2291');
  assert.equal(numberLine({ ...contract, building_site_number: null }), '40018277');
  assert.equal(periodLine(contract), '01.03.25 – 31.10.26');
  assert.equal(periodLine({ ...contract, contract_date_end: null }), 'ab 01.03.25');
  const never = { contract_date_start: null, contract_date_end: null };
  assert.equal(periodLine(never), null);
});

test('the head of a contract page names number and supplier, on wide screens site and period', () => {
  assert.equal(headLine(contract, false), '40018277 · Nordstein Asphalt');
  assert.equal(
    headLine(contract, true),
    '40018277 · Baustelle BS-2291 · 01.03.25\u00A0–\u00A031.10.26',
  );
  const closed = { ...contract, contract_status: 1, contract_status_text: 'Abgeschlossen' };
  assert.equal(headLine(closed, false), '40018277 · Nordstein Asphalt · Abgeschlossen');
});
