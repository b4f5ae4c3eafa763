// Own process: SVG is read here, which the product forbids its library of pictures for good.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { scan } from '@abrufbar/contract/deliveries/code.ts';
import { generateCode } from '@abrufbar/contract/imports/code.ts';
import { refusalTexts } from '@abrufbar/texts/server/refusals.ts';
import sharp, { type Sharp } from 'sharp';
import { buildContract } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });
const NUMBER = vasSample[0]?.Lieferscheinnummer ?? '';

/** A plant whose ticket has been imported, and its request for the code. */
const buildTicket = async (on = server) => {
  const plant = await buildPlant(on);
  const { customerNumber: customer_number, contract } = plant;
  const of = { Debitor: customer_number, Kontraktnummer: contract.contract_number };
  await plant.post('vas', [{ ...vasSample[0], ...of }]);
  const input = { customer_number, number: NUMBER };
  const generate = (more: Partial<typeof input> = {}, token = plant.keys.vas) =>
    on.send(generateCode, { ...input, ...more }, { token });
  return { ...plant, generate };
};
const dotsOf = (picture: Sharp) =>
  picture
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });

test('SRV-33 D-49 the code that a plant prints opens the delivery of its ticket', async () => {
  const plant = await buildTicket();
  const { data, delivery_id } = await plant.generate();
  assert.match(data, /^http:\/\/127\.0\.0\.1:\d+\/qr-scanner\?d=[0-9a-f-]{36}\.[\w-]{22}$/);
  const input = { company_number: plant.company.company_nr, data };
  const found = await server.send(scan, input, { token: plant.token });
  assert.deepEqual([found.delivery_id, found.contract_id], [delivery_id, plant.contract.id]);
  assert.deepEqual(await plant.generate(), await plant.generate());
});

test('SRV-33 SVG and PNG show the same code, black on white with a rim of four modules', async () => {
  const { svg, png } = await (await buildTicket()).generate();
  const printed = await dotsOf(sharp(Buffer.from(png, 'base64')));
  const { width, height } = printed.info;
  const drawn = await dotsOf(sharp(Buffer.from(svg)).resize(width, height, { kernel: 'nearest' }));
  assert.equal(width, height);
  assert.ok(svg.length < 8000, 'dots side by side are drawn as one');
  assert.ok(drawn.data.equals(printed.data), 'they differ');
  const row = (y: number) => printed.data.subarray(y * width, (y + 1) * width);
  assert.ok(row(39).every((dot) => dot === 255));
  // The upper edge of the first finder pattern: seven modules of ten dots.
  assert.deepEqual([row(40).indexOf(0), row(40).indexOf(255, 40)], [40, 110]);
});

test('SRV-33 D-14 a note of another supplier is as unknown as one that does not exist', async () => {
  const plant = await buildTicket();
  const other = await buildTicket();
  const number = await server.build(plant.scope, async (db) => {
    const { company, supplier } = { ...plant, supplier: other.supplier };
    const contract = await buildContract(db, { company, supplier });
    return (await buildDelivery(db, { contract })).number;
  });
  for (const [more, key] of [
    [{}, other.keys.vas],
    [{ customer_number: other.customerNumber }],
    [{ customer_number: 'gibt es nicht' }],
    [{ number: 'gibt es nicht' }],
    [{ number }],
  ] as const) {
    const message = refusalTexts.note_not_imported;
    await assert.rejects(plant.generate(more, key), { status: 404, message });
  }
});

test('SRV-33 of two sources with one number each gets the code of its own note', async () => {
  const plant = await buildTicket();
  const { contract } = plant;
  const { id } = await server.build(plant.scope, (db) =>
    buildDelivery(db, { contract, number: NUMBER, source: 'di' }),
  );
  assert.notEqual((await plant.generate()).delivery_id, id);
  assert.equal((await plant.generate({}, plant.keys.di)).delivery_id, id);
});

test('T-52 the address in a code is https behind a proxy too', async (t) => {
  const env = { PUBLIC_URL: 'https://abrufbar.example' };
  const behind = await startTestServer(t, { now: NOW, env });
  const { data } = await (await buildTicket(behind)).generate();
  assert.match(data, /^https:\/\/abrufbar\.example\/qr-scanner\?d=/);
});
