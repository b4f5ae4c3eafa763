import { CLAIM_NOTE_CHARACTERS } from '@abrufbar/domain/deliveries/claims.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { send } from '@abrufbar/web/ui/icons/call-off.ts';
import { NoteField } from '@abrufbar/web/ui/note-field.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import { useReply, type ReplyProps } from '#deliveries/claims/use-reply.ts';
import styles from './disagree-sheet.module.css';

const t = reader(claimsTexts);

type DisagreeSheetProps = Omit<ReplyProps, 'mayReply'> & {
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Disagrees with the answer, with a note, which the supplier needs (BEY-92). */
export const DisagreeSheet = ({ open, onClose, ...about }: DisagreeSheetProps) => {
  const { isBusy, reply } = useReply(about);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const disagree = async (): Promise<void> => {
    if (note.trim() === '') return setMissing(true);
    if (!(await reply({ reply: 'disagree', note: note.trim() }))) return;
    setNote('');
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('claim.disagree')}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('claim.cancel')}
          </Button>
          <Button icon={send} busy={isBusy && t('claim.busy')} onClick={() => void disagree()}>
            {t('claim.send')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p className="ink-2">{t('claim.disagree_text')}</p>
        <NoteField
          label={t('claim.disagree_note')}
          placeholder=""
          value={note}
          max={CLAIM_NOTE_CHARACTERS}
          counter={t('claim.note_count', { n: [...note].length, alle: CLAIM_NOTE_CHARACTERS })}
          error={isMissing && t('claim.disagree_missing')}
          onChange={(text) => {
            setNote(text);
            setMissing(false);
          }}
        />
      </div>
    </Sheet>
  );
};
