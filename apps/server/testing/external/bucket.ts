/**
 * A store that speaks the protocol of S3, in this process, with one empty bucket. It knows no other key than
 * its own and does not look at signatures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** Its address as the setting has it; ended with the test. */
export const startBucket = async (t: {
  readonly after: (end: () => Promise<void>) => void;
}): Promise<string> => {
  const directory = mkdtempSync(join(tmpdir(), 'abrufbar-bucket-'));
  const store = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: 'bucket', configs: [] }],
  });
  const { port } = await store.run();
  t.after(async () => {
    // Connections that the client keeps open would hold it back.
    void store.close();
    rmSync(directory, { recursive: true });
  });
  // The key is encoded, as it may have to be.
  return `http://%533RVER:S3RVER@127.0.0.1:${port}/bucket?region=eu-central-1`;
};
