import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const PLANT = fileURLToPath(new URL('../../../apps/server/src/demo/plant.ts', import.meta.url));

type Weighed = {
  readonly number: string;
  /** Instant at which the plant received the answer of the server. */
  readonly answeredAt: number;
};

/** Runs the demo plant as a process until it has weighed one lorry for a contract. */
export const weighOne = async (
  url: string,
  keysFile: string,
  keys: Readonly<Record<string, string>>,
  contract: string,
): Promise<Weighed> => {
  await writeFile(keysFile, JSON.stringify(keys));
  const order = ['--url', url, '--keys', keysFile, '--contract', contract, '--tickets', '1'];
  const plant = spawn(process.execPath, [PLANT, ...order], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let answeredAt = NaN;
  plant.stdout.on('data', (words) => {
    said += String(words);
    answeredAt ||= Date.now();
  });
  plant.stderr.on('data', (words) => (said += String(words)));
  await once(plant, 'close');
  const [, number] = /^(\d+) {2}.* -> /m.exec(said) ?? [];
  if (number === undefined) throw new Error(`The plant has weighed nothing: ${said}`);
  return { number, answeredAt };
};
