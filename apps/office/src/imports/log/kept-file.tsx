import {
  officeRejectedFile,
  type ImportReject,
  type OfficeImport,
} from '@abrufbar/contract/imports/office.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { canOpenPdf, openFile } from '@abrufbar/web/open-file.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';

const t = reader(officeImportsTexts);

const PDF = 'application/pdf';

type KeptFileProps = { entry: OfficeImport; reject: ImportReject };

/** Opens the invoice or document of a rejected row; XML is saved, for it could run in a tab of ours. */
export const KeptFile = ({ entry, reject: { row, number } }: KeptFileProps) => {
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    try {
      const file = await send(officeRejectedFile, { id: entry.id, row });
      if (file.type === PDF && canOpenPdf()) return openFile(file);
      const ending = file.type === PDF ? 'pdf' : 'xml';
      const name = t('bo.imp.paper_name', { quelle: entry.source, nummer: number ?? row });
      return saveFile(new File([file], `${name}.${ending}`, { type: file.type }));
    } catch {
      return showFlash('error', t('bo.imp.paper_failed'));
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <Button variant="text" icon={fileText} busy={isOpening} onClick={() => void open()}>
      {t('bo.imp.paper')}
    </Button>
  );
};
