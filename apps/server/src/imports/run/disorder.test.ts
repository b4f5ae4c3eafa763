import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildTickets, disorder } from '#testing/concepts/disordered-batches.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { stateOf } from '#testing/concepts/contract-state.ts';

const server = await startTestServer({ after }, { now: NOW });

const TICKETS = 24;
const MAX_STATES = 8;

/** A walk through 0 to 1 that is another one for each seed. */
const chanceOf = (seed: number) => {
  let at = seed;
  return () => (at = (at * 16_807) % 2_147_483_647) / 2_147_483_647;
};

const siteOf = async () => {
  const plant = await buildPlant(server);
  const { customerNumber, contract, company, scope } = plant;
  const site = { customerNumber, contractNumber: contract.contract_number };
  const owner = { companyId: company.id, contractId: contract.id };
  const state = () => server.build(scope, (db) => stateOf(db, owner));
  return { plant, site, state };
};

type Plant = Awaited<ReturnType<typeof buildPlant>>;

/** As plants do: a file whose rows another one holds for longer than a request waits is sent again (409 with Retry-After). */
const postAgain = async ({ post }: Plant, source: 'vas' | 'di', body: string) => {
  let answer = await post(source, body);
  while (answer.status === 409) answer = await post(source, body);
  return answer;
};

test('quality R14 SRV-29 SRV-30 D-66 any order, repetition and damage end in the same state', async () => {
  const orderly = await siteOf();
  const sent = buildTickets(orderly.site, TICKETS, chanceOf(7));
  for (const source of ['vas', 'di'] as const) {
    // One state of a ticket after the other, as they were weighed.
    const rows = sent.filter((one) => one.source === source);
    const { report } = await orderly.plant.post(source, rows.map((one) => one.rows).flat());
    assert.ok(report.created > 0);
  }
  const expected = await orderly.state();
  assert.equal(expected.filter(({ what }) => what === 'delivery').length, TICKETS);
  for (const seed of [11, 13]) {
    const site = await siteOf();
    const own = buildTickets(site.site, TICKETS, chanceOf(7));
    const batches = disorder(own, MAX_STATES, chanceOf(seed));
    assert.ok(batches.some(({ isWhole }) => !isWhole));
    let failed = 0;
    while (batches.length > 0) {
      const files = batches.splice(0, 4); // side by side
      const answers = await Promise.all(
        files.map(({ source, body }) => postAgain(site.plant, source, body)),
      );
      for (const [index, { status, report }] of answers.entries()) {
        assert.equal(status, files[index]?.isWhole ? 200 : 400);
        if (status === 200) failed += report.failed.length;
      }
    }
    assert.ok(failed > 0, 'no bad row was listed');
    assert.deepEqual(await site.state(), expected);
  }
});
