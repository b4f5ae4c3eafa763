import type { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { inkBox, signaturePath } from '@abrufbar/domain/deliveries/signature.ts';
import { officeReceiptsTexts } from '@abrufbar/texts/deliveries/office-receipts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import styles from './signature.module.css';

const t = reader(officeReceiptsTexts);

type Signed = NonNullable<OutputOf<typeof officeDetail>['receipts'][number]['signature']>;

/** The name to a signature, and its drawing unless the name was typed (BEY-79). */
export const Signature = ({ signed_by: name, height, strokes }: Signed) => {
  if (height === null) return <p className={styles.name}>{t('bo.rcpt.signed_typed', { name })}</p>;
  return (
    <figure className={styles.signature}>
      <figcaption className={styles.name}>{t('bo.rcpt.signed', { name })}</figcaption>
      <svg
        role="img"
        aria-label={t('bo.rcpt.drawing', { name })}
        viewBox={inkBox(strokes)}
        className={styles.drawing}
      >
        <path d={signaturePath(strokes)} />
      </svg>
    </figure>
  );
};
