/** A private PostgreSQL 15 for one test run: the oldest version the product promises to run on. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fastestFolder } from '../../apps/server/testing/database/fastest-folder.ts';

const BIN = process.env['PG_15_BIN'] ?? '/usr/lib/postgresql/15/bin';
const NOBODY_ID = 65_534;

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        done(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

// As in production the owner is no superuser: it may make databases and the restricted roles.
const OWNER = [
  'CREATE ROLE abrufbar LOGIN CREATEDB CREATEROLE',
  'CREATE DATABASE abrufbar OWNER abrufbar',
];

/** Starts a cluster, hands its owner's address to the work and takes everything away afterwards. */
export const withPostgres15 = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(fastestFolder(), 'abrufbar-pg15-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const call = (program: string, ...args: string[]) =>
    execFileSync(join(BIN, program), args, { ...user, cwd: folder, stdio: 'ignore' });

  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=200'];
  settings.push(`unix_socket_directories=${folder}`);
  settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const stop = () => {
    call('pg_ctl', 'stop', '-D', data, '-m', 'fast');
    rmSync(folder, { recursive: true });
  };

  call('initdb', '-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  call('pg_ctl', 'start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options);
  process.on('exit', stop); // also when the run is interrupted
  try {
    const psql = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
    call('psql', ...psql, ...OWNER.flatMap((statement) => ['-c', statement]));
    return await work(`postgres://abrufbar@127.0.0.1:${port}/abrufbar`);
  } finally {
    process.off('exit', stop);
    stop();
  }
};
