/**
 * Plays all demo plants: posts a ticket through the import call every few seconds and decides over what
 * the customers order. Knows only an address and import keys, like a real plant. With `--contract` its lorries
 * go to one site alone, with `--codes` it fetches the code of each note, as one that prints it does.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@abrufbar/contract/protocol/client.ts';
import { generateCode } from '@abrufbar/contract/imports/code.ts';
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import * as z from 'zod/mini';
import { readSettings } from '#core/settings.ts';
import { createDispatcher } from '#demo/dispatcher.ts';
import { companyOf, supplierOf } from '#demo/site-lookup.ts';
import { loadLorry, toDiRow, toVasRow } from '#demo/ticket-rows.ts';
import { customerNumber } from '#demo/people.ts';
import { createFleet } from '#demo/odd/fleet.ts';
import { type Random, randomFrom } from '#demo/random.ts';
import { materialsOf, SITES } from '#demo/sites.ts';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
    keys: { type: 'string' },
    every: { type: 'string', default: '4' },
    decide: { type: 'string', default: '3' },
    tickets: { type: 'string', default: 'endless' },
    contract: { type: 'string' },
    codes: { type: 'string' },
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

/** A dispatcher for each supplier unit, by `vk_org`. */
const openPlants = (keys: PlantKeys, random: Random) =>
  new Map(
    Object.entries(keys).map(([vkOrg, key]) => {
      const client = createClient({ base: options.url, fetch, token: () => key });
      return [vkOrg, { client, dispatcher: createDispatcher(client, random) }];
    }),
  );
type Plants = ReturnType<typeof openPlants>;

/** Sites that are supplied at present, or the one that was named. */
const targets = SITES.filter(({ loads, number }) =>
  options.contract === undefined ? loads > 0 : number === options.contract,
);

const fleet = createFleet();

const sendTicket = async (plants: Plants, random: Random) => {
  const site = random.oneOf(targets);
  const supplier = supplierOf(site);
  const plant = plants.get(supplier.vkOrg);
  if (!plant) throw new Error(`no import key of ${supplier.name}`);
  const weighedAt = new Date();
  const callOff = plant.dispatcher.callOffOn(site.number, berlinDay(weighedAt));
  const order = {
    number: ticketNumber(weighedAt, supplier.vkOrg),
    contractNumber: site.number,
    customerNumber: customerNumber(supplier.brand, companyOf(site).nr),
    weighedAt,
    callOff,
  };
  const built = materialsOf(site, supplier);
  const ordered = built.filter(({ number }) => number === callOff?.materialNumber);
  const loaded = loadLorry(supplier, ordered.length > 0 ? ordered : built, order, random);
  const plate = fleet.plateFor(site.company, loaded.plate, weighedAt, random);
  const load = { ...loaded, plate };
  const report =
    supplier.source === 'vas'
      ? await plant.client.send(imports.vas, [toVasRow(load)])
      : await plant.client.send(imports.di, [toDiRow(load)]);
  const problem = report.failed.map(({ message }) => message).join(' ');
  const printed = problem === '' ? await printCode(plant.client, order) : '';
  return `${order.number}  ${load.plate}  ${load.net / 1000} t ${load.material.name} -> ${site.name}  ${problem}${printed}`;
};

/** Where the code lies that the plant would print on the note. */
const printCode = async (
  client: ReturnType<typeof createClient>,
  { number, customerNumber: customer_number }: { number: string; customerNumber: string },
): Promise<string> => {
  if (options.codes === undefined) return '';
  const { svg } = await client.send(generateCode, { customer_number, number });
  const file = join(options.codes, `${number}.svg`);
  await mkdir(options.codes, { recursive: true });
  await writeFile(file, svg);
  return file;
};

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Decides until the last ticket is sent. */
const decide = async (plants: Plants, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    for (const { dispatcher } of plants.values()) {
      const lines = await dispatcher
        .decideDue(new Date())
        .catch((error: unknown) => [`not decided: ${problemOf(error)}`]);
      lines.forEach(say);
    }
    await sleep(Number(options.decide) * 1000, undefined, { signal }).catch(() => undefined); // the plant stops
  }
};

const play = async (): Promise<void> => {
  if (targets.length === 0) throw new Error(`There is no contract ${options.contract}`);
  const random = randomFrom(Date.now());
  const plants = openPlants(await readKeys(), random);
  const maxTickets = options.tickets === 'endless' ? Infinity : Number(options.tickets);
  const end = new AbortController();
  const deciding = decide(plants, end.signal);
  for (let sent = 0; sent < maxTickets; sent += 1) {
    say(
      await sendTicket(plants, random).catch((error: unknown) => `not sent: ${problemOf(error)}`),
    );
    if (sent + 1 < maxTickets) await sleep(Number(options.every) * 1000);
  }
  end.abort();
  await deciding;
};

try {
  await play();
} catch (error) {
  process.stderr.write(`${problemOf(error)}\n`);
  process.exitCode = 1;
}
