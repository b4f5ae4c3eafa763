import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import { isFileName, type Files } from '#core/files/files.ts';

/** Timeout of one answer of the store, its bytes included. */
const TIMEOUT_MS = 30_000;

/**
 * Files in a bucket of any store that speaks the protocol of S3. The address names key, secret, bucket and
 * region: `https://key:secret@s3.example.de/bucket?region=eu-central-1`.
 */
export const filesInBucket = (address: string): Files => {
  const { username, password, origin, pathname, searchParams } = new URL(address);
  const bucket = new S3mini({
    endpoint: origin + pathname,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: TIMEOUT_MS,
  });
  const keyOf = (kind: string, name: string): string => {
    if (!isFileName(name)) throw new Error('not a name this store has given');
    return `${kind}/${name}`;
  };
  return {
    write: async (kind, bytes) => {
      const name = randomBytes(16).toString('hex');
      await bucket.putObject(keyOf(kind, name), bytes);
      return name;
    },
    writeStream: async (kind, bytes) => {
      const name = randomBytes(16).toString('hex');
      // The same type under another name in the declarations of the browser.
      const stream = Readable.toWeb(Readable.from(bytes)) as ReadableStream;
      await bucket.putAnyObject(keyOf(kind, name), stream);
      return name;
    },
    read: async (kind, name) => {
      const answer = await bucket.getObjectResponse(keyOf(kind, name));
      return answer?.body ? Readable.fromWeb(answer.body) : null;
    },
    remove: async (kind, name) => {
      await bucket.deleteObject(keyOf(kind, name));
    },
    list: async (kind, before) => {
      const found = await bucket.listObjects('/', `${kind}/`);
      if (found === null) throw new Error('the bucket of the files does not exist');
      return found
        .filter(({ LastModified }) => LastModified < before)
        .map(({ Key }) => Key.slice(kind.length + 1))
        .filter(isFileName);
    },
  };
};
