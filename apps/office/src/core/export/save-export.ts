import type { Call, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  type askedExport,
  exportFile,
  type ExportFormat,
  type ExportListName,
} from '@abrufbar/contract/staff/exports.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffExportPageTexts } from '@abrufbar/texts/staff/export-page.ts';
import { send } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';

const t = reader(staffExportPageTexts);

type Wanted = {
  readonly id: string;
  readonly list: ExportListName;
  readonly format: ExportFormat;
  readonly today: string;
};

/** Fetches the file of an export and hands it to the browser. */
export const saveExport = async ({ id, list, format, today }: Wanted): Promise<void> => {
  const bytes = await send(exportFile, { id });
  saveFile(new File([bytes], `${t(`bo.export.file.${list}`, { tag: today })}.${format}`));
};

export type ExportCall = Call & { readonly kind: 'change'; readonly output: typeof askedExport };

/** Saves an export that was asked for, or says that a mail follows; also how far it reaches. */
export const takeExport = async (
  { id, is_large: isLarge, among }: OutputOf<ExportCall>,
  as: Omit<Wanted, 'id'>,
): Promise<void> => {
  const reach = among === null ? [] : [t('bo.export.among', { n: formatWhole(among) })];
  if (isLarge) return showFlash('sucess', [t('bo.export.large'), ...reach].join(' '));
  for (const sentence of reach) showFlash('sucess', sentence);
  return saveExport({ id, ...as }).catch(() => showFlash('error', t('bo.export.failed')));
};
