import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';

/** Sent when a picture is replaced or removed: its file goes once that is certain. */
export const pictureGone = queue<{ readonly file: string }>('profile.picture-gone');

export const removePictureFile = worker(pictureGone, ({ files }, { file }) =>
  files.remove('pictures', file),
);
