import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import { scan } from '@abrufbar/contract/deliveries/code.ts';
import { formatNoteCode, signedPart } from '#deliveries/note-code.ts';
import * as z from 'zod/mini';
import { buildCompany, buildUser } from '#companies/build.ts';
import { insertMembership } from '#companies/store.ts';
import { buildContract } from '#contracts/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { createSigner } from '#core/signer.ts';
import { startTestServer } from '#testing/server/server.ts';
import { differences, digestRows } from '#testing/database/table-rows.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';

const server = await startTestServer({ after }, { now: NOW });
const { signer } = server;

const codeOf = (
  { id }: { readonly id: string },
  { supplier }: Pick<Site, 'supplier'>,
  { host = 'https://x.example', by = signer } = {},
) => formatNoteCode(host, id, by.sign(signedPart(id, supplier.id)));

const addDelivery = (site: Site, fields: Partial<Parameters<typeof buildDelivery>[1]> = {}) =>
  server.build(site.scope, (db) => buildDelivery(db, { contract: site.contract, ...fields }));
const buildLoad = async (fields: Partial<Parameters<typeof buildDelivery>[1]> = {}) => {
  const site = await buildSite(server);
  return { ...site, delivery: await addDelivery(site, fields) };
};
const find = (data: string, { company, token }: Pick<Site, 'company' | 'token'>) =>
  server.send(scan, { company_number: company.company_nr, data }, { token });
const post = (fields: Readonly<Record<string, string>>, token: string, to = server) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return to.request('POST', 'delivery/qr-code/upload', { token, body });
};
const ask = async (data: string, { company, token }: Pick<Site, 'company' | 'token'>) => {
  const { status, json } = await post({ company_number: company.company_nr, data }, token);
  const { errors, message } = z.parse(failure, json);
  return { status, message, said: errors.map((error) => error.message) };
};

test('API-62 API-63 ENT-51 SRV-12 a scanned code names its delivery and changes nothing', async () => {
  const load = await buildLoad();
  const { company, contract, delivery, token } = load;
  const before = await digestRows(server.database);
  assert.ok(before.has(`deliveries company_id ${company.id}`)); // digests of no rows would prove nothing
  const fields = { company_number: company.company_nr, data: codeOf(delivery, load) };
  const { status, json } = await post(fields, token);
  assert.equal(status, 200);
  assert.deepEqual(json, {
    data: {
      switch_company: false,
      company_name: company.name,
      company_number: company.company_nr,
      contract_id: contract.id,
      contract_number: contract.contract_number,
      construction_site_name: contract.name,
      delivery_id: delivery.id,
    },
  });
  assert.deepEqual(differences(before, await digestRows(server.database)), []);
});

test('API-62 D-49 so do a code seen at another host, a number and the text of a real note', async () => {
  const load = await buildLoad();
  const { number } = load.delivery;
  const code = codeOf(load.delivery, load, { host: 'http://localhost:3000' });
  const note = `<BT>LS</BT><BV>1</BV><C>20</C><BL>${number}</BL><DT>WA</DT>`;
  const spaced = `${number.slice(0, 4)} ${number.slice(4).toLowerCase()}`;
  for (const data of [code, number, spaced, note]) {
    assert.equal((await find(data, load)).delivery_id, load.delivery.id, data);
  }
});

test('API-62 of several notes with one number the newest counts, in whatever company', async () => {
  const { site, other } = await buildBoth();
  const number = newId().slice(-8);
  const old = await addDelivery(site, { number, weighed_at: new Date('2026-11-18T06:00:00Z') });
  assert.equal((await find(number, site)).delivery_id, old.id);
  const next = await addDelivery(other, { number, weighed_at: new Date('2026-11-19T06:00:00Z') });
  assert.equal((await find(number, site)).delivery_id, next.id);
  await addDelivery(site, { number, source: 'di', weighed_at: new Date('2026-11-17T06:00:00Z') });
  assert.equal((await find(number, site)).delivery_id, next.id);
});

/** Two companies with a site each, and somebody who belongs to both. */
const buildBoth = async (permissions?: readonly ['call-off-list']) => {
  const site = await buildSite(server);
  const other = await server.build({}, (db) => buildCompany(db, { name: 'Hansen Straßenbau' }));
  const scope = { companies: [other.id] };
  const contract = await server.build(scope, async (db) => {
    const { supplier } = site;
    const made = await buildContract(db, { company: other, supplier, name: 'Kanal Rehren' });
    const member = { userId: site.user.id, companyId: other.id, role: 'baustelle' } as const;
    await insertMembership(db, { ...member, ...(permissions && { permissions }) });
    return made;
  });
  const token = await server.build({ userId: site.user.id }, (db) =>
    buildToken(db, site.user, new Date(NOW)),
  );
  return { site: { ...site, token }, other: { ...site, token, company: other, contract, scope } };
};

