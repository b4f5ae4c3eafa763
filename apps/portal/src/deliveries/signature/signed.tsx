import { inkBox, signaturePath } from '@abrufbar/domain/deliveries/signature.ts';
import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { signature as signatureIcon } from '@abrufbar/web/ui/icons/signature.ts';
import type { Details } from '#deliveries/confirmation.ts';
import styles from './signed.module.css';

const t = reader(signatureTexts);

type SignedProps = { readonly signature: NonNullable<Details['signature']> };

/** The signature of the confirmation that counts: name and, where it was drawn, drawing (BEY-79). */
export const Signed = ({ signature: { signed_by, height, strokes } }: SignedProps) => (
  <Card>
    <div className={styles.signed}>
      <Icon icon={signatureIcon} className="ink-2" />
      <p className={styles.name}>{t('signature.by', { name: signed_by })}</p>
      {height !== null && (
        <svg
          role="img"
          aria-label={t('signature.drawing', { name: signed_by })}
          viewBox={inkBox(strokes)}
          className={styles.drawing}
        >
          <path d={signaturePath(strokes)} className={styles.ink} />
        </svg>
      )}
    </div>
  </Card>
);
