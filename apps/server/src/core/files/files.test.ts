/** Every store of files behaves alike; then come the cases peculiar to a folder and to a bucket. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import type { Files } from '#core/files/files.ts';
import { filesOnDisk } from '#core/files/disk-files.ts';
import { openFiles } from '#core/files/open-files.ts';
import { startBucket } from '#testing/external/bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'abrufbar-files-'));
after(() => rmSync(folder, { recursive: true }));
const bucket = await startBucket({ after });
const onDisk = await openFiles({ DATA_DIR: folder, S3_URL: undefined });
const inBucket = await openFiles({ DATA_DIR: folder, S3_URL: bucket });
const pictures = join(folder, 'files', 'pictures');
const BYTES = Buffer.from([0, 1, 2, 255]);
const LATER = new Date(Date.now() + 60_000);

const STORES: Readonly<Record<string, Files>> = { 'on disk': onDisk, 'in a bucket': inBucket };
for (const [where, files] of Object.entries(STORES)) {
  test(`${where} a written file is read under a random name, and only in its folder`, async () => {
    const name = await files.write('pictures', BYTES);
    assert.match(name, /^[0-9a-f]{32}$/);
    assert.notEqual(await files.write('pictures', BYTES), name);
    const stream = await files.read('pictures', name);
    assert.deepEqual(await buffer(stream ?? assert.fail()), BYTES);
    assert.equal(await files.read('assets', name), null);
  });

  test(`${where} ten megabytes are read as they were written`, async () => {
    const large = Buffer.alloc(10 * 1_048_576, 'abrufbar');
    const name = await files.write('assets', large);
    const stream = await files.read('assets', name);
    assert.ok(large.equals(await buffer(stream ?? assert.fail())));
  });

  test(`${where} bytes that come one after the other are read as they were written`, async () => {
    const part = Buffer.alloc(1_048_576, 'abrufbar');
    async function* parts() {
      for (let at = 0; at < 10; at += 1) yield part;
    }
    const name = await files.writeStream('exports', parts());
    const stream = await files.read('exports', name);
    assert.ok(
      Buffer.concat(Array.from({ length: 10 }, () => part)).equals(
        await buffer(stream ?? assert.fail()),
      ),
    );
    async function* broken() {
      yield part;
      throw new Error('the list broke off');
    }
    await assert.rejects(files.writeStream('exports', broken()), /the list broke off/);
    assert.deepEqual(await files.list('exports', LATER), [name]);
  });

  test(`${where} a removed file is gone, removing it again is no mistake`, async () => {
    const name = await files.write('pictures', BYTES);
    await files.remove('pictures', name);
    await files.remove('pictures', name);
    assert.equal(await files.read('pictures', name), null);
  });

  test(`${where} a name cannot reach another folder`, async () => {
    writeFileSync(join(folder, 'secret'), 'x');
    for (const name of ['../../secret', 'secret', '', 'A'.repeat(32), `${'a'.repeat(32)}/..`]) {
      await assert.rejects(files.read('pictures', name), /not a name/);
      await assert.rejects(async () => files.remove('pictures', name), /not a name/);
    }
  });

  test(`${where} files older than an instant are listed by folder`, async () => {
    assert.deepEqual(await files.list('invoices', LATER), []);
    const name = await files.write('invoices', BYTES);
    await files.write('assets', BYTES);
    assert.deepEqual(await files.list('invoices', LATER), [name]);
    assert.deepEqual(await files.list('invoices', new Date(Date.now() - 60_000)), []);
  });
}

test('on disk nobody else reads them, and nothing half-written is left', async () => {
  const name = await onDisk.write('pictures', BYTES);
  assert.ok(readdirSync(pictures).every((one) => /^[0-9a-f]{32}$/.test(one)));
  assert.equal(statSync(join(pictures, name)).mode & 0o077, 0, 'others may read it');
  assert.equal(statSync(pictures).mode & 0o077, 0, 'others may look into the folder');
});

test('on disk an unfinished file is removed once it is old', async () => {
  assert.deepEqual(await filesOnDisk(join(folder, 'none')).list('pictures', LATER), []);
  const old = await onDisk.write('pictures', BYTES);
  const fresh = await onDisk.write('pictures', BYTES);
  const half = join(pictures, `${'b'.repeat(32)}.part`);
  writeFileSync(half, 'half');
  writeFileSync(join(pictures, '.gitignore'), '*');
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(join(pictures, old), yesterday, yesterday);
  const hourAgo = new Date(Date.now() - 3_600_000);
  assert.deepEqual(await onDisk.list('pictures', hourAgo), [old]);
  assert.ok(readdirSync(pictures).includes(`${'b'.repeat(32)}.part`), 'somebody may be writing it');
  assert.ok((await onDisk.list('pictures', LATER)).includes(fresh));
  assert.deepEqual(
    readdirSync(pictures).filter((name) => !/^[0-9a-f]{32}$/.test(name)),
    ['.gitignore'],
  );
});

test('on disk a folder that cannot be read is a fault, not an empty one', async () => {
  const blocked = filesOnDisk(join(folder, 'secret'));
  await assert.rejects(blocked.list('pictures', LATER), /ENOTDIR/);
  await assert.rejects(blocked.read('pictures', 'a'.repeat(32)), /ENOTDIR/);
});

test('a bucket that is missing or does not know the key is a fault, not an empty one', async () => {
  const wrong = {
    missing: bucket.replace('/bucket', '/none'),
    refused: bucket.replace('%533RVER:', 'STRANGER:'),
  };
  for (const [what, S3_URL] of Object.entries(wrong)) {
    const files = await openFiles({ DATA_DIR: folder, S3_URL });
    await assert.rejects(files.write('assets', BYTES), what);
    await assert.rejects(files.list('assets', LATER), what);
  }
});