test('ENT-51 D-49 a delivery of another company of the person asks to switch there', async () => {
  const { site, other } = await buildBoth();
  const code = codeOf(await addDelivery(other), other);
  const { switch_company, company_number, ...rest } = await find(code, site);
  assert.deepEqual([switch_company, company_number], [true, other.company.company_nr]);
  assert.deepEqual(
    [rest.company_name, rest.construction_site_name],
    ['Hansen Straßenbau', 'Kanal Rehren'],
  );
  assert.equal((await find(code, other)).switch_company, false);
});

test('PER-03 D-14 a person without the right to scan for the company of a delivery gets 403 with the reason', async () => {
  const load = await buildLoad();
  const token = await server.build({}, async (db) => {
    const reader = await buildUser(db, { companies: [load.company], role: 'leser' });
    return buildToken(db, reader, new Date(NOW));
  });
  const code = codeOf(load.delivery, load);
  assert.equal((await ask(code, { ...load, token })).status, 403);
  const { site, other } = await buildBoth(['call-off-list']);
  const elsewhere = codeOf(await addDelivery(other), other);
  const { status, message } = await ask(elsewhere, site);
  assert.equal(status, 403);
  assert.match(
    message,
    /^Sie dürfen für diese Firma keine Lieferscheine scannen\. .+Ansprechperson im Werk\.$/,
  );
  // A forged code and a number that is nobody's stay unknown.
  assert.equal((await ask(`${elsewhere.slice(0, -4)}AAAA`, site)).status, 404);
  assert.equal((await ask('4711-gibt-es-nicht', site)).status, 404);
  const own = codeOf(await addDelivery(site), site);
  assert.equal((await ask(own, { ...site, company: load.company })).status, 403);
});

test('ERR-14 D-14 a foreign delivery is unknown in the same words as an absent one', async () => {
  const load = await buildLoad();
  const foreign = await buildLoad();
  const nothing = { id: newId() };
  const answers = [];
  for (const data of [
    codeOf(foreign.delivery, foreign),
    codeOf(foreign.delivery, foreign, { by: createSigner(Buffer.alloc(32)) }),
    codeOf(nothing, load),
    foreign.delivery.number,
    newId().slice(-8),
  ]) {
    answers.push(await ask(data, load));
  }
  const [first] = answers;
  assert.equal(first?.status, 404);
  assert.equal(first.said.length, 1);
  for (const answer of answers) assert.deepEqual(answer, first);
});

test('ERR-14 a delivery that is not found is answered with advice in one sentence', async () => {
  const load = await buildLoad();
  const { delivery, supplier } = load;
  const forged = /nicht von uns ausgestellt.*Nummer/;
  const elsewhere = { supplier: { ...supplier, id: supplier.id + 1 } };
  const cases = [
    [codeOf(delivery, load, { by: createSigner(Buffer.alloc(32)) }), forged],
    [codeOf(delivery, elsewhere), forged],
    ['https://x.example/', /kein Code eines Lieferscheins.*Nummer/],
    ['', /füllen Sie/],
    ['x'.repeat(8001), /kürzen Sie/],
  ] as const;
  for (const [data, sentence] of cases) {
    const { status, said } = await ask(data, load);
    assert.equal(status, 422, data.slice(0, 50));
    assert.equal(said.length, 1);
    assert.match(said[0] ?? '', sentence);
  }
});

test('ERR-14 a load weighed seconds ago is unknown until its ticket is imported, and the answer says so', async () => {
  const site = await buildSite(server);
  const number = newId().slice(-8);
  const { said } = await ask(number, site);
  assert.match(said.join(), /gerade erst verwogen, warten Sie bitte eine Minute/);
  const { id } = await addDelivery(site, { number });
  assert.equal((await find(number, site)).delivery_id, id);
});

test('D-18 the sixty-first scan in a minute is refused, and nothing but scans counts', async () => {
  const load = await buildLoad();
  const fields = { company_number: load.company.company_nr, data: load.delivery.number };
  const scans = Array.from({ length: 61 }, () => post(fields, load.token));
  const statuses = (await Promise.all(scans)).map(({ status }) => status);
  assert.deepEqual(
    [200, 429].map((status) => statuses.filter((one) => one === status).length),
    [60, 1],
  );
  const { status } = await server.request('GET', 'recent-contracts', { token: load.token });
  assert.notEqual(status, 429);
});
