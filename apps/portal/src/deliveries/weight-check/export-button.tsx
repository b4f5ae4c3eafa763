import * as calls from '@abrufbar/contract/deliveries/weight-checks.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { weightChecksTexts } from '@abrufbar/texts/deliveries/weight-checks.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { columns3 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import { useDownload } from '#documents/use-download.ts';

const t = reader({ ...documentsFilesTexts, ...weightChecksTexts });

type ExportButtonProps = { readonly narrowed: InputOf<typeof calls.exportWeightChecks> };

/** Takes the list along as it is narrowed, as a paper or as a spreadsheet (BEY-15, BEY-129). */
export const ExportButton = ({ narrowed }: ExportButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const paper = useDownload({
    ask: (options) => send(calls.printWeightChecks, narrowed, options),
    keptAs: null,
  });
  const sheet = useDownload({
    ask: (options) => send(calls.exportWeightChecks, narrowed, options),
    keptAs: null,
  });
  const busy = paper.busy || sheet.busy;
  const ready = [paper, sheet].find(({ isReady }) => isReady);
  const choose = ({ start }: typeof paper) => {
    setOpen(false);
    void start();
  };
  const press = () => {
    if (busy) return;
    if (ready) void ready.start();
    else setOpen(true);
  };
  return (
    <>
      <IconButton
        icon={download}
        label={busy || t(ready ? 'files.pass_on' : 'check.download')}
        aria-busy={busy !== false}
        aria-haspopup={ready ? undefined : 'dialog'}
        aria-disabled={busy !== false} // not `disabled`, which would lose the keyboard focus
        onClick={press}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('check.download')}>
        <ListRow
          tone="menu"
          icon={fileText}
          title={t('check.as_paper')}
          hint={t('check.as_paper_hint')}
          onClick={() => choose(paper)}
        />
        <ListRow
          tone="menu"
          icon={columns3}
          title={t('check.as_sheet')}
          hint={t('check.as_sheet_hint')}
          onClick={() => choose(sheet)}
        />
      </Sheet>
    </>
  );
};
