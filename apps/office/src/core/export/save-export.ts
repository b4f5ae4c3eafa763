import {
  exportFile,
  type ExportFormat,
  type ExportListName,
} from '@abrufbar/contract/staff/exports.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffExportPageTexts } from '@abrufbar/texts/staff/export-page.ts';
import { send } from '@abrufbar/web/data.ts';
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
