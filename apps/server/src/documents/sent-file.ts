import { ASSET, assetName, type AssetType, assetType } from '@abrufbar/domain/documents/assets.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { encodePicture } from '#core/files/picture.ts';
import { refuseActive } from '#documents/active/refuse-active.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';

const t = reader(documentsTexts);

type SentFile = {
  readonly file: Uint8Array<ArrayBuffer> | null;
  readonly file_name: string | null;
};
export type PreparedFile = {
  readonly bytes: Uint8Array;
  readonly media: AssetType;
  readonly name: string;
};

/** The stored form of a file: a photo encoded again, a PDF as it is. */
export const prepareFile = async ({ file, file_name }: SentFile): Promise<PreparedFile> => {
  if (file === null) throw refuseFields([{ field: 'file', problem: 'no_file' }]);
  const media = assetType(file);
  if (media === null) throw new Refusal(415, 'asset_type');
  if (media === 'application/pdf') {
    const reason = await refuseActive(
      Buffer.from(file.buffer, file.byteOffset, file.length),
      'paper',
    );
    if (reason !== null) throw new Refusal(415, 'pdf_refused', { values: { grund: reason } });
    return { bytes: file, media, name: assetName(file_name, media, t('asset.paper')) };
  }
  const bytes = await encodePicture(file, { sidePixels: ASSET.sidePixels, field: 'file' });
  return { bytes, media, name: assetName(file_name, media, t('asset.photo')) };
};
