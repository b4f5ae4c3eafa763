import type { Files } from '#core/files/files.ts';
import { filesIn } from '#core/files/disk-files.ts';
import type { Settings } from '#core/settings.ts';

/** The store that the settings name. What it takes to speak with a bucket is read by nobody else. */
export const openFiles = async ({
  DATA_DIR,
  S3_URL,
}: Pick<Settings, 'DATA_DIR' | 'S3_URL'>): Promise<Files> => {
  if (S3_URL === undefined) return filesIn(DATA_DIR);
  const { filesInBucket } = await import('#core/files/bucket-files.ts');
  return filesInBucket(S3_URL);
};
