import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { handlers } from '../apps/server/src/app.ts';
import { officeHandlers } from '../apps/server/src/office-handlers.ts';
import { ROOT } from './root.ts';

const map = () => execFileSync(process.execPath, ['tools/map.ts'], { cwd: ROOT, encoding: 'utf8' });

test('the map finds every listed handler and the tables it reaches', () => {
  const lines = map().split('\n');
  const unknown = lines.filter((line) => line.includes('no handler'));
  assert.deepEqual(unknown, []);
  for (const { call } of [...handlers, ...officeHandlers]) {
    const line = lines.find((one) => one.trim().startsWith(`${call.name} `));
    assert.ok(line?.includes(call.path), call.name);
  }
  const changes = lines.find((line) => line.includes('callOffs.requestChange')) ?? '';
  assert.match(changes, /\bcall_offs\b/);
  assert.ok(
    lines.some((line) => line.startsWith('/calloff-detail/{id}  apps/portal/src/call-offs/')),
  );
});

test('the map installs nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-map-'));
  try {
    for (const path of ['package-lock.json', 'tools/node26.mjs', 'tools/prepare.mjs']) {
      cpSync(join(ROOT, path), join(folder, path));
    }
    const script = 'tools/node26.mjs';
    execFileSync(process.execPath, [script, '--installed', '-p', '1'], { cwd: folder });
    assert.equal(existsSync(join(folder, 'node_modules')), false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('npm run map runs without an install', async () => {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
  assert.match(manifest.scripts.map, /node26\.mjs --installed tools\/map\.ts$/);
});
