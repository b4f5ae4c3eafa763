import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type {
  askedExport,
  ExportFormat,
  ExportListName,
} from '@abrufbar/contract/staff/exports.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffExportPageTexts } from '@abrufbar/texts/staff/export-page.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { useState } from 'react';
import { classOf } from '#core/controls/button.tsx';
import { Menu } from '#core/controls/menu.tsx';
import { saveExport } from '#core/export/save-export.ts';

const t = reader(staffExportPageTexts);

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

type ExportCall = Call & { readonly kind: 'change'; readonly output: typeof askedExport };

type ExportMenuProps<C extends ExportCall> = {
  list: ExportListName;
  /** Asks for the list as it is on show. */
  call: C;
  inputOf: (format: ExportFormat) => InputOf<C>;
  today: string;
};

/** Exactly the filtered rows and shown columns as a file (OFF-41); it asks for a code. */
export const ExportMenu = <C extends ExportCall>({
  list,
  call,
  inputOf,
  today,
}: ExportMenuProps<C>) => {
  const [isSaving, setIsSaving] = useState(false);
  const ask = useCall(call);
  const isBusy = ask.isPending || isSaving;
  const save = ({ id, is_large: isLarge }: OutputOf<ExportCall>, format: ExportFormat) => {
    if (isLarge) return showFlash('sucess', t('bo.export.large'));
    setIsSaving(true);
    return saveExport({ id, list, format, today })
      .catch(() => showFlash('error', t('bo.export.failed')))
      .finally(() => setIsSaving(false));
  };
  const start = (format: ExportFormat) => {
    if (!isBusy) ask.mutate(inputOf(format), { onSuccess: (asked) => save(asked, format) });
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
