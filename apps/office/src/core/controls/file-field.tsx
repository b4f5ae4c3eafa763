import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { describe, FieldFrame, type FieldNotes } from '@abrufbar/web/ui/field-frame.tsx';
import { useId, useState } from 'react';
import styles from './text-field.module.css';

const t = reader(staffPartsTexts);

type FileFieldProps = FieldNotes & {
  label: string;
  /** Types the browser offers first; the chosen file is still checked. */
  accept: string;
  onChoose: (file: File | null) => void;
};

/** One file of this computer, in words of the house: a browser's own field speaks its own language. */
export const FileField = ({ label, accept, onChoose, ...notes }: FileFieldProps) => {
  const id = useId();
  const [name, setName] = useState<string | null>(null);
  return (
    <div className={`${styles.field} ${styles.fileField}`}>
      <FieldFrame id={id} label={label} {...notes}>
        <span aria-hidden="true" className={styles.choose}>
          {t('bo.choose_file')}
        </span>
        <span className={styles.fileName}>{name ?? t('bo.no_file')}</span>
        <input
          id={id}
          type="file"
          accept={accept}
          className={styles.file}
          {...describe(id, notes)}
          onChange={({ currentTarget: { files } }) => {
            const file = files?.[0] ?? null;
            setName(file?.name ?? null);
            onChoose(file);
          }}
        />
      </FieldFrame>
    </div>
  );
};
