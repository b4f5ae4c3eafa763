import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { filesOnDisk } from '#core/files-on-disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'abrufbar-files-'));
after(() => rmSync(folder, { recursive: true }));
const files = filesOnDisk(join(folder, 'files'));
const pictures = join(folder, 'files', 'pictures');
const BYTES = Buffer.from([0, 1, 2, 255]);
const LATER = new Date(Date.now() + 60_000);

test('what was written is read again under a random name, and nothing half-written is left', async () => {
  const name = await files.write('pictures', BYTES);
  assert.match(name, /^[0-9a-f]{32}$/);
  assert.notEqual(await files.write('pictures', BYTES), name);
  const stream = await files.read('pictures', name);
  assert.deepEqual(await buffer(stream ?? assert.fail()), BYTES);
  assert.ok(readdirSync(pictures).every((one) => /^[0-9a-f]{32}$/.test(one)));
  assert.equal(statSync(join(pictures, name)).mode & 0o077, 0, 'others may read it');
  assert.equal(statSync(pictures).mode & 0o077, 0, 'others may look into the folder');
});

test('a removed file is gone, removing it again is no mistake', async () => {
  const name = await files.write('pictures', BYTES);
  await files.remove('pictures', name);
  await files.remove('pictures', name);
  assert.equal(await files.read('pictures', name), null);
});

test('names lead nowhere else', async () => {
  writeFileSync(join(folder, 'secret'), 'x');
  for (const name of ['../../secret', 'secret', '', 'A'.repeat(32), `${'a'.repeat(32)}/..`]) {
    await assert.rejects(files.read('pictures', name), /not a name/);
    await assert.rejects(async () => files.remove('pictures', name), /not a name/);
  }
});

test('lists what is older than an instant and clears away what was never finished', async () => {
  assert.deepEqual(await filesOnDisk(join(folder, 'none')).list('pictures', LATER), []);
  const old = await files.write('pictures', BYTES);
  const fresh = await files.write('pictures', BYTES);
  const half = join(pictures, `${'b'.repeat(32)}.part`);
  writeFileSync(half, 'half');
  writeFileSync(join(pictures, '.gitignore'), '*');
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(join(pictures, old), yesterday, yesterday);
  const hourAgo = new Date(Date.now() - 3_600_000);
  assert.deepEqual(await files.list('pictures', hourAgo), [old]);
  assert.ok(readdirSync(pictures).includes(`${'b'.repeat(32)}.part`), 'somebody may be writing it');
  assert.ok((await files.list('pictures', LATER)).includes(fresh));
  assert.deepEqual(
    readdirSync(pictures).filter((name) => !/^[0-9a-f]{32}$/.test(name)),
    ['.gitignore'],
  );
});

test('a folder that cannot be read is a fault, not an empty one', async () => {
  const blocked = filesOnDisk(join(folder, 'secret'));
  await assert.rejects(blocked.list('pictures', LATER), /ENOTDIR/);
  await assert.rejects(blocked.read('pictures', 'a'.repeat(32)), /ENOTDIR/);
});
