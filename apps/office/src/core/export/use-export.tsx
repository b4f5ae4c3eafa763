import type { InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { ExportFormat, ExportListName } from '@abrufbar/contract/staff/exports.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffExportPageTexts } from '@abrufbar/texts/staff/export-page.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '#core/controls/button.tsx';
import { type ExportCall, takeExport } from '#core/export/save-export.ts';
import { Dialog } from '#core/frame/dialog.tsx';

const t = reader(staffExportPageTexts);

/** How a list is asked for as a file. */
export type AskedList<C extends ExportCall> = {
  list: ExportListName;
  /** Asks for the list as it is on show. */
  call: C;
  inputOf: (format: ExportFormat) => InputOf<C>;
  today: string;
};

/** A list that can leave as a file. */
export type ListExport = {
  readonly list: ExportListName;
  readonly isBusy: boolean;
  readonly start: (format: ExportFormat) => void;
  /** Says why the file was refused, and offers the other format. */
  readonly refusal: ReactNode;
};

/** Asks for the rows of a list and takes the file; a long one comes by mail. */
export const useExport = <C extends ExportCall>({
  list,
  call,
  inputOf,
  today,
}: AskedList<C>): ListExport => {
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const ask = useCall(call, {
    onError: (error) => {
      // The refusal says why; the other format is left.
      if (error instanceof CallError && error.status === 422) setRefused(error.message);
    },
  });
  const isBusy = ask.isPending || isSaving;
  const save = (asked: OutputOf<ExportCall>, format: ExportFormat) => {
    setIsSaving(true);
    return takeExport(asked, { list, format, today }).finally(() => setIsSaving(false));
  };
  const start = (format: ExportFormat) => {
    if (!isBusy) ask.mutate(inputOf(format), { onSuccess: (asked) => save(asked, format) });
  };
  const close = () => setRefused(null);
  return {
    list,
    isBusy,
    start,
    refusal: refused !== null && (
      <Dialog
        icon={download}
        title={t('bo.export.too_long')}
        text={refused}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" size={44} caps="Escape" onClick={close}>
              {t('bo.export.cancel')}
            </Button>
            <Button
              size={44}
              onClick={() => {
                close();
                start('csv');
              }}
            >
              {t('bo.export.as_csv')}
            </Button>
          </>
        }
      />
    ),
  };
};
