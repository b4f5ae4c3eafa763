import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import type { FileProblem } from '#documents/asset-file.ts';
import { refusals } from '#documents/uploads/upload.ts';

const t = reader(documentsFilesTexts);

/** Delivery that files are added to. */
export type Target = { readonly deliveryId: string; readonly contractId: string };

/** Shows on the page of the delivery why a file is not added. */
export const refuse = ({ deliveryId }: Pick<Target, 'deliveryId'>, text: string): void =>
  refusals.set([...refusals.get(), { key: newKey(), deliveryId, text }]);

const MB = ASSET.bytes / 1_048_576;
/** The problem of a file in words. */
export const textOf = (problem: FileProblem, { name }: { readonly name: string }): string =>
  problem === 'wrong_size'
    ? t('files.wrong_size', { name, mb: MB })
    : t(`files.${problem}`, { name });
