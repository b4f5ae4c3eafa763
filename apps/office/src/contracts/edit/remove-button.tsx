import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { trash2 } from '@abrufbar/web/ui/icons/messages.ts';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { Notice } from '#core/parts/notice.tsx';
import styles from './form.module.css';

const t = reader(officeContractEditTexts);

type RemoveButtonProps = {
  label: string;
  question: string;
  text: string;
  busy: boolean;
  /** Why it was refused. */
  problem: string | undefined;
  onRemove: () => void;
};

/** Removes a thing after a question; one that is used is refused, and the question says so. */
export const RemoveButton = ({ label, question, text, ...props }: RemoveButtonProps) => {
  const { busy, problem, onRemove } = props;
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <div className={styles.end}>
      <Button variant="destructive" icon={trash2} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <Dialog
          title={question}
          text={text}
          icon={trash2}
          tone="danger"
          onClose={close}
          actions={
            <>
              <Button variant="secondary" size={44} caps="Escape" onClick={close}>
                {t('bo.con.cancel')}
              </Button>
              <Button variant="destructive" size={44} icon={trash2} busy={busy} onClick={onRemove}>
                {label}
              </Button>
            </>
          }
        >
          {problem !== undefined && (
            <Notice tone="danger" live>
              <p>{problem}</p>
            </Notice>
          )}
        </Dialog>
      )}
    </div>
  );
};
