import { reader } from '@abrufbar/texts/lookup/text.ts';
import { companyKeysTexts } from '@abrufbar/texts/profile/keys.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { CardPart } from '@abrufbar/web/ui/card.tsx';
import { copy } from '@abrufbar/web/ui/icons/account.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useState } from 'react';
import styles from './keys-section.module.css';

const t = reader(companyKeysTexts);

type ShownKeyProps = {
  readonly name: string;
  readonly value: string;
  readonly onDone: () => void;
};

/** A new key, the one time it is known here: it is kept in no cache and gone with the page. */
export const ShownKey = ({ name, value, onDone }: ShownKeyProps) => {
  const [said, setSaid] = useState('');
  const copyValue = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid(t('keys.copied'));
    } catch {
      setSaid(t('keys.copy_failed')); // not allowed, or no secure address
    }
  };
  return (
    <CardPart layout="stack">
      <h3 className="strong">{t('keys.shown_title', { name })}</h3>
      <Note tone="warn" live="alert">
        <p>{t('keys.shown')}</p>
      </Note>
      <code className={styles.key}>{value}</code>
      <Button variant="tinted" icon={copy} onClick={() => void copyValue()}>
        {t('keys.copy')}
      </Button>
      <p role="status" className="caption ink-3">
        {said}
      </p>
      <Button onClick={onDone}>{t('keys.done')}</Button>
    </CardPart>
  );
};
