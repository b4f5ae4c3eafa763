/**
 * Plays the weighbridges of all demo plants: posts a ticket through the import call every few seconds.
 * Knows only an address and import keys, like a real plant.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@abrufbar/contract/client.ts';
import * as imports from '@abrufbar/contract/imports.ts';
import * as z from 'zod/mini';
import { readSettings } from '#core/settings.ts';
import { companyOf, supplierOf } from '#demo/find.ts';
import { loadLorry, toDiRow, toVasRow } from '#demo/loads.ts';
import { customerNumber } from '#demo/people.ts';
import { type Random, randomFrom } from '#demo/random.ts';
import { materialsOf, SITES } from '#demo/sites.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
    keys: { type: 'string' },
    every: { type: 'string', default: '4' },
    tickets: { type: 'string', default: 'endless' },
  },
});

/** Import keys by `vk_org`. */
const plantKeys = z.record(z.string(), z.string());
type PlantKeys = z.output<typeof plantKeys>;

const readKeys = async (): Promise<PlantKeys> => {
  const file = options.keys ?? join(readSettings(process.env).DATA_DIR, 'demo-import-keys.json');
  try {
    return plantKeys.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new Error(
      `No import keys in ${file}. Start the server with demo data first, or name a file: npm run demo:plant -- --keys keys.json ({"<vk_org>": "<import key>"})`,
    );
  }
};

// Ticket numbers go up with time, so a plant that was restarted never uses one again.
const ticketNumber = (weighedAt: Date, vkOrg: string): string =>
  `${vkOrg}${Math.floor(weighedAt.getTime() / 1000) % 100_000_000}`;

const sendTicket = async (keys: PlantKeys, random: Random) => {
  const site = random.oneOf(SITES.filter(({ loads }) => loads > 0));
  const supplier = supplierOf(site);
  const weighedAt = new Date();
  const order = {
    number: ticketNumber(weighedAt, supplier.vkOrg),
    contractNumber: site.number,
    customerNumber: customerNumber(supplier.brand, companyOf(site).nr),
    weighedAt,
  };
  const load = loadLorry(supplier, materialsOf(site, supplier), order, random);
  const client = createClient({
    base: options.url,
    fetch,
    token: () => keys[supplier.vkOrg] ?? null,
  });
  const report =
    supplier.source === 'vas'
      ? await client.send(imports.vas, [toVasRow(load)])
      : await client.send(imports.di, [toDiRow(load)]);
  const problem = report.failed.map(({ message }) => message).join(' ');
  return `${load.plate}  ${load.net / 1000} t ${load.material.name} -> ${site.name}  ${problem}`;
};

const play = async (): Promise<void> => {
  const keys = await readKeys();
  const random = randomFrom(Date.now());
  const most = options.tickets === 'endless' ? Infinity : Number(options.tickets);
  for (let sent = 0; sent < most; sent += 1) {
    const line = await sendTicket(keys, random).catch(
      (error: unknown) => `not sent: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.stdout.write(`${line}\n`);
    if (sent + 1 < most) await sleep(Number(options.every) * 1000);
  }
};

try {
  await play();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
