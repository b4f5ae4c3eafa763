import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { contentTranslationsTexts } from '@abrufbar/texts/content-translations.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Edit } from '#content/translations/use-edit.ts';
import { Button } from '#core/controls/button.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Notice } from '#core/parts/notice.tsx';
import styles from '#content/texts.module.css';

const t = reader({ ...contentTranslationsTexts, ...officeContractEditTexts });

/** A colleague was faster: both texts, and which of them shall stay (OFF-157). */
export const Versions = ({ edit }: { edit: Edit }) =>
  [...edit.drafts].map(([key, { text, faster }]) => {
    if (faster === null) return null;
    const values = { name: faster.by, zeit: berlinTime(new Date(faster.at)) };
    return (
      <Notice key={key} tone="warn" live title={t('bo.tr.stale', { ...values, key })}>
        <p>{t('bo.tr.stale_text')}</p>
        <KeyValues
          lines={[
            { label: t('bo.conflict.versions.mine'), value: text },
            {
              label: t('bo.conflict.versions.theirs', values),
              value: faster.row.text ?? faster.row.standard ?? '–',
            },
          ]}
        />
        <div className={styles.buttons}>
          <Button onClick={() => edit.choose(key, true)}>{t('bo.tr.keep_mine')}</Button>
          <Button variant="secondary" onClick={() => edit.choose(key, false)}>
            {t('bo.tr.take_theirs')}
          </Button>
        </div>
      </Notice>
    );
  });
