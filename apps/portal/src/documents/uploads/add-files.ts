import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { isView } from '#core/device.ts';
import { refuseInView } from '#core/frame/view-refusal.ts';
import { userId } from '#core/outbox/send-call.ts';
import { prepareFile, typeOf, type FileProblem } from '#documents/asset-file.ts';
import { sendUpload } from '#documents/uploads/queue.ts';
import { refuse, textOf, type Target } from '#documents/uploads/refuse.ts';
import { dropUpload, uploads, type Upload } from '#documents/uploads/upload.ts';

const t = reader(documentsFilesTexts);

/** Adds chosen files to a delivery, at most `room`. All are shown before the first is sent. */
export const addFiles = async (
  target: Target,
  files: readonly File[],
  room: number,
): Promise<void> => {
  if (isView) return refuseInView();
  const owner = userId();
  if (owner === null) return;
  const added = [];
  for (const file of files) {
    const type = await typeOf(file).catch(() => 'unreadable' as const);
    if (type !== 'image/webp' && type !== 'application/pdf') refuse(target, textOf(type, file));
    else if (added.length >= room)
      refuse(target, t('files.no_room', { name: file.name, n: ASSET.maxFiles }));
    else added.push({ upload: show(target, owner, file), type, file });
  }
  for (const { upload, type, file } of added) {
    const prepared = await prepareFile(file, type);
    if (prepared instanceof Blob) {
      await sendUpload(upload, prepared).catch(() => leave(upload, 'unreadable'));
    } else leave(upload, prepared);
  }
};

const show = (target: Target, owner: string, file: File): Upload => {
  const upload = {
    ...target,
    key: newKey(),
    userId: owner,
    name: file.name,
    addedAt: Date.now(),
    file,
    state: 'preparing',
    part: 0,
    words: '',
  } as const;
  uploads.set([...uploads.get(), upload]);
  return upload;
};

const leave = (upload: Upload, problem: FileProblem): void => {
  dropUpload(upload.key);
  refuse(upload, textOf(problem, upload));
};
