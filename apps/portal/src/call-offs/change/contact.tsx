import type { ContactPerson } from '@abrufbar/contract/call-offs-fields.ts';
import { callOffsChangeTexts } from '@abrufbar/texts/call-offs/change.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { useId, useState } from 'react';
import { ContactRow } from '#call-offs/parts/contact-row.tsx';
import { ContactSheet } from '#call-offs/change/contact-sheet.tsx';
import styles from './contact.module.css';

const t = reader(callOffsChangeTexts);

type ChangeContactProps = {
  readonly persons: readonly ContactPerson[];
  readonly person: ContactPerson | null;
  /** Note that the person has changed, with the previous person; undefined if unchanged. */
  readonly changed: string | undefined;
  readonly onChange: (id: string) => void;
};

/** The person who receives the delivery; another one is chosen in a sheet (CHG-09). */
export const ChangeContact = ({ persons, person, changed, onChange }: ChangeContactProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const change = (
    <Button
      variant="tinted"
      aria-haspopup="dialog"
      aria-label={`${t('change.contact_change')}: ${t('change.contact')}`}
      onClick={() => setOpen(true)}
    >
      {t('change.contact_change')}
    </Button>
  );
  return (
    <div role="group" aria-labelledby={id} className={styles.contact}>
      <p id={id} className={styles.label}>
        {t('change.contact')}
      </p>
      <div className={`${styles.card} ${changed === undefined ? '' : styles.changed}`}>
        {person ? (
          <ContactRow person={person}>{change}</ContactRow>
        ) : (
          <div className={styles.none}>
            <span className="ink-2">{t('change.contact_none')}</span>
            {change}
          </div>
        )}
      </div>
      {changed !== undefined && (
        <p className={styles.note}>
          <Icon icon={pencilLine} size={17} />
          {changed}
        </p>
      )}
      <ContactSheet
        open={open}
        onClose={() => setOpen(false)}
        persons={persons.filter((one) => one.id !== person?.id)}
        onAssign={(chosen) => {
          setOpen(false);
          onChange(chosen);
        }}
      />
    </div>
  );
};
