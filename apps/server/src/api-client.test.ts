/** The published description, read by tools nobody here wrote: a validator and a client made from it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { DEMO_PASSWORD } from '#demo/people.ts';
import vas from '#imports/samples/vas.json' with { type: 'json' };
import { buildActors } from '#testing/requests/actors.ts';
import { buildTenants, NOW } from '#testing/requests/tenants.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const document = Object((await server.request('GET', '/api/v2/openapi.json')).json);

test('OFF-215 an independent validator accepts the description', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors));
  assert.equal((await new Validator().validate({ ...document, paths: { x: 1 } })).valid, false);
});

/** A client with one method per operation, made from the description alone. */
const clientFor = async (token?: string) => {
  const servers = [{ url: `${server.address}/api/v2` }];
  const api = new OpenAPIClientAxios({
    definition: { ...document, servers },
    ...(token && { axiosConfigDefaults: { headers: { Authorization: `Bearer ${token}` } } }),
  });
  return api.init();
};
/** Calls one operation and gives the `data` of its answer. */
const call = async (
  client: Awaited<ReturnType<typeof clientFor>>,
  operation: string,
  parameters: object,
  body?: unknown,
) => {
  const send = client[operation] ?? assert.fail(operation);
  const { data } = await send({ ...parameters }, body);
  return Object(data).data;
};

test('OFF-215 a client made from it signs in, reads, and imports', async () => {
  const tenants = await buildTenants(server);
  const { names } = tenants.a;
  const login = new URLSearchParams({ username: names.email, password: DEMO_PASSWORD });
  const { access_token } = await call(await clientFor(), 'session.login', {}, login);

  const person = await clientFor(access_token);
  const { company_number, contract_id } = names;
  const { items } = await call(person, 'contracts.list', { company_number });
  assert.deepEqual(
    items.map(({ id }: { id: string }) => id),
    [contract_id],
  );
  const callOffs = await call(person, 'callOffs.list', { contract_id, 'status[]': ['4'] });
  assert.equal(callOffs.items[0].id, names.call_off_id);
  const notes = await call(person, 'deliveries.details', {
    contract_id,
    delivery_id: names.delivery_id,
  });
  assert.equal(notes.contract_number, names.contract_number);

  const actors = await buildActors(server, tenants);
  const scale = actors.find(({ name }) => name === 'scale vas of the supplier of company a');
  const rows = vas.map((row) => ({
    ...row,
    Debitor: names.customer_number,
    Kontraktnummer: names.contract_number,
  }));
  const report = await call(await clientFor(scale?.token), 'imports.vas', {}, rows);
  assert.deepEqual([report.created, report.failed], [rows.length, []]);
});
