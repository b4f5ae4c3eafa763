import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readNoteName, signedPart } from '#deliveries/note-code.ts';
import sharp from 'sharp';
import { DELIVERY_COMMANDS } from '#admin/deliveries.ts';
import { buildSite } from '#testing/concepts/site.ts';
import { readSettings } from '#core/settings.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { openCodeSigner } from '#deliveries/code-key-store.ts';

const server = await startTestServer({ after });
const folder = mkdtempSync(join(tmpdir(), 'abrufbar-codes-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2026-11-20T06:12:00Z');
const settings = readSettings({ PUBLIC_URL: 'https://abrufbar.example' });
const run = (values: Record<string, string>) =>
  server.build({}, async (db) =>
    DELIVERY_COMMANDS['delivery-code']?.run({ db, settings, now }, values),
  );

/** A site with a confirmed, an older and a newer delivery that wait. */
const buildLoads = async () => {
  const site = await buildSite(server);
  const { contract, user } = site;
  const of = { contract };
  const rows = await server.build(site.scope, async (db) => ({
    older: await buildDelivery(db, { ...of, weighed_at: new Date('2026-11-18T06:00:00Z') }),
    newer: await buildDelivery(db, { ...of, weighed_at: new Date('2026-11-19T06:00:00Z') }),
    confirmed: await buildDelivery(db, { ...of, confirmed: { at: now, by: user.id } }),
  }));
  return { ...site, ...rows, company: site.company.company_nr };
};

test('D-49 the code of a note by number, or of the newest that waits, is what the server signs', async () => {
  const { company, supplier, ...loads } = await buildLoads();
  const signer = await openCodeSigner(server.database.logins.owner, now);
  for (const [values, { id, number }] of [
    [{ company }, loads.newer],
    [{ company, number: loads.older.number }, loads.older],
    [{ company, number: loads.confirmed.number }, loads.confirmed],
  ] as const) {
    const said = (await run(values)) ?? '';
    const name = readNoteName(/https:\S+/.exec(said)?.[0] ?? '');
    assert.ok(
      said.includes(
        `Delivery note ${number} for ${loads.contract.name}: https://abrufbar.example/`,
      ),
    );
    assert.ok(name?.kind === 'code' && name.deliveryId === id);
    assert.ok(signer.isSigned(signedPart(id, supplier.id), name.signature));
  }
});

test('D-49 it is shown in the terminal or written as SVG or PNG', async () => {
  const { company } = await buildLoads();
  const [svg, png] = [join(folder, 'code.svg'), join(folder, 'code.png')];
  assert.match((await run({ company, file: svg })) ?? '', /Written to .*code\.svg$/);
  await run({ company, file: png });
  const { width } = await sharp(png).metadata();
  const modules = Number(/viewBox="0 0 (\d+) /.exec(readFileSync(svg, 'utf8'))?.[1]);
  assert.equal(width, modules * 10);
  const [rim, , first = '', second = '', ...lines] = ((await run({ company })) ?? '').split('\n');
  assert.equal(lines.length + 3, Math.ceil(modules / 2)); // the last line says what it is
  // Below the rim of four: the finder pattern, black for seven modules with three more inside.
  const start = '\u001B[30;107m    ';
  assert.match(rim ?? '', / {40}/);
  assert.ok(first.startsWith(`${start}█▀▀▀▀▀█ `), first);
  assert.ok(second.startsWith(`${start}█ ███ █ `), second);
});

test('D-49 the command says that there is no delivery to make a code of', async () => {
  const { company } = await buildSite(server);
  const values = { company: company.company_nr };
  await assert.rejects(run(values), /There is no delivery note that is not confirmed/);
  await assert.rejects(run({ ...values, number: 'x' }), /There is no delivery note x/);
  const loads = await buildLoads();
  await assert.rejects(run({ company: loads.company, file: 'code.gif' }), /Neither .svg nor .png/);
});
