import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { find } from '@abrufbar/contract/contracts/contracts.ts';
import { replyToClaim } from '@abrufbar/contract/deliveries/claim-changes.ts';
import { claim, claims } from '@abrufbar/contract/deliveries/claims.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { buildUser } from '#companies/build.ts';
import { buildContract } from '#contracts/build.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildClaim } from '#deliveries/claims/build.ts';
import { buildToken } from '#session/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

/** Two sites of a company: an old claim that was answered on the first, one in progress on the second, a new one again on the first. */
const buildClaims = async () => {
  const site = await buildSite(server);
  const { company, supplier, contract, user } = site;
  const made = await server.build(site.scope, async (db) => {
    const other = await buildContract(db, { company, supplier, name: 'Neubau Halle 3' });
    const own = await buildDelivery(db, { contract });
    const far = await buildDelivery(db, { contract: other });
    const taken = { staffId: newId(), name: 'Lena Bartels', at: new Date(NOW) };
    const answer = { text: 'Wir schreiben 13,20 t gut.', outcome: 'credit', at: taken.at } as const;
    const settled = { ...answer, accepted: 13.2, replacementId: null };
    const at = (time: string) => ({ filedAt: new Date(`2026-11-19T${time}:00Z`) });
    const old = await buildClaim(db, contract, own, user, { ...at('08:00'), taken, settled });
    const begun = await buildClaim(db, other, far, user, { ...at('09:00'), taken });
    const fresh = await buildClaim(db, contract, own, user, at('10:00'));
    const reader = await buildUser(db, { companies: [company], role: 'leser' });
    return {
      ...{ other, own, old, begun, fresh },
      reader: await buildToken(db, reader, new Date(NOW)),
    };
  });
  const read = (fields: Partial<InputOf<typeof claims>> = {}, token = site.token) =>
    server.send(
      claims,
      {
        ...{ company_number: company.company_nr, contract_id: null, page: 1, page_size: null },
        ...{ filterString: {}, ...fields },
      },
      { token },
    );
  const ids = async (fields: Partial<InputOf<typeof claims>> = {}) =>
    (await read(fields)).items.map(({ id }) => id);
  return { ...site, ...made, read, ids };
};

test('BEY-131 the claims of a company are listed newest first, by contract, state and page', async () => {
  const { read, ids, old, begun, fresh, contract, other } = await buildClaims();
  assert.deepEqual(await ids(), [fresh.id, begun.id, old.id]);
  assert.deepEqual(await ids({ contract_id: contract.id }), [fresh.id, old.id]);
  assert.deepEqual(await ids({ contract_id: other.id }), [begun.id]);
  const open = { state: ['received', 'in_progress'] } as const;
  assert.deepEqual(await ids({ filterString: open }), [fresh.id, begun.id]);
  assert.deepEqual(await ids({ filterString: open, contract_id: contract.id }), [fresh.id]);
  assert.deepEqual(await ids({ filterString: { state: ['settled'] } }), [old.id]);
  const second = await read({ page: 2, page_size: 2 });
  assert.deepEqual(
    second.items.map(({ id }) => id),
    [old.id],
  );
  const { total_items: total, has_next_page: hasNext } = second.pagination;
  assert.deepEqual([total, hasNext], [3, false]);
  assert.deepEqual((await read({ page: 9 })).pagination.total_items, 3);
});

test('BEY-131 BEY-140 an answer that waits for the caller is open and comes first; the answer counts both, the contract those that are open', async () => {
  const { read, ids, old, begun, fresh, contract, other, reader, token } = await buildClaims();
  const open = { filterString: { standing: ['open'] } } as const;
  const settled = { filterString: { standing: ['settled'] } } as const;
  assert.deepEqual(await ids(open), [old.id, fresh.id, begun.id]);
  assert.deepEqual(await ids({ ...open, contract_id: contract.id }), [old.id, fresh.id]);
  const countsOf = async (fields: Parameters<typeof read>[0], as?: string) => {
    const { items, pagination, standings } = await read(fields, as);
    return [items.length, pagination.total_items, standings.open, standings.settled];
  };
  assert.deepEqual(await countsOf(open), [3, 3, 3, 0]);
  assert.deepEqual(await countsOf({ ...open, page_size: 1, page: 2 }), [1, 3, 3, 0]);
  assert.deepEqual(await countsOf(settled), [0, 0, 3, 0]);
  assert.deepEqual(await countsOf({ ...settled, contract_id: other.id }), [0, 0, 1, 0]);
  assert.deepEqual(await countsOf(settled, reader), [1, 1, 2, 1]); // nothing waits for a reader
  const openAt = async ({ id }: { readonly id: string }, as = token) =>
    (await server.send(find, { id }, { token: as })).open_claims;
  assert.deepEqual([await openAt(contract), await openAt(other)], [2, 1]);
  assert.equal(await openAt(contract, reader), 1);
  const { version } = await server.send(claim, { id: old.id }, { token });
  const agreement = { id: old.id, version, reply: 'agree', note: null } as const;
  await server.send(replyToClaim, agreement, { token });
  assert.deepEqual(await countsOf(settled), [1, 1, 2, 1]);
  assert.deepEqual(await ids(open), [fresh.id, begun.id]);
  assert.equal(await openAt(contract), 1);
});

test('BEY-131 a row says what its claim says, and whether its answer waits for the caller', async () => {
  const { read, old, token, own, contract, reader } = await buildClaims();
  const { items } = await read({ filterString: { state: ['settled'] } });
  const [row = assert.fail()] = items;
  const { received_date: day, received_time: time, accepted_quantity: accepted, ...filed } = row;
  assert.deepEqual([day, time], ['2026-11-19', '09:00']);
  const whole = await server.send(claim, { id: old.id }, { token });
  assert.deepEqual({ ...whole, ...filed }, whole);
  assert.deepEqual([accepted, whole.answer?.accepted_quantity], ['13,20', '13,20']);
  assert.deepEqual(filed.delivery.ids, `${own.id}_${contract.id}`);
  assert.equal(filed.may_agree, true);
  const [seen] = (await read({ filterString: { state: ['settled'] } }, reader)).items;
  assert.equal(seen?.may_agree, false);
});

test('BEY-131 claims of another company do not exist', async () => {
  const { ids, read, company } = await buildClaims();
  const stranger = await buildSite(server);
  await assert.rejects(read({}, stranger.token), { status: 403 });
  await assert.rejects(ids({ contract_id: stranger.contract.id }), { status: 404 });
  const { company_nr } = stranger.company;
  assert.notEqual(company_nr, company.company_nr);
  const own = await read({ company_number: company_nr }, stranger.token);
  assert.deepEqual([own.items, own.pagination.total_items], [[], 0]);
});
