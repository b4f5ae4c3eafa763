import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { ExportFormat, ExportListName } from '@abrufbar/contract/staff/exports.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffExportPageTexts } from '@abrufbar/texts/staff/export-page.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { useState } from 'react';
import { Button, classOf } from '#core/controls/button.tsx';
import { Menu } from '#core/controls/menu.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { type ExportCall, takeExport } from '#core/export/save-export.ts';

const t = reader(staffExportPageTexts);

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

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
  const ask = useCall(call, {
    onError: (error) => {
      // The refusal says why; the other format is left.
      if (error instanceof CallError && error.status === 422) setRefused(error.message);
    },
  });
  const [refused, setRefused] = useState<string | null>(null);
  const isBusy = ask.isPending || isSaving;
  const save = (asked: OutputOf<ExportCall>, format: ExportFormat) => {
    setIsSaving(true);
    return takeExport(asked, { list, format, today }).finally(() => setIsSaving(false));
  };
  const start = (format: ExportFormat) => {
    if (!isBusy) ask.mutate(inputOf(format), { onSuccess: (asked) => save(asked, format) });
  };
  return (
    <>
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
      {refused !== null && (
        <Dialog
          icon={download}
          title={t('bo.export.too_long')}
          text={refused}
          onClose={() => setRefused(null)}
          actions={
            <>
              <Button variant="secondary" size={44} caps="Escape" onClick={() => setRefused(null)}>
                {t('bo.export.cancel')}
              </Button>
              <Button
                size={44}
                onClick={() => {
                  setRefused(null);
                  start('csv');
                }}
              >
                {t('bo.export.as_csv')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
};
