/** `npm run dev`: server and portal, each reloading what has changed. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const PORTAL = join(ROOT, 'apps', 'portal');

const server = [
  '--watch',
  '--watch-preserve-output',
  'apps/server/src/main.ts',
  ...process.argv.slice(2),
];
const portal = [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), '--clearScreen', 'false'];

const run = (args: readonly string[], cwd: string) =>
  spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...process.env },
  });
const programs = [run(server, ROOT), run(portal, PORTAL)];

const stop = () => {
  for (const program of programs) program.kill();
};
process.on('SIGINT', stop).on('SIGTERM', stop);
// Each is useless without the other.
for (const program of programs) program.on('exit', stop);

console.log('The portal with reload on change: http://localhost:5173');
