import type { Files } from '#core/files/files.ts';
import { filesIn } from '#core/files/disk-files.ts';
import type { Settings } from '#core/settings.ts';

/** Opens the store of the settings. The client for buckets is loaded only where one is used. */
export const openFiles = async ({
  DATA_DIR,
  S3_URL,
}: Pick<Settings, 'DATA_DIR' | 'S3_URL'>): Promise<Files> => {
  if (S3_URL === undefined) return filesIn(DATA_DIR);
  const { filesInBucket } = await import('#core/files/bucket-files.ts');
  return filesInBucket(S3_URL);
};
