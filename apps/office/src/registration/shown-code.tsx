import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { TextField } from '#core/controls/text-field.tsx';
import { CopyButton } from '#core/parts/copy-button.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { QrPanel } from '#core/parts/qr-panel.tsx';
import { type FreshCode, linkOf } from '#registration/fresh-code.ts';
import { dayOf } from '#registration/states.ts';
import styles from './invitation-pane.module.css';

const t = reader(officeInvitationsTexts);

/** QR code, code and link of an invitation, each to be copied (OFF-119). */
export const ShownCode = ({ code }: { code: FreshCode }) => {
  const link = linkOf(code);
  return (
    <>
      <div className={styles.qr}>
        <QrPanel text={link} label={t('bo.inv.qr')} />
        <div className={styles.words}>
          <p className={styles.scan}>{t('bo.inv.scan')}</p>
          <div className={styles.once}>
            <Notice tone="rest">
              <p>{t('bo.inv.once', { datum: dayOf(code.expires_at) })}</p>
            </Notice>
          </div>
        </div>
      </div>
      <TextField
        label={t('bo.inv.code')}
        value={code.code}
        readOnly
        right={<CopyButton text={code.code} bare />}
      />
      <TextField
        label={t('bo.inv.link')}
        value={link}
        readOnly
        right={<CopyButton text={link} bare />}
      />
    </>
  );
};
