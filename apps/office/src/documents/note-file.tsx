import { officeNoteFile } from '@abrufbar/contract/documents-office.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';

const t = reader({ ...officeDeliveriesTexts, ...officeFilesTexts });

/** Saves the note of a delivery in the file it came in (DOC-32). */
export const NoteFile = ({ id, number }: { id: string; number: string }) => {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      const name = t('bo.del.note_file', { nummer: number });
      saveFile(new File([await send(officeNoteFile, { id })], `${name}.xml`));
    } catch {
      showFlash('error', t('bo.file.failed'));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size={44}
      icon={fileText}
      busy={isSaving}
      onClick={() => void save()}
    >
      {t('bo.del.note_file_save')}
    </Button>
  );
};
