/** `npm run dev`: server, portal and office, each reloading what has changed. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const appFolder = (name: string) => join(ROOT, 'apps', name);

const server = [
  '--watch',
  '--watch-preserve-output',
  'apps/server/src/main.ts',
  ...process.argv.slice(2),
];
const vite = [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), '--clearScreen', 'false'];

const run = (args: readonly string[], cwd: string) =>
  spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...process.env },
  });
const programs = [
  run(server, ROOT),
  run(vite, appFolder('portal')),
  run(vite, appFolder('office')),
];

const stop = () => {
  for (const program of programs) program.kill();
};
process.on('SIGINT', stop).on('SIGTERM', stop);
// Each is useless without the others.
for (const program of programs) program.on('exit', stop);

console.log('The portal with reload on change: http://localhost:5173');
console.log('The office with reload on change: http://localhost:5174/office/');
