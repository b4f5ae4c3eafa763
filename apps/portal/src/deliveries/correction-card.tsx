import { correctionTexts } from '@abrufbar/texts/deliveries/correction.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import { CorrectedChip } from '#deliveries/delivery-status.tsx';
import styles from './correction-card.module.css';

const t = reader(correctionTexts);

type Correction = NonNullable<Details['correction']>;

/** The supplier's correction: the value on the slip and the one that counts, with reason and name (OFF-134). */
export const CorrectionCard = ({ correction }: { correction: Correction }) => {
  const { date, time, by, reason_text, text, values } = correction;
  return (
    <Card>
      <CardPart layout="stack">
        <p>
          <CorrectedChip />
        </p>
        <CardTitle>{reason_text}</CardTitle>
        <p>{text}</p>
        <p className="small ink-3">
          {t('correction.by', { datum: shortDate(date), zeit: time, name: by })}
        </p>
      </CardPart>
      <CardPart layout="stack">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('correction.value')}</span>
              </th>
              <th scope="col">{t('correction.slip')}</th>
              <th scope="col">{t('correction.now')}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ field, old, new: now, unit }) => {
              const shown = (value: string | null) =>
                value === null
                  ? t('correction.none')
                  : [value, unit].filter(Boolean).join('\u00A0');
              return (
                <tr key={field}>
                  <th scope="row">{t(`correction.field.${field}`)}</th>
                  <td>
                    <s>{shown(old)}</s>
                  </td>
                  <td>
                    <b>{shown(now)}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </CardPart>
    </Card>
  );
};
