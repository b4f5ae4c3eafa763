/** How long a programmer waits for the compiler. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tools/root.ts';
import type { Figure } from '../stage/figures.ts';

const TSC = join(ROOT, 'node_modules', '.bin', 'tsc');

export const measureTypes = async (): Promise<Figure[]> => {
  const started = performance.now();
  for (const project of ['tsconfig.json', 'tsconfig.web.json']) {
    const { status, stdout } = spawnSync(TSC, ['-p', project], { cwd: ROOT });
    if (status !== 0) throw new Error(`${project}: ${stdout.toString()}`);
  }
  const value = (performance.now() - started) / 1000;
  return [{ name: 'types of the whole repository', value, unit: 's', most: 3 }];
};
