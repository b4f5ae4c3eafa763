import {
  officeExport,
  officeExportFile,
  type ExportFormat,
} from '@abrufbar/contract/call-offs/office-export.ts';
import { officeExportPageTexts } from '@abrufbar/texts/call-offs/office-export-page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { useState } from 'react';
import { shownColumnIds } from '#call-offs/list/columns.tsx';
import type { WorkList } from '#call-offs/list/use-work-list.ts';
import { classOf } from '#core/controls/button.tsx';
import { Menu } from '#core/controls/menu.tsx';

const t = reader(officeExportPageTexts);

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** Fetches the file of an export and hands it to the browser. */
export const saveExport = async (
  id: string,
  format: ExportFormat,
  today: string,
): Promise<void> => {
  const bytes = await send(officeExportFile, { id });
  saveFile(new File([bytes], `${t('bo.export.file', { tag: today })}.${format}`));
};

/** Exactly the filtered rows and shown columns as a file (OFF-41); it asks for a code. */
export const ExportMenu = ({ list, today }: { list: WorkList; today: string }) => {
  const [isSaving, setIsSaving] = useState(false);
  const ask = useCall(officeExport, {
    onSuccess: ({ id, is_large: isLarge }, { format }) => {
      if (isLarge) return showFlash('sucess', t('bo.export.large'));
      setIsSaving(true);
      return saveExport(id, format, today)
        .catch(() => showFlash('error', t('bo.export.failed')))
        .finally(() => setIsSaving(false));
    },
  });
  const isBusy = ask.isPending || isSaving;
  const start = (format: ExportFormat) => {
    if (isBusy) return;
    ask.mutate({ ...list.filters, columns: [...shownColumnIds(list.state.columns)], format });
  };
  return (
    <Menu
      label={t('bo.export')}
      buttonClass={classOf('secondary')}
      button={
        <>
          <Icon icon={isBusy ? refreshCw : download} size={18} />
          {t('bo.export')}
        </>
      }
      entries={FORMATS.map((format) => ({
        key: format,
        label: t(`bo.export.${format}`),
        onSelect: () => start(format),
      }))}
    />
  );
};
