import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';

/** Sent when an asset is removed: its file goes once that is certain. */
export const assetGone = queue<{ readonly file: string }>('documents.asset-gone');

export const removeAssetFile = worker(assetGone, ({ files }, { file }) =>
  files.remove('assets', file),
);
