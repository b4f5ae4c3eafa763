import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Field } from '@abrufbar/web/ui/field.tsx';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './number-sheet.module.css';

const t = reader(deliveriesScannerTexts);

type ScanNumberSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Begins with the number pad; letters are one tap away. */
  readonly pad: boolean;
  /** Resolves with the problem of the number, '' if there is none. */
  readonly onNumber: (number: string) => Promise<string>;
};

/** Input of the delivery note's number, if its code cannot be read. */
export const ScanNumberSheet = ({ open, onClose, pad, onNumber }: ScanNumberSheetProps) => {
  const form = useId();
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [hasLetters, setHasLetters] = useState(false);
  const field = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (open && pad) field.current?.querySelector('input')?.focus();
  }, [open, pad]);
  const find = async (number: string) => {
    if (number === '') return setError(t('scanner.number_required'));
    setBusy(true);
    setError(await onNumber(number));
    return setBusy(false);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('scanner.number_title')}
      foot={
        <Button
          type="submit"
          form={form}
          icon={search}
          wide
          busy={isBusy && t('scanner.number_busy')}
        >
          {t('scanner.number_submit')}
        </Button>
      }
    >
      <form
        id={form}
        ref={field}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const number = new FormData(event.currentTarget).get('number');
          if (!isBusy) void find(typeof number === 'string' ? number.trim() : '');
        }}
      >
        <Field
          label={t('scanner.number_label')}
          name="number"
          maxLength={40}
          autoComplete="off"
          inputMode={pad && !hasLetters ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          required
          error={error || undefined}
          onChange={() => setError('')}
        />
        {pad && !hasLetters && (
          <div className={styles.letters}>
            <Button
              variant="text"
              onClick={() => {
                setHasLetters(true);
                field.current?.querySelector('input')?.focus();
              }}
            >
              {t('scanner.number_letters')}
            </Button>
          </div>
        )}
      </form>
    </Sheet>
  );
};
