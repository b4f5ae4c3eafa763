import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { printer } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Button } from '#core/controls/button.tsx';
import { CopyButton } from '#core/parts/copy-button.tsx';
import styles from './recovery-codes.module.css';

const t = reader({ ...staffPartsTexts, ...staffSignInTexts });

/** The ten codes, shown this one time, to copy, download or print (OFF-05). */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const text = codes.join('\n');
  const file = () => new File([`${text}\n`], t('bo.enrol.file'), { type: 'text/plain' });
  return (
    <div className={styles.codes}>
      <ol className={styles.list} data-print="">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CopyButton text={text} />
        <Button variant="secondary" icon={download} onClick={() => saveFile(file())}>
          {t('bo.enrol.download')}
        </Button>
        <Button variant="secondary" icon={printer} onClick={() => print()}>
          {t('bo.print')}
        </Button>
      </div>
    </div>
  );
};
